/** Finds rules, situations, rulings and terms by words. */
import type { BookJson } from '#api/format.ts';
import { fold, foldedWords } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { standingOf } from './standing.ts';

interface Entry {
  readonly kind: 'rule' | 'clause' | 'situation' | 'ruling' | 'term';
  /** As other tools take it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * What has all words of a query, titles first; words that nothing has are replaced by similar ones. Where
 * nothing has all of them, as in a whole sentence, what has the rarest.
 */
export async function searchIn(book: BookJson, query: string, limit: number) {
  const entries = entriesOf(book);
  const words = fold(query).split(/\s+/).filter(Boolean);
  const strict = await fuzzyFilter(entries, query, textOf);
  if (strict.length === 0) return answer(book, rarestFirst(entries, foldedWords(query)), limit);
  const inTitle = ({ title }: Entry) => words.filter((word) => fold(title).includes(word)).length;
  return answer(
    book,
    strict.toSorted((a, b) => inTitle(b) - inTitle(a)),
    limit,
  );
}

function answer(book: BookJson, found: readonly Entry[], limit: number) {
  return { standing: standingOf(book), found: found.slice(0, limit), all: found.length };
}

/** Entries by how rare the words are that they have of a query; a word that many have says little. */
function rarestFirst(entries: readonly Entry[], words: readonly string[]): readonly Entry[] {
  const texts = entries.map((entry) => new Set(foldedWords(textOf(entry))));
  const worth = new Map(
    words.flatMap((word) => {
      const having = texts.filter((text) => text.has(word)).length;
      return having === 0 ? [] : [[word, Math.log(entries.length / having)] as const];
    }),
  );
  return entries
    .map((entry, at) => {
      const has = [...worth].filter(([word]) => texts[at]?.has(word));
      return { entry, score: has.reduce((sum, [, each]) => sum + each, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function textOf({ title, text }: Entry): string {
  return fold(`${title} ${text}`);
}

function entriesOf(book: BookJson): readonly Entry[] {
  return [
    ...book.situations.map(({ id, title, summary, phrases, url }): Entry => {
      return { kind: 'situation', id, title, text: [summary, ...phrases].join(' · '), url };
    }),
    ...book.rules.map(({ slug, title, summary, url }): Entry => ({
      kind: 'rule',
      id: slug,
      title,
      text: summary,
      url,
    })),
    ...book.terms.map(({ id, term, definition, aliases = [], english = [], url }): Entry => {
      return { kind: 'term', id, title: [term, ...aliases, ...english].join(', '), text: definition, url };
    }),
    ...book.rules.flatMap(({ slug, title, clauses }) =>
      clauses.map(({ id, text, url }): Entry => ({ kind: 'clause', id: `${slug}#${id}`, title, text, url })),
    ),
    ...book.situations.flatMap(({ title, rulings }) =>
      rulings.map(({ id, verdict, explain = '', inWords, url }): Entry => {
        return {
          kind: 'ruling',
          id,
          title: verdict,
          text: [title, explain, ...inWords.when, ...inWords.follows].join(' · '),
          url,
        };
      }),
    ),
  ];
}
