/** What differs between two editions of a book, by the ids of rules, clauses and rulings, which stay. */
import type { BookJson } from '#api/format.ts';
import { standingOf } from './standing.ts';

/** Rules, rulings and terms that came, went or are otherwise; of clauses both texts. */
export function compareIn(before: BookJson, after: BookJson) {
  const rulings = (book: BookJson) =>
    book.situations.flatMap((situation) => situation.rulings.map((each) => ({ situation, each })));
  return {
    from: standingOf(before),
    to: standingOf(after),
    rules: differences(
      before.rules,
      after.rules,
      ({ id }) => id,
      ({ id, number, title, url }) => ({ id, number, title, url }),
      (a, b) => {
        const clauses = differences(
          a.clauses,
          b.clauses,
          ({ id }) => id,
          ({ id, text }) => ({ id, text }),
          (one, other) => (one.text === other.text ? undefined : { before: one.text, after: other.text }),
        );
        const number = a.number === b.number ? undefined : { before: a.number, after: b.number };
        return number === undefined && isEmpty(clauses)
          ? undefined
          : { ...(number && { number }), ...(isEmpty(clauses) ? {} : { clauses }) };
      },
    ),
    rulings: differences(
      rulings(before),
      rulings(after),
      ({ each }) => each.id,
      ({ each, situation }) => ({ id: each.id, situation: situation.id, verdict: each.verdict, url: each.url }),
      (a, b) => {
        const outcome = ({ each }: typeof a) =>
          JSON.stringify([each.verdict, each.effects, each.modality, each.decidedBy]);
        const held = ({ each }: typeof a) => JSON.stringify(each.when);
        const what = [...(outcome(a) === outcome(b) ? [] : ['outcome']), ...(held(a) === held(b) ? [] : ['when'])];
        return what.length === 0 ? undefined : { what, before: a.each.inWords, after: b.each.inWords };
      },
    ),
    terms: differences(
      before.terms,
      after.terms,
      ({ id }) => id,
      ({ id, term, url }) => ({ id, term, url }),
      (a, b) => (a.definition === b.definition ? undefined : { before: a.definition, after: b.definition }),
    ),
  };
}

interface Differences {
  readonly added: readonly object[];
  readonly dropped: readonly object[];
  readonly changed: readonly object[];
}

function differences<T>(
  before: readonly T[],
  after: readonly T[],
  idOf: (each: T) => string,
  shown: (each: T) => object,
  change: (before: T, after: T) => object | undefined,
): Differences {
  const [then, now] = [before, after].map((all) => new Map(all.map((each) => [idOf(each), each])));
  return {
    added: after.filter((each) => then?.has(idOf(each)) === false).map(shown),
    dropped: before.filter((each) => now?.has(idOf(each)) === false).map(shown),
    changed: after.flatMap((each) => {
      const old = then?.get(idOf(each));
      const changed = old && change(old, each);
      return changed ? [{ ...shown(each), ...changed }] : [];
    }),
  };
}

function isEmpty({ added, dropped, changed }: Differences): boolean {
  return added.length + dropped.length + changed.length === 0;
}
