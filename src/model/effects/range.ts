import { means } from '#model/means.ts';
import {
  partiesUnder,
  present,
  type AmountAt,
  type ChipText,
  type NoWords,
  type Parts,
  type PartyAt,
  type PointsCounted,
  type Writer,
  type Written,
} from './kind.ts';

export interface Range {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly of: 'points' | 'fine';
  readonly pointKind?: string | undefined;
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      range: means(
        z
          .strictObject({ min: means(z.number(), 'The least.', 2), max: means(z.number(), 'The most.', 5) })
          .refine(({ min, max }) => min <= max, { path: ['min'], error: 'it is more than `max`' }),
        'From how many to how many.',
        { min: 2, max: 5 },
      ),
      of: means(z.enum(['points', 'fine']), 'Points, or money.'),
      kind: means(
        id.optional(),
        'The kind of points: an id of `points` in book.yaml; left out: the first one.',
        'penalty',
      ),
      against: means(id.optional(), 'Who bears it; `unstated` where the source does not say.', 'offender'),
      to: means(id.optional(), 'Who gains it; `unstated` where the source does not say.', 'opponent'),
    }),
    'The arbiter picks a number of points or an amount of money between two bounds, both included.',
  );
export type Surface = Written<typeof schema>;
/** It is written as points and fines are. */
export type Words = NoWords;

export const read = ({ range: { min, max }, of, kind: pointKind, against, to }: Surface): Range =>
  present({ kind: 'range' as const, min, max, of, pointKind, against, to });
export const written = ({ min, max, of, pointKind: kind, against, to }: Range): Surface =>
  present({ range: { min, max }, of, kind, against, to });

export const parties = (effect: Range): readonly PartyAt[] => partiesUnder(effect, 'against', 'to');
export const amounts = ({ min, max }: Range): readonly AmountAt[] => [
  [['range', 'min'], min],
  [['range', 'max'], max],
];
export const points = ({ of, pointKind: kind }: Range): PointsCounted => ({ counts: of === 'points', kind });
export const group = ({ of }: Range) => of;

export function chips(effect: Range, _: Words, write: Writer): readonly ChipText[] {
  const text = effect.of === 'fine' ? write.moneySpan(effect) : write.pointsSpan(effect, effect.pointKind);
  return [{ text, tone: 'strong', sides: effect }];
}
