/** The arbiter picks a number of points or euros between two bounds, both included. */
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
  z.strictObject({
    range: z
      .strictObject({ min: z.number(), max: z.number() })
      .refine(({ min, max }) => min <= max, { path: ['min'], error: 'it is more than `max`' }),
    of: z.enum(['points', 'fine']),
    kind: id.optional(),
    against: id.optional(),
    to: id.optional(),
  });
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
  const text = effect.of === 'fine' ? write.eurosSpan(effect) : write.pointsSpan(effect, effect.pointKind);
  return [{ text, tone: 'strong', sides: effect }];
}
