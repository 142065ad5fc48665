/** The example on the start page: a press on an answer turns to the question or ruling that it leads to. */

/** What was answered on the way to a part. */
interface Given {
  readonly query: string;
  readonly says: string;
}

/**
 * Shows the part that a pressed answer or button leads to, in place of its own, and moves the focus to its
 * heading. The links of that part then carry the answers given so far.
 * @returns whether there is such a part.
 */
export function turnTo(pressed: HTMLElement): boolean {
  const from = pressed.closest<HTMLElement>('.try-part');
  const to = document.getElementById(pressed.dataset['to'] ?? '');
  if (!from || !to) return false;
  const { query, says } = givenWith(pressed, from);
  const given = to.querySelector('[data-given]');
  if (given) given.textContent = says;
  for (const link of to.querySelectorAll<HTMLAnchorElement>('a[data-adds]'))
    link.search = [query, link.dataset['adds']].filter(Boolean).join('&');
  from.hidden = true;
  to.hidden = false;
  const heading = to.querySelector<HTMLElement>('h2');
  if (heading) heading.tabIndex = -1;
  heading?.focus();
  return true;
}

/** Nothing where the example begins again. */
function givenWith(pressed: HTMLElement, from: HTMLElement): Given {
  if (!(pressed instanceof HTMLAnchorElement)) return { query: '', says: '' };
  const before = from.querySelector('[data-given]')?.textContent ?? '';
  const says = [before, pressed.dataset['says']].filter(Boolean).join(' · ');
  return { query: pressed.search.slice(1), says };
}
