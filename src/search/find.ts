/** Finds what a query means in the opened indexes of one or more books. */
import { analyseQuery, type QueryWord } from './analyse-query.ts';
import { findNumber } from './find-number.ts';
import { mark } from './mark.ts';
import { nearestTerms } from './nearest.ts';
import { neededFirst } from './needed-first.ts';
import { fold } from './fold.ts';
import { partsOfNumber, readNumber } from './number.ts';
import type { Index } from './open.ts';
import { rank, type Ranked } from './rank.ts';
import type { Found, Hit } from './types.ts';

/** Less of the query than this is as good as nothing. */
const ENOUGH = 0.3;
/** What scores less than this share of the best is left out. */
const TAIL = 0.35;
/** Factor for other books: of two equally good matches, the open book's comes first. */
const ELSEWHERE = 0.93;
/** Where no book is open: of two equally good matches, what has the query in its name comes first. */
const TITLED = 0.01;
const NEAREST = 5;
/** A term that has so much of the query is called by it. */
const NAMED = 0.8;

/** What is found in the books themselves. */
export type FoundInBooks = Omit<Found, 'tools'>;

/**
 * `limit`: maximum number of number hits, and of matches. `language`: of a page of no book, whose books come
 * before others, as an open book does.
 */
interface Options {
  readonly limit?: number;
  readonly language?: string | undefined;
}

/** Searches by number and by words. The open book comes first in `indexes`. */
export function find(query: string, indexes: readonly Index[], options: Options = {}): FoundInBooks {
  const { limit = 20, language } = options;
  const number = readNumber(query);
  const numbers =
    number === undefined
      ? []
      : findNumber(
          number,
          indexes.map(({ data }) => data),
        ).slice(0, limit);
  const matches = shortlist(
    neededFirst(query, inOrder(query, indexes, { isNumber: number !== undefined, language })),
    limit,
  );
  const isElsewhere = indexes.length === 1 && indexes.some(({ elsewhere }) => elsewhere.has(fold(query.trim())));
  const nothing = matches.length === 0 && number === undefined && !isElsewhere && query.trim() !== '';
  return {
    isNumber: number !== undefined,
    numbers,
    isNear: number !== undefined && numbers.length > 0 && !numbers.some((hit) => hasNumber(hit, number)),
    matches: matches.map(({ ranked, asked }) => hitOf(ranked, asked)),
    nearest: nothing
      ? nearestTerms(query, indexes, NEAREST).map(({ index, entry }) => hitOf({ index, entry }, []))
      : [],
    isElsewhere,
  };
}

/** A part of what was searched, or the whole around it, counts too: 27B1(a) for 27B, S8 for 8. */
function hasNumber({ number = '' }: Hit, wanted: readonly string[]): boolean {
  return partsOfNumber(number).join('').includes(wanted.join(''));
}

interface Match {
  readonly ranked: Ranked;
  readonly asked: readonly QueryWord[];
}

/** Of a number, only what has it in so many words ("8-0"). */
function inOrder(
  query: string,
  indexes: readonly Index[],
  { isNumber, language }: { readonly isNumber: boolean; readonly language: string | undefined },
): readonly Match[] {
  const all = indexes.flatMap((index, at) => {
    const asked = analyseQuery(query, index, isNumber);
    const isHere = language === undefined ? at === 0 : index.data.language === language;
    const factor = isHere ? 1 : ELSEWHERE;
    const titled = language === undefined ? 0 : TITLED;
    return rank(asked, index)
      .filter(({ found }) => found >= (isNumber ? 1 : ENOUGH))
      .map((ranked): Match => {
        const score = ranked.score * factor * (1 + titled * ranked.title);
        return { ranked: { ...ranked, score }, asked };
      });
  });
  const sorted = all.sort((a, b) => b.ranked.score - a.ranked.score);
  const best = sorted[0]?.ranked.score ?? 0;
  return sorted.filter(({ ranked }) => ranked.score >= TAIL * best);
}

/** The best, and from each further book its name for the same thing, which would not rank high by itself. */
function shortlist(matches: readonly Match[], limit: number): readonly Match[] {
  const bookOf = ({ ranked }: Match): string => ranked.index.data.book;
  const best = matches.slice(0, limit);
  const there = new Set(best.map(bookOf));
  const terms = matches.slice(limit).filter((match) => !there.has(bookOf(match)) && isNamed(match));
  const kept = [...Map.groupBy(terms, bookOf).values()].flatMap((of) => of.slice(0, 1));
  return [...best.slice(0, Math.max(0, limit - kept.length)), ...kept];
}

function isNamed({ ranked: { index, entry, found } }: Match): boolean {
  return index.entries[entry]?.kind === 'term' && found >= NAMED;
}

function hitOf({ index, entry, text }: Pick<Ranked, 'index' | 'entry' | 'text'>, asked: readonly QueryWord[]): Hit {
  const found = index.entries[entry];
  if (!found) throw new Error(`the index of ${index.data.book} has no entry ${String(entry)}`);
  const { kind, path, number, title, line: explains, texts } = found;
  const line = text === undefined ? explains : withWhatItExplains(texts[index.texts[text]?.place ?? 0]?.text, explains);
  return {
    kind,
    book: index.data.book,
    edition: index.data.edition,
    path,
    ...(number === undefined ? {} : { number }),
    title: mark(title, asked, index),
    ...(line === undefined ? {} : { line: mark(line, asked, index) }),
  };
}

/** A text up to this length is only a name, and not informative by itself. */
const NAME = 24;

/** The text that contains the words; for an alias, the name that it stands for. */
function withWhatItExplains(found: string | undefined, explains: string | undefined): string | undefined {
  if (found === undefined || explains === undefined || found === explains || found.length > NAME) return found;
  return `${found} · ${explains}`;
}
