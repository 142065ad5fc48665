import type { Amount } from '#model/amount.ts';
import { means } from '#model/means.ts';
import {
  partiesUnder,
  present,
  type AmountAt,
  type AmountWriter,
  type ChipText,
  type Forms,
  type Parts,
  type PartyAt,
  type Written,
} from './kind.ts';

export interface Tricks {
  readonly kind: 'tricks';
  readonly amount: Amount;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const schema = ({ z, amount, id }: Parts) =>
  means(
    z.strictObject({
      tricks: means(amount, 'How many.', 1),
      from: means(id.optional(), 'Who gives them.', 'offender'),
      to: means(id.optional(), 'Who gets them.', 'opponent'),
    }),
    'Tricks that go from one party to another.',
  );
export type Surface = Written<typeof schema>;
export type Words = Forms;

export const read = ({ tricks: amount, from, to }: Surface): Tricks =>
  present({ kind: 'tricks' as const, amount, from, to });
export const written = ({ amount: tricks, from, to }: Tricks): Surface => present({ tricks, from, to });

export const parties = (effect: Tricks): readonly PartyAt[] => partiesUnder(effect, 'from', 'to');
export const amounts = ({ amount }: Tricks): readonly AmountAt[] => [[['tricks'], amount]];
export const points = () => undefined;
export const group = () => 'points' as const;

export function chips({ amount, from, to }: Tricks, words: Words, write: AmountWriter): readonly ChipText[] {
  return [{ text: write.counted(amount, words), tone: 'strong', sides: { against: from, to } }];
}
