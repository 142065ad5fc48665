/**
 * Whether the reader is busy on a page: answers in its address, a training case, an exam, or text in a form.
 * Nothing is offered then that would lose it.
 */
import { withoutSearch } from '#addresses/search-query.ts';

/** True when the address holds more than a search, or a field of the page's main part was changed. */
export function isBusy(page: Document): boolean {
  if (withoutSearch(page.location.search) !== '') return true;
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)].some(
    (field) => field.value.trim() !== field.defaultValue.trim(),
  );
}

/** Fields with the reader's own text; a list's filter can be lost without harm. */
const WRITTEN = 'main :is(textarea, input:not([type]), input[type="text"], input[type="number"], dialog input)';
