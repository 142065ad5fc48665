/** The place of a reference on its page: its name, and how it is found again. */
import { nameOf, quoted, ruleName, textOf } from '#client/names.ts';
import type { Place } from './stack.ts';

/** The clause, term or article around a link, else the page, as named within a sentence. */
export function nameAround(link: Element): string {
  const around = link.closest('.clause, .term, .law');
  if (around) return around.matches('.term') ? quoted(nameOf(around)) : nameOf(around);
  return ruleName(document) || quoted(textOf(document.querySelector('main h1')) || document.title);
}

/** The position of a link: in pixels, and relative to the nearest element with an id. */
export function placeOf(link: Element): Place {
  const y = Math.round(scrollY);
  const around = link.closest('[id]');
  return around ? { y, anchor: { id: around.id, top: Math.round(around.getBoundingClientRect().top) } } : { y };
}

/** Scrolls to a place, without animation. */
export function scrollToPlace({ y, anchor }: Place): void {
  const around = anchor && document.getElementById(anchor.id);
  const top = around ? scrollY + around.getBoundingClientRect().top - anchor.top : y;
  // If the layout is unchanged the exact position is restored.
  scrollTo({ top: Math.abs(top - y) <= 2 ? y : top, behavior: 'instant' });
}
