import type { Amount } from '#model/amount.ts';
import { means } from '#model/means.ts';
import {
  partiesUnder,
  present,
  type AmountAt,
  type AmountWriter,
  type ChipText,
  type NoWords,
  type Parts,
  type PartyAt,
  type PointsCounted,
  type Written,
} from './kind.ts';

export interface Points {
  readonly kind: 'points';
  readonly amount: Amount;
  /** An id of `points` in book.yaml; by default the first one. */
  readonly pointKind?: string | undefined;
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

export const schema = ({ z, amount, id }: Parts) =>
  means(
    z.strictObject({
      points: means(amount, 'How many.', 10),
      kind: means(
        id.optional(),
        'The kind of points: an id of `points` in book.yaml; left out: the first one.',
        'penalty',
      ),
      against: means(id.optional(), 'Who bears it; `unstated` where the source does not say.', 'offender'),
      to: means(id.optional(), 'Who gains it; `unstated` where the source does not say.', 'opponent'),
    }),
    'Points that a party gets or loses, of one of the book’s kinds.',
  );
export type Surface = Written<typeof schema>;
/** The book has the words for its points. */
export type Words = NoWords;

export const read = ({ points: amount, kind: pointKind, against, to }: Surface): Points =>
  present({ kind: 'points' as const, amount, pointKind, against, to });
export const written = ({ amount: points, pointKind: kind, against, to }: Points): Surface =>
  present({ points, kind, against, to });

export const parties = (effect: Points): readonly PartyAt[] => partiesUnder(effect, 'against', 'to');
export const amounts = ({ amount }: Points): readonly AmountAt[] => [[['points'], amount]];
export const points = ({ pointKind: kind }: Points): PointsCounted => ({ counts: true, kind });
export const group = () => 'points' as const;

export function chips(effect: Points, _: Words, write: AmountWriter): readonly ChipText[] {
  return [{ text: write.points(effect.amount, effect.pointKind), tone: 'strong', sides: effect }];
}
