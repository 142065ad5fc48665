/** The tools that a query names, as hits: of the page's book, or of every book where all are searched. */
import { pathOf } from '#addresses/pages.ts';
import { LOOK_PANEL, TOOLS, type NamedTool, type ToolId } from '#addresses/tools.ts';
import type { ToolWords } from '#i18n/words.ts';
import type { OpenFuzzyWords } from '#search/fuzzy-words.ts';
import type { IndexData, IndexedBook } from '#search/index-data.ts';
import { isKnownWord } from '#search/known-word.ts';
import { namedBesideWords } from '#search/named-book.ts';
import { toolsNamed } from '#search/tools.ts';
import type { Hit } from '#search/types.ts';
import type { Loaded } from './indexes.ts';
import type { Place } from './place.ts';

/** The most books whose tools are listed, those of the page and its language first. */
const MOST_BOOKS = 5;
/** More rows than these would push the rules off a phone's screen. */
const MOST = 3;

/** The rest of what a search needs. */
export interface Asking {
  readonly place: Place;
  /** What the tools are called on this page. */
  readonly words: ToolWords;
  readonly openFuzzyWords: OpenFuzzyWords | undefined;
}

/** The tools are in the order of their list, each in the page's book first. */
export function foundTools({ indexes, books }: Loaded, query: string, asking: Asking): readonly Hit[] {
  const { place, words, openFuzzyWords } = asking;
  const isKnown = (word: string): boolean => isKnownWord(word, indexes);
  const named = namedBesideWords(query, books);
  const ids = toolsNamed(named?.rest ?? query, isKnown, openFuzzyWords);
  const inBooks = (named ? [named.book] : owners(books, place)).slice(0, MOST_BOOKS);
  const dataOf = (book: string) => indexes.find(({ data }) => data.book === book)?.data;
  const home = `${place.language}/`;
  const hit = (id: NamedTool, book: string, edition: string, path: string, language: string): Hit => {
    const shown = (text: string) => ({
      text,
      marks: [],
      ...(language === place.language ? {} : { lang: place.language }),
    });
    return { kind: 'tool', book, edition, path, title: shown(words[id].name), line: shown(words[id].about) };
  };
  const look = ids.includes('look') ? [hit('look', '', '', LOOK_PANEL, place.language)] : [];
  const pages = TOOLS.filter(({ id }) => ids.includes(id))
    .slice(0, MOST)
    .flatMap(({ id, shared, inBook, some }): readonly Hit[] => {
      const { edition: own } = place;
      if (own && inBook) return [hit(id, own.book, own.edition, pathOf(inBook), place.language)];
      const has = (data: IndexData | undefined) => some !== true || (data !== undefined && hasTool(id, data));
      if (shared)
        return indexes.some(({ data }) => has(data)) ? [hit(id, '', '', home + pathOf(id), place.language)] : [];
      return inBooks
        .filter(({ book }) => has(dataOf(book)))
        .map(({ book, edition, language }) => hit(id, book, edition, pathOf(id), language));
    });
  return [...look, ...pages];
}

type Owner = Pick<IndexedBook, 'book' | 'edition' | 'language'>;

/** The books whose tools are meant where none is named: all that are searched. */
function owners(books: readonly Owner[], { edition, language }: Place): readonly Owner[] {
  return books.length > 0 || !edition ? books : [{ ...edition, language }];
}

/** Whether an edition has what only some have. */
function hasTool(id: ToolId, { articles, calculators, cases = [], changes, clocks, concepts }: IndexData): boolean {
  switch (id) {
    case 'laws':
      return articles.length > 0;
    case 'calculators':
      return calculators.length > 0;
    case 'clocks':
      return clocks === true;
    case 'cases':
      return cases.length > 0;
    case 'changes':
      return changes === true;
    case 'concepts':
      return Object.keys(concepts).length > 0;
    default:
      return true;
  }
}
