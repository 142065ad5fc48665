/** The cases that are precedent in an edition: its own, and those that earlier editions of its book left. */
import { ruledIn, type RuledIn } from './ruled-in.ts';
import type { CaseDoc, Edition, LoadedBook } from './types.ts';

export interface CaseIn {
  readonly decided: CaseDoc;
  /** The edition under which it was decided. */
  readonly of: Edition;
  /** How the edition that it is listed in rules it. */
  readonly inEdition: RuledIn;
  /**
   * How the edition in force rules it; absent where the case was decided under that one, or under a later
   * one.
   */
  readonly now?: RuledIn;
}

/**
 * Its own first, then those of the editions before it, newest edition first; of each edition the one decided
 * last first.
 */
export function casesIn(edition: Edition, book: LoadedBook): readonly CaseIn[] {
  const known = made.get(edition) ?? found(edition, book);
  made.set(edition, known);
  return known;
}
/** Cached: every page of an edition needs it. */
const made = new WeakMap<Edition, readonly CaseIn[]>();

function found(edition: Edition, book: LoadedBook): readonly CaseIn[] {
  const { editions, current } = book;
  const at = editions.indexOf(edition);
  const inForce = editions.indexOf(current);
  const until = editions.slice(0, at + 1).map((of, index) => ({ of, index }));
  return until.toReversed().flatMap(({ of, index }) =>
    of.cases.map((decided): CaseIn => {
      const inEdition = ruled(decided, index, at, book);
      return { decided, of, inEdition, ...(index < inForce ? { now: ruled(decided, index, inForce, book) } : {}) };
    }),
  );
}

/**
 * Compared in the book's original language, where only meaning can differ; the result is in this language.
 */
function ruled(decided: CaseDoc, from: number, to: number, { editions, original }: LoadedBook): RuledIn {
  const edition = editions[to];
  const [of, by] = [from, to].map((at) => (original?.editions ?? editions)[at]);
  const same = of?.cases.find(({ id }) => id === decided.id);
  if (!edition || !of || !by || !same) return { kind: 'gone' };
  const found = from === to ? ({ kind: 'same', ruling: same.ruling } as const) : ruledIn(same, of, by);
  switch (found.kind) {
    case 'same':
    case 'other':
      return { ...found, ruling: edition.rulingById.get(found.ruling.id) ?? found.ruling };
    case 'unclear':
      return { ...found, situation: edition.situationById.get(found.situation.id) ?? found.situation };
    case 'gone':
      return found;
  }
}
