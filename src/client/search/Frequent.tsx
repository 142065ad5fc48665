import type { TargetedMouseEvent } from 'preact';
import { pathOf, pathTo } from '#addresses/pages.ts';
import { fill } from '#i18n/fill.ts';
import type { SearchWords } from '#i18n/words.ts';
import type { Loaded } from './indexes.ts';
import type { Place } from './place.ts';

/** As many as fit above a phone's keyboard. */
const MOST = 5;

interface Props {
  readonly loaded: Loaded | undefined;
  readonly place: Place;
  readonly words: SearchWords;
  readonly onFollow: (event: TargetedMouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Suggestions for an empty field: frequent situations of the page's book, on other pages those of all books
 * in turn, each with the sign of its book; or else the situations of each book.
 */
export function Frequent({ loaded, place, words, onFollow }: Props) {
  if (!loaded) return null;
  const common = commonIn(loaded, place);
  const links = common.length > 0 ? common : allIn(loaded, place, words);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="search-frequent">
      <h2 id="search-frequent" class="search-heading">
        {common.length > 0 ? words.frequent : words.situations}
      </h2>
      {links.map(({ href, book, title, line, lang, accent }) => (
        <a key={href} class="search-hit" href={href} lang={lang} data-accent={accent} onClick={onFollow}>
          {book !== undefined && (
            <span class="search-book">
              <span class="pip" aria-hidden="true" />
              {book}
            </span>
          )}
          <span class="search-title">{title}</span>
          {line !== undefined && <span class="search-line">{line}</span>}
        </a>
      ))}
    </section>
  );
}

interface Link {
  readonly href: string;
  /** The title of its book, where the page is of none. */
  readonly book?: string;
  /** The language of both, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly title: string;
  readonly line?: string;
  readonly accent?: string;
}

function commonIn({ indexes, books }: Loaded, { base, language, edition }: Place): readonly Link[] {
  const commonOf = (book: string) =>
    indexes.find(({ data }) => data.book === book)?.data.situations.filter(({ common }) => common === true);
  if (edition)
    return (commonOf(edition.book) ?? []).slice(0, MOST).map(({ id, title, summary }) => ({
      href: edition.at + pathTo({ kind: 'situation', id }),
      title,
      line: summary,
    }));
  // Of a book whose index is not loaded, the list of books has the first.
  const ofBooks = books.map(({ book, path, title: called, language: lang, accent, common }) =>
    (commonOf(book) ?? (common ? [common] : [])).map(({ id, title }) => ({
      href: base + path + pathTo({ kind: 'situation', id }),
      book: called,
      lang: lang === language ? undefined : lang,
      title,
      accent,
    })),
  );
  // The first of every book, then the second of each.
  return Array.from({ length: MOST }, (_, at) => ofBooks.flatMap((common) => common[at] ?? []))
    .flat()
    .slice(0, MOST);
}

/** Where nobody says what is frequent. */
function allIn({ books }: Loaded, { base, edition }: Place, words: SearchWords): readonly Link[] {
  if (edition) return [];
  return books.map(({ path, title, accent }) => ({
    href: base + path + pathOf('situations'),
    title: fill(words.situationsOf, { book: title }),
    accent,
  }));
}
