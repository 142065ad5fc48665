import type { TargetedMouseEvent } from 'preact';
import type { SearchWords } from '#i18n/words.ts';
import type { IndexedBook } from '#search/index-data.ts';
import type { Hit, MarkedText } from '#search/types.ts';
import type { Place } from './place.ts';
import { hrefOf, isPanel, keyOf, type Section } from './sections.ts';

/** The id of the list, for the field's `aria-controls`. */
export const LIST = 'search-list';

interface Props {
  readonly sections: readonly Section[];
  /** The key of the hit that Enter opens. */
  readonly active: string | undefined;
  readonly place: Place;
  /** The books of the hits, if not all are from the page's own. */
  readonly books: readonly IndexedBook[];
  readonly words: SearchWords;
  readonly onFollow: (event: TargetedMouseEvent<HTMLAnchorElement>) => void;
}

/** The id of a hit's option; derived from its key, so that it is stable while hits are added. */
export function optionId(key: string): string {
  return `search-${key.replace(/[^a-z0-9]+/gi, '-')}`;
}

/** The hits as one list in groups. Each is a link, so that it can be opened in a new tab. */
export function Results({ sections, words, ...rest }: Props) {
  return (
    <div role="listbox" id={LIST} aria-label={words.title} hidden={sections.length === 0}>
      {sections.map(({ id, hits }) => (
        <div role="group" class="search-group" aria-labelledby={`search-in-${id}`} key={id}>
          <p class="search-heading" id={`search-in-${id}`} role="presentation">
            {words.groups[id]}
          </p>
          {hits.map((hit) => (
            <Option key={keyOf(hit)} hit={hit} words={words} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({ hit, active, place, books, words, onFollow }: Omit<Props, 'sections'> & { readonly hit: Hit }) {
  const key = keyOf(hit);
  const book = books.find((each) => each.book === hit.book);
  return (
    <a
      role="option"
      id={optionId(key)}
      class="search-hit"
      tabIndex={-1}
      aria-selected={key === active}
      href={hrefOf(hit, place, books)}
      lang={book && book.language !== place.language ? book.language : undefined}
      data-accent={book?.accent}
      data-does={isPanel(hit) ? 'drop' : undefined}
      onClick={onFollow}
    >
      {/* First, since hits of several books may be alike but for it. */}
      {book && (
        <span class="search-book" lang={book.language}>
          <span class="pip" aria-hidden="true" />
          {book.title}
        </span>
      )}
      <span class="search-title">
        {hit.number !== undefined && <b class="search-number">{hit.number} </b>}
        <Marked text={hit.title} />
      </span>
      <span class="search-kind" lang={place.language}>
        {words.kinds[hit.kind]}
      </span>
      {hit.line && (
        <span class="search-line">
          <Marked text={hit.line} />
        </span>
      )}
    </a>
  );
}

/** Text with its matches marked. */
function Marked({ text: { text, marks, lang } }: { readonly text: MarkedText }) {
  const parts = marks.map(([from, to], index) => (
    <>
      {text.slice(marks[index - 1]?.[1] ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
    </>
  ));
  const all = (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
  return lang === undefined ? all : <span lang={lang}>{all}</span>;
}
