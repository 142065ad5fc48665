/**
 * The cases that two tables rule differently: exact, by meaning and not by how their boxes are written.
 *
 * Cases are joined by fact and option. A joint case gives every fact of either table a value that one of them
 * knows; each table ignores what it does not ask. So a fact that only one table has makes no difference to
 * the other, and a case that one of them excludes, or has no value for, is not a changed ruling but a case of
 * the other alone.
 */
import { inNamesOf, inOwnNames } from './common-names.ts';
import { NEVER } from './diagram.ts';
import { boxOfJoined, exampleIn, ofOneKind, readable, seenBy } from './joined-cases.ts';
import { joined } from './joined.ts';
import type { JoinedFact, Side } from './joined-facts.ts';
import { paired, type Follows, type Same } from './joined-pairs.ts';
import { coverSets, nodeOf, type Space } from './widen.ts';
import type { Box } from '#model/box.ts';
import type { Renamed } from '#model/renamed.ts';
import type { Assignment, Table } from './table.ts';

/**
 * A box of cases, in the names of the later table; what only the earlier one has keeps its own (see
 * common-names.ts).
 */
export interface Among<Example> {
  readonly box: Box;
  /** One of its cases, as each table that knows it sees it, in that table's own names. */
  readonly example: Example;
}

/** Cases that both tables rule, each in its own way. No case that can occur is in two boxes. */
export interface Changed {
  readonly before: Follows;
  readonly after: Follows;
  readonly cases: readonly Among<{ readonly before: Assignment; readonly after: Assignment }>[];
}

/** Cases that only one of the tables has. */
export interface OnlyIn {
  readonly follows: Follows;
  /** Why the other table lacks them: it excludes them, or does not know one of their values. */
  readonly because: 'impossible' | 'unknown';
  readonly cases: readonly Among<Assignment>[];
}

export interface RuledDifferently {
  /** In the order in which the tables declare their rulings. */
  readonly changed: readonly Changed[];
  readonly onlyBefore: readonly OnlyIn[];
  readonly onlyAfter: readonly OnlyIn[];
  /** What the facts and options of the boxes were called in the earlier table, where that is another name. */
  readonly names: Renamed;
}

/**
 * Compares two tables case by case.
 * @param renamed facts and options of `before` by their name in `after`.
 */
export function ruledDifferently(before: Table, after: Table, same: Same, renamed: Renamed = {}): RuledDifferently {
  const named = inNamesOf(after, before, renamed);
  const tables: Readonly<Record<Side, Table>> = { before: named.table, after };
  const { diagram, facts, levels, guarded, before: was, after: is } = joined(tables);

  const { node, pairs } = paired(diagram, was, is, same);
  const space: Space<JoinedFact> = { diagram, levels, possible: node };
  const casesOf = (position: number) => {
    const target = diagram.map(node, (leaf) => (diagram.setOf(leaf)?.includes(position) ? leaf : NEVER));
    return coverSets(space, target, true)
      .flatMap((sets) => ofOneKind(readable(space, facts, sets)))
      .filter((sets) => diagram.meet(target, nodeOf(space, sets)) !== NEVER)
      .map((sets) => {
        const one = exampleIn(space, target, sets);
        return {
          box: boxOfJoined(facts, sets),
          before: inOwnNames(tables.before, named.names, seenBy(tables.before, guarded.before, one)),
          after: seenBy(after, guarded.after, one),
        };
      });
  };
  const changed: Changed[] = [];
  const only: Readonly<Record<Side, OnlyIn[]>> = { before: [], after: [] };
  for (const { position, pair } of pairs) {
    const cases = casesOf(position);
    if (pair.kind === 'changed') {
      const { before: from, after: to } = pair;
      changed.push({ before: from, after: to, cases: cases.map(({ box, ...example }) => ({ box, example })) });
    } else {
      const { side, follows, because } = pair;
      only[side].push({ follows, because, cases: cases.map((each) => ({ box: each.box, example: each[side] })) });
    }
  }
  return { changed, onlyBefore: only.before, onlyAfter: only.after, names: named.names };
}
