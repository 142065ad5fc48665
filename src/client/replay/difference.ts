/** Why the original and the current ruling differ: conditions of the case, or the clause itself. Pure. */
import { COMPARED } from '#addresses/compared.ts';
import { positionsOf, positionsOfAnswer } from '#decide/domain.ts';
import type { Answers } from '#decide/table.ts';
import type { Allowed, Box } from '#model/box.ts';
import { sameRuling } from '#model/same-ruling.ts';
import { decidesIn, usualOf, type Ready, type Ruled } from './ready.ts';

export interface Difference {
  /** Facts of the case that decide differently now, each with the values that either ruling requires. */
  readonly conditions: readonly {
    readonly fact: string;
    /** Absent when any value is allowed. */
    readonly then?: Allowed;
    readonly now?: Allowed;
  }[];
  /** The original ruling would still hold, but the current one overrides it. */
  readonly overridden: boolean;
  /** The original ruling was removed from the table. */
  readonly gone: boolean;
  /** The parts in which the two rulings differ. */
  readonly of: readonly ('effects' | 'modality' | 'decidedBy')[];
}

/**
 * @param then the ruling of the original table, `now` the one of the other table for the remaining answers.
 */
export function differenceOf(before: Ready, then: Ruled, after: Ready, now: Ruled): Difference {
  const of = differing(before, then, after, now);
  // It may have been renamed.
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
  // Another ruling has replaced it: compares the conditions of both.
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

/** The box nearest to the answers, with the facts that fall outside it. */
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

/** Whether every value that an answer leaves open is allowed by the box. */
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
