/**
 * Whether a page is for reading, such as the front page of a book or a rule. On all others the foot of the
 * window belongs to inputs and buttons, which a notice must not cover.
 */
import { isBusy } from './busy.ts';

/** True for the front page of a book and for pages with clauses, unless the reader is busy there. */
export function isToBeRead(page: Document): boolean {
  return !isBusy(page) && (isFront(page) || page.querySelector('.clauses') !== null);
}

/** Whether a page is the front page of a book. */
export function isFront(page: Document): boolean {
  return page.location.pathname === page.documentElement.dataset['at'];
}
