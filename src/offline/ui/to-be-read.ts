/**
 * Whether a page is there to be read, as the front page of a book and a rule are. Everywhere else the place
 * above the thumb belongs to what is answered and pressed there, and a notice has no business in front of it.
 */
import { isBusy } from './busy.ts';

/**
 * True for the front page of a book and for what holds clauses, unless somebody is in the middle of something
 * there.
 */
export function isToBeRead(page: Document): boolean {
  const isFront = page.location.pathname === page.documentElement.dataset['at'];
  return !isBusy(page) && (isFront || page.querySelector('.clauses') !== null);
}
