/** The outcomes of two tables in the same cases, in pairs. */
import { NEVER, type Diagram, type Node } from './diagram.ts';
import type { Side } from './joined-facts.ts';
import type { Absent, Ruled, Verdict } from './joined-verdicts.ts';

/** What follows in a case that can occur. */
export type Follows = Exclude<Verdict, Absent>;

/** Two verdicts that are not the same. */
export type Pair =
  | { readonly kind: 'changed'; readonly before: Follows; readonly after: Follows }
  | {
      readonly kind: 'only';
      readonly side: Side;
      readonly follows: Follows;
      /** Why the other table does not have the case: it excludes it, or does not know one of its values. */
      readonly because: 'impossible' | 'unknown';
    };

/** Whether two rulings, by their ids in their own tables, are the same. */
export type Same = (before: string, after: string) => boolean;

/**
 * Per case of either table, the leaf { position of its pair }, or that of two equal ones. NEVER for a case of
 * neither. The pairs are in the order in which the tables declare their rulings.
 */
export function paired(
  diagram: Diagram,
  before: Ruled,
  after: Ruled,
  same: Same,
): { readonly node: Node; readonly pairs: readonly { readonly position: number; readonly pair: Pair }[] } {
  const width = after.verdicts.length;
  const unchanged = diagram.leaf([before.verdicts.length * width]);
  const pairs = new Map<number, Pair>();
  const leafFor = (one: number, other: number): Node => {
    const [was, is] = [before.verdicts[one], after.verdicts[other]];
    const pair = was && is && pairOf(was, is, same);
    if (!pair) return NEVER;
    if (pair === 'same') return unchanged;
    const position = one * width + other;
    pairs.set(position, pair);
    return diagram.leaf([position]);
  };
  const leaves = new Map<string, Node>();
  const node = diagram.combine(before.verdict, after.verdict, (one, other) => {
    if (one === NEVER || other === NEVER) return NEVER;
    const [was] = diagram.setOf(one) ?? [];
    const [is] = diagram.setOf(other) ?? [];
    if (was === undefined || is === undefined) return -1;
    const key = `${String(was)} ${String(is)}`;
    const leaf = leaves.get(key) ?? leafFor(was, is);
    leaves.set(key, leaf);
    return leaf;
  });
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  return { node, pairs: sorted.map(([position, pair]) => ({ position, pair })) };
}

/** Undefined where neither table has the case. */
function pairOf(before: Verdict, after: Verdict, same: Same): Pair | 'same' | undefined {
  if (isAbsent(before)) {
    return isAbsent(after) ? undefined : { kind: 'only', side: 'after', follows: after, because: before.kind };
  }
  if (isAbsent(after)) return { kind: 'only', side: 'before', follows: before, because: after.kind };
  return sameFollows(before, after, same) ? 'same' : { kind: 'changed', before, after };
}

function isAbsent(verdict: Verdict): verdict is Absent {
  return verdict.kind === 'impossible' || verdict.kind === 'unknown';
}

/** Gaps are the same, and conflicts between the same; only tables that are not proven have them. */
function sameFollows(before: Follows, after: Follows, same: Same): boolean {
  if (before.kind === 'gap' || after.kind === 'gap') return before.kind === after.kind;
  if (before.kind === 'conflict' || after.kind === 'conflict') {
    if (before.kind !== after.kind) return false;
    const [was, is] = [idsOf(before), idsOf(after)];
    return (
      was.every((one) => is.some((other) => same(one, other))) &&
      is.every((one) => was.some((other) => same(other, one)))
    );
  }
  return same(before.id, after.id);
}

function idsOf(follows: Follows): readonly string[] {
  return follows.kind === 'conflict' ? follows.ids : [];
}
