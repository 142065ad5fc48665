/** Where on its page a reference stands: what the place is called, and how it is found again. */
import { nameOf, quoted, ruleName, textOf } from '#client/names.ts';
import type { Place } from './stack.ts';

/** The clause, term or article that a link stands in, else the page, as it reads in a sentence. */
export function nameAround(link: Element): string {
  const around = link.closest('.clause, .term, .law');
  if (around) return around.matches('.term') ? quoted(nameOf(around)) : nameOf(around);
  return ruleName(document) || quoted(textOf(document.querySelector('main h1')) || document.title);
}

/** Where a link stands: how far down, and the nearest thing around it that has a name. */
export function placeOf(link: Element): Place {
  const y = Math.round(scrollY);
  const around = link.closest('[id]');
  return around ? { y, anchor: { id: around.id, top: Math.round(around.getBoundingClientRect().top) } } : { y };
}

/** Goes where the place is now, at once. */
export function scrollToPlace({ y, anchor }: Place): void {
  const around = anchor && document.getElementById(anchor.id);
  const top = around ? scrollY + around.getBoundingClientRect().top - anchor.top : y;
  // The page lays itself out as it did: then the place is exactly where it was.
  scrollTo({ top: Math.abs(top - y) <= 2 ? y : top, behavior: 'instant' });
}
