/** The search on any page. Loaded when it is first asked for, with all that it needs. */
import { addStyles } from '#client/styles.ts';
import { searchWordsIn } from '#i18n/gathered/search.ts';
import url from '#styles/search.css?url';
import { searchIn } from './address.ts';
import { loadIndexes } from './indexes.ts';
import { mountDialog } from './mount.tsx';
import { placeOf } from './place.ts';
import type { SearchDialog } from './SearchDialog.tsx';

const place = placeOf(document.documentElement, import.meta.env.BASE_URL);
let dialog: Promise<SearchDialog> | undefined;

/**
 * Opens the search, with the cursor in its field. Rejects if it cannot be loaded.
 * @param query what to search for from the start, as with a link `?q=26b`; then `scope=all` beside it counts as well.
 */
export async function openSearch(query?: string): Promise<void> {
  const all = query !== undefined && (searchIn(location.search)?.all ?? false);
  // Beside the words and the sheet; if it fails, the dialog asks again and says so.
  loadIndexes(place, all).catch(() => undefined);
  dialog ??= makeDialog();
  try {
    (await dialog).open(query ?? '', all);
  } catch (error) {
    // Whoever asks again gets another try.
    dialog = undefined;
    throw error;
  }
}

async function makeDialog(): Promise<SearchDialog> {
  const [words] = await Promise.all([searchWordsIn(place.language), addStyles(url)]);
  return mountDialog(place, words);
}
