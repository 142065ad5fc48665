/**
 * Whether somebody is in the middle of something on a page: answers in its address, a case to train with, an
 * exam, or words in a form. Nothing is offered to them then that would take it away.
 */
import { withoutSearch } from '#addresses/search-query.ts';

/**
 * True where the address holds more than a search, or a field of the page's main part more than the page came
 * with.
 */
export function isBusy(page: Document): boolean {
  if (withoutSearch(page.location.search) !== '') return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)].some(
    (field) => field.value.trim() !== field.defaultValue.trim(),
  );
}

/** Where words go that are somebody's own; what only filters a list is lost without harm. */
const WRITTEN = 'main :is(textarea, input:not([type]), input[type="text"], input[type="number"], dialog input)';
