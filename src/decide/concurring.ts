/**
 * Rulings of two tables that hold for one event: which of them meet in a joint case, and where content has
 * not said how they go together, or has said so twice. Exact over all joint cases.
 */
import { inNode } from './box-node.ts';
import { ALWAYS, NEVER, type Node } from './diagram.ts';
import { exampleIn, seenBy } from './joined-cases.ts';
import { positionsIn, type Side } from './joined-facts.ts';
import { paired } from './joined-pairs.ts';
import { joined, type Joined } from './joined.ts';
import type { Allowed, Box } from '#model/box.ts';
import type { Assignment, Table } from './table.ts';

/** One of each of two tables. */
export type Both<T> = readonly [T, T];

/** What content says of some rulings of one table and some of the other. */
export interface DeclaredConcurrence {
  readonly rulings: Both<ReadonlySet<string>>;
  /** Where it holds: any of these boxes over the facts of both tables; absent: wherever they meet. */
  readonly when?: readonly Box[];
  /** Those that a worked example ends with; absent where it needs none. */
  readonly shown?: Both<ReadonlySet<string>>;
  /** Whether the answers tell what it is about, so that no other ruling may meet some under the same ones. */
  readonly byAnswers?: boolean;
  /** Whether two rulings come to something else where it holds, so that answers have to tell where. */
  readonly decides?: boolean;
  /** Answers that a case of a ruling which is not shown keeps, as far as it can. */
  readonly near?: Readonly<Record<string, string | number>>;
}

/** A joint case as each of the tables sees it. */
export type JointCase = Both<Assignment>;

export type ConcurrenceFlaw =
  /** Two rulings that collide meet in this case, and no declaration covers it. */
  | { readonly kind: 'undeclared'; readonly rulings: Both<string>; readonly witness: JointCase }
  /** Two declarations, by their positions, cover one case of the same two rulings. */
  | {
      readonly kind: 'twice';
      readonly rulings: Both<string>;
      readonly declared: Both<number>;
      readonly witness: JointCase;
    }
  /** No two rulings of a declaration ever meet where it holds, or this one of its rulings meets none. */
  | { readonly kind: 'never'; readonly declared: number; readonly ruling?: RulingOf }
  /**
   * One of its rulings collides with none that it meets where the declaration holds, and is not shown:
   * another in its place would pass as well. The case is one in which it meets some.
   */
  | { readonly kind: 'unshown'; readonly declared: number; readonly ruling: RulingOf; readonly witness: JointCase }
  /** One that is not named meets rulings of the other side in cases no answer of which sets it apart. */
  | { readonly kind: 'left-out'; readonly declared: number; readonly other: RulingOf; readonly witness: JointCase };

/** A ruling of the first table or of the second, 0 or 1. */
export interface RulingOf {
  readonly side: 0 | 1;
  readonly id: string;
}

/**
 * What is wrong with the declarations for two tables, neither of which may have gaps or conflicts.
 * @param collide whether the consequences of two rulings, by their ids in their own tables, cannot both be.
 * @param limit maximum number of nodes in the diagram. @throws TableTooLarge if they are not enough.
 */
export function concurrenceFlaws(
  tables: Both<Table>,
  declared: readonly DeclaredConcurrence[],
  collide: (...rulings: Both<string>) => boolean,
  limit = Infinity,
): readonly ConcurrenceFlaw[] {
  const space = joined(
    { before: tables[0], after: tables[1] },
    limit,
    declared.flatMap(({ when }) => when ?? []),
  );
  const where = declared.map(({ when }) => (when === undefined ? ALWAYS : anyOf(space, when)));
  const met = meetings(space).map(({ rulings, cases }): Covered => {
    const covers = declared.map(({ rulings: named }, at) =>
      named[0].has(rulings[0]) && named[1].has(rulings[1]) ? space.diagram.meet(cases, where[at] ?? NEVER) : NEVER,
    );
    return { rulings, cases, covers };
  });
  const witness = (cases: Node) => witnessIn(space, tables, cases);
  return [
    ...met.flatMap((each) => [...coveredTwice(each, space, witness), ...uncovered(each, collide, space, witness)]),
    ...declared.flatMap((each, at): readonly ConcurrenceFlaw[] =>
      met.some(({ covers }) => covers[at] !== NEVER)
        ? ([0, 1] as const).flatMap((side) =>
            [...each.rulings[side]].flatMap((id) => {
              const mine = met.filter(({ rulings, covers }) => rulings[side] === id && covers[at] !== NEVER);
              return ofRuling({ side, id }, at, each, mine, collide, space, witness);
            }),
          )
        : [{ kind: 'never', declared: at }],
    ),
    ...declared.flatMap((each, at) =>
      each.byAnswers ? leftOut(at, each, met, where[at] ?? NEVER, collide, space, witness) : [],
    ),
  ];
}

/** Each ruling that no answer sets apart from those of the declaration, once. */
function leftOut(
  declared: number,
  { rulings: named }: DeclaredConcurrence,
  met: readonly Covered[],
  where: Node,
  collide: (...rulings: Both<string>) => boolean,
  space: Joined,
  witness: (cases: Node) => JointCase,
): readonly ConcurrenceFlaw[] {
  const { diagram } = space;
  const covered = met.reduce((sum, { covers }) => diagram.join(sum, covers[declared] ?? NEVER), NEVER);
  if (covered === NEVER) return [];
  const alike = diagram.meet(where, answersOf(space, covered));
  const found = new Map<string, ConcurrenceFlaw>();
  for (const { rulings, cases, covers } of met) {
    const side = named[0].has(rulings[0]) ? 1 : 0;
    if (named[side].has(rulings[side]) || collide(...rulings)) continue;
    const open = covers.reduce((rest, each) => diagram.without(rest, each), diagram.meet(cases, alike));
    const other = { side, id: rulings[side] } as const;
    const key = `${String(side)} ${other.id}`;
    if (open !== NEVER && !found.has(key))
      found.set(key, { kind: 'left-out', declared, other, witness: witness(open) });
  }
  return [...found.values()];
}

/** True where every question has an answer, or is left out, as in some of these cases. */
function answersOf({ diagram, levels }: Joined, cases: Node): Node {
  return levels.reduce((sum, fact) => {
    const all = Array.from({ length: fact.size + (fact.guarded ? 1 : 0) }, (_, at) => at);
    const some = all.filter((at) => diagram.restrict(cases, fact.level, at) !== NEVER);
    return some.length === all.length ? sum : diagram.meet(sum, inNode(diagram, fact, some, ALWAYS));
  }, ALWAYS);
}

/** Whether a ruling belongs into the declaration. @param mine where it meets others there. */
function ofRuling(
  ruling: RulingOf,
  declared: number,
  { shown, near = {} }: DeclaredConcurrence,
  mine: readonly Covered[],
  collide: (...rulings: Both<string>) => boolean,
  space: Joined,
  witness: (cases: Node) => JointCase,
): readonly ConcurrenceFlaw[] {
  if (mine.length === 0) return [{ kind: 'never', declared, ruling }];
  if (!shown || shown[ruling.side].has(ruling.id) || mine.some(({ rulings }) => collide(...rulings))) return [];
  const { diagram } = space;
  const cases = mine.reduce((sum, { covers }) => diagram.join(sum, covers[declared] ?? NEVER), NEVER);
  const kept = Object.entries(near).reduce((left, [id, value]) => {
    const allowed: Allowed = typeof value === 'number' ? [[value, value]] : [value];
    const narrower = diagram.meet(left, anyOf(space, [{ [id]: allowed }]));
    return narrower === NEVER ? left : narrower;
  }, cases);
  return [{ kind: 'unshown', declared, ruling, witness: witness(kept) }];
}

/** Two rulings that meet. */
interface Meeting {
  readonly rulings: Both<string>;
  /** True in every joint case that the tables rule so. */
  readonly cases: Node;
}
interface Covered extends Meeting {
  /** Per declaration the cases that it covers. */
  readonly covers: readonly Node[];
}

function meetings({ diagram, before, after }: Joined): readonly Meeting[] {
  const { node, pairs } = paired(diagram, before, after, () => false);
  return pairs.flatMap(({ position, pair }) => {
    if (pair.kind !== 'changed' || !('id' in pair.before) || !('id' in pair.after)) return [];
    const cases = diagram.map(node, (leaf) => (diagram.setOf(leaf)?.includes(position) ? ALWAYS : NEVER));
    return [{ rulings: [pair.before.id, pair.after.id], cases }];
  });
}

function coveredTwice(
  { rulings, covers }: Covered,
  { diagram }: Joined,
  witness: (cases: Node) => JointCase,
): readonly ConcurrenceFlaw[] {
  return covers.flatMap((one, first) =>
    covers.flatMap((other, second): readonly ConcurrenceFlaw[] => {
      const cases = second > first ? diagram.meet(one, other) : NEVER;
      return cases === NEVER ? [] : [{ kind: 'twice', rulings, declared: [first, second], witness: witness(cases) }];
    }),
  );
}

function uncovered(
  { rulings, cases, covers }: Covered,
  collide: (...rulings: Both<string>) => boolean,
  { diagram }: Joined,
  witness: (cases: Node) => JointCase,
): readonly ConcurrenceFlaw[] {
  if (!collide(...rulings)) return [];
  const open = covers.reduce((rest, each) => diagram.without(rest, each), cases);
  return open === NEVER ? [] : [{ kind: 'undeclared', rulings, witness: witness(open) }];
}

/** True where any of the boxes holds; a fact has its value wherever either table asks it. */
function anyOf({ diagram, facts, readers }: Joined, boxes: readonly Box[]): Node {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const within = (id: string, allowed: Allowed, side: Side): Node => {
    const fact = byId.get(id);
    if (!fact?.in[side]) return NEVER;
    const value = inNode(diagram, fact, positionsIn(fact, side, allowed), ALWAYS);
    return diagram.meet(value, readers[side].applies(fact));
  };
  const inBox = (box: Box): Node =>
    Object.entries(box).reduce((sum, [id, allowed]) => {
      const either = diagram.join(within(id, allowed, 'before'), within(id, allowed, 'after'));
      return diagram.meet(sum, either);
    }, ALWAYS);
  return boxes.reduce((sum, box) => diagram.join(sum, inBox(box)), NEVER);
}

function witnessIn({ diagram, levels, guarded }: Joined, tables: Both<Table>, among: Node): JointCase {
  const one = exampleIn({ diagram, levels, possible: among }, among, new Map());
  return [seenBy(tables[0], guarded.before, one), seenBy(tables[1], guarded.after, one)];
}
