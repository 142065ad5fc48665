/** The messages of the search, shown or announced. */
import { counted } from '#i18n/language.ts';
import { fill } from '#i18n/fill.ts';
import type { SearchWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { Loaded } from './indexes.ts';
import type { Announcement, TextState } from './state.ts';

/** The announcement for screen readers. */
export function announcementText(said: Announcement, words: SearchWords, language: Language): string {
  switch (said.kind) {
    case 'nothing':
      return '';
    case 'failed':
      return words.failed;
    case 'outcome': {
      const { query, count, search } = said;
      const outcome = count === 0 ? fill(words.none, { query }) : counted(language, words.count, count);
      const unsearched = [unsearchedText(words, search.text), unsearchedBooks(words, search.loaded)];
      return [outcome, ...unsearched].filter((each) => each !== undefined).join(' ');
    }
  }
}

/** The message when the full text could not be searched, or only in part. */
export function unsearchedText(words: SearchWords, text: TextState): string | undefined {
  if (text.kind === 'done') return text.partly ? words.textPartly : undefined;
  if (text.kind !== 'unavailable') return undefined;
  return import.meta.env.DEV ? fill(words.textUnbuilt, { command: 'npm start' }) : words.textUnavailable;
}

/** The message when books could not be loaded, or only their names. */
export function unsearchedBooks(words: SearchWords, loaded: Loaded | undefined): string | undefined {
  if (!loaded?.partly) return loaded?.cutShort && words.cutShort;
  return loaded.missing.length > 0 ? fill(words.missing, { books: loaded.missing.join(', ') }) : words.othersMissing;
}
