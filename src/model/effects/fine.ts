import type { Amount } from '#model/amount.ts';
import { UNSTATED_AMOUNT } from '#model/linear.ts';
import { means } from '#model/means.ts';
import {
  partiesUnder,
  present,
  type AmountAt,
  type AmountWriter,
  type ChipText,
  type Parts,
  type PartyAt,
  type Written,
} from './kind.ts';

export interface Fine {
  readonly kind: 'fine';
  readonly amount: Amount;
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

export const schema = ({ z, amount, id }: Parts) =>
  means(
    z.strictObject({
      fine: means(amount, 'How much.', 25),
      against: means(id.optional(), 'Who bears it; `unstated` where the source does not say.', 'offender'),
      to: means(id.optional(), 'Who gains it; `unstated` where the source does not say.', 'opponent'),
    }),
    'A fine, in the `currency` of the book: in euros where it names none.',
  );
export type Surface = Written<typeof schema>;
export interface Words {
  /** Its amount is not named in the source. */
  readonly unstated: string;
  /** Around a formula, with `{n}` for it and `€` for the sign of the currency. */
  readonly formula: string;
}

export const read = ({ fine: amount, against, to }: Surface): Fine =>
  present({ kind: 'fine' as const, amount, against, to });
export const written = ({ amount: fine, against, to }: Fine): Surface => present({ fine, against, to });

export const parties = (effect: Fine): readonly PartyAt[] => partiesUnder(effect, 'against', 'to');
export const amounts = ({ amount }: Fine): readonly AmountAt[] => [[['fine'], amount]];
export const points = () => undefined;
export const group = () => 'fine' as const;

export function chips(effect: Fine, words: Words, write: AmountWriter): readonly ChipText[] {
  const text = effect.amount === UNSTATED_AMOUNT ? words.unstated : write.money(effect.amount, words.formula);
  return [{ text, tone: 'strong', sides: effect }];
}
