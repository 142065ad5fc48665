/**
 * What made the difference between the ruling of then and the one of now: conditions of the case, or the
 * clause itself. Pure.
 */
import { COMPARED } from '#addresses/compared.ts';
import { positionsOf, positionsOfAnswer } from '#decide/domain.ts';
import type { Answers } from '#decide/table.ts';
import type { Allowed, Box } from '#model/box.ts';
import { sameRuling } from '#model/same-ruling.ts';
import { decidesIn, usualOf, type Ready, type Ruled } from './ready.ts';

export interface Difference {
  /**
   * Facts of the case that decide otherwise than then, each with the values that the ruling of then had and
   * has.
   */
  readonly conditions: readonly {
    readonly fact: string;
    /** Absent where any value would do. */
    readonly then?: Allowed;
    readonly now?: Allowed;
  }[];
  /** The ruling of then would still hold, but the one of now goes before it. */
  readonly overridden: boolean;
  /** That the ruling of then is not in the table any more. */
  readonly gone: boolean;
  /** In what the two rulings differ. */
  readonly of: readonly ('effects' | 'modality' | 'decidedBy')[];
}

/** @param then that its table gave for the case, `now` what the other one gives for what is left of it. */
export function differenceOf(before: Ready, then: Ruled, after: Ready, now: Ruled): Difference {
  const of = differing(before, then, after, now);
  // It may be called otherwise now.
  const id = after.former?.[`${COMPARED}=${then.ruling}`] ?? then.ruling;
  const known = after.of.table.rulings.find((each) => each.id === id);
  const gone = !known && after.of.table.otherwise !== id;
  if (id === now.ruling) return { conditions: [], overridden: false, gone: false, of };
  const held = nearest(before, boxesOf(before, then.ruling), then.answers).box;
  if (known) {
    const { box, failing } = nearest(after, known.when, now.answers);
    return {
      conditions: failing.map((fact) => condition(fact, held, box)),
      overridden: failing.length === 0,
      gone,
      of,
    };
  }
  // Another ruling has taken its place: whatever the two ask of the case in different ways.
  const holds = nearest(after, boxesOf(after, now.ruling), now.answers).box;
  const facts = [...new Set([...Object.keys(held), ...Object.keys(holds)])];
  const moved = facts.filter((fact) => JSON.stringify(held[fact]) !== JSON.stringify(holds[fact]));
  return { conditions: moved.map((fact) => condition(fact, held, holds)), overridden: false, gone, of };
}

function condition(fact: string, then: Box, now: Box): Difference['conditions'][number] {
  return {
    fact,
    ...(then[fact] === undefined ? {} : { then: then[fact] }),
    ...(now[fact] === undefined ? {} : { now: now[fact] }),
  };
}

function boxesOf({ of }: Ready, ruling: string): readonly Box[] {
  return of.table.rulings.find(({ id }) => id === ruling)?.when ?? [];
}

/** Of several boxes the one that the answers come nearest to, with the facts that keep it from holding. */
function nearest(
  table: Ready,
  boxes: readonly Box[],
  answers: Answers,
): { readonly box: Box; readonly failing: readonly string[] } {
  const found = boxes.map((box) => ({
    box,
    failing: Object.keys(box).filter((fact) => !fits(table, box, fact, answers)),
  }));
  const [first] = found.toSorted((a, b) => a.failing.length - b.failing.length);
  return first ?? { box: {}, failing: [] };
}

/** Whether every value that an answer leaves open is one that the box allows. */
function fits({ compiled }: Ready, box: Box, fact: string, answers: Answers): boolean {
  const [domain, allowed, answer] = [compiled.byFact.get(fact), box[fact], answers[fact]];
  if (!domain || !allowed || !answer) return false;
  const within = new Set(positionsOf(domain, allowed));
  return positionsOfAnswer(domain, answer).every((at) => within.has(at));
}

function differing(before: Ready, then: Ruled, after: Ready, now: Ruled): Difference['of'] {
  const [first, second] = [decidesIn(before, then), decidesIn(after, now)];
  if (!first || !second) return [];
  const sameEffects = sameRuling(first, { ...first, effects: second.effects }, usualOf(after));
  return [
    ...(sameEffects ? [] : (['effects'] as const)),
    ...(first.modality === second.modality ? [] : (['modality'] as const)),
    ...(first.decidedBy === second.decidedBy ? [] : (['decidedBy'] as const)),
  ];
}
