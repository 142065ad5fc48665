/** A book's feed: one entry per edition, newest first, with its changes from the previous one. */
import { base } from '#addresses/base.ts';
import { urlsOf } from '#addresses/urls.ts';
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { editionsIn } from '#library/in-language.ts';
import type { Edition, LoadedBook } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import { changesOf } from './changes.ts';
import { summaryOf } from './summary.ts';

export interface FeedEntry {
  /** Path of the dated page that it leads to. */
  readonly path: string;
  readonly title: string;
  /** The day of the edition: YYYY-MM-DD. */
  readonly day: string;
  readonly sentences: readonly string[];
}

/** A feed wants a day of everything. */
const NO_DAY = '1970-01-01';

/**
 * An edition without a date gets the previous one's, or a date too old to count as news.
 * @param original the book in the language that it was written in.
 */
export function feedOf(book: LoadedBook, original = book): readonly FeedEntry[] {
  const editions = editionsIn(book);
  const dayOf = (at: number): string =>
    editions.slice(0, at + 1).findLast(({ meta }) => meta.from !== undefined)?.meta.from ?? NO_DAY;
  return editions.map((edition, at) => ({ ...entryOf(book, edition, original), day: dayOf(at) })).toReversed();
}

function entryOf(book: LoadedBook, edition: Edition, original: LoadedBook): Omit<FeedEntry, 'day'> {
  const { language } = edition.book;
  const words = packs[language].changes.feed;
  const urls = urlsOf({ base, language, book: book.id, edition: edition.id });
  // What house rules differ in from the official text is no news.
  const changes = edition.house ? undefined : changesOf(book, edition, original);
  const named = { edition: edition.meta.title };
  return changes
    ? { path: urls.changes, title: fill(words.entry, named), sentences: summaryOf(changes).map(untagged) }
    : { path: urls.book, title: fill(words.published, named), sentences: [words.publishedText] };
}
