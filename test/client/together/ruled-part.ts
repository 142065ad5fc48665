/** Parts of a case as they are joined, with as much of a ruling as that needs. */
import type { RuledPart } from '#client/together/joined.ts';
import type { Answers } from '#decide/table.ts';
import type { CountedEffect } from '#model/effects/types.ts';
import type { AlsoText } from '#views/also-ruled.ts';

export type Declared = Pick<AlsoText, 'id' | 'kind' | 'others' | 'when'>;

/** A concurrence as one of its sides sees it. */
export function alsoText({ id, kind, others, when }: Declared): AlsoText {
  return {
    ...{ id, kind, others },
    ...{ how: kind, by: '', says: { text: id } },
    ...{ title: '', summary: '', href: '', settled: {}, shared: [] },
    ...(when ? { when } : {}),
  };
}

export function points(
  amount: CountedEffect extends infer E ? (E extends { amount: infer A } ? A : never) : never,
): CountedEffect {
  return {
    kind: 'points',
    amount,
    against: 'overtreder',
    to: undefined,
    from: undefined,
    pointKind: undefined,
  } as CountedEffect;
}

export function ruledPart(
  ruling: string,
  more: { answers?: Answers; effects?: readonly CountedEffect[]; also?: readonly Declared[] } = {},
): RuledPart {
  return {
    situation: `over-${ruling}`,
    ruling,
    answers: more.answers ?? {},
    effects: more.effects ?? [],
    also: (more.also ?? []).map(alsoText),
  };
}
