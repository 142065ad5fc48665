/** The label and unit of an amount's field. */
import { fill } from '#i18n/fill.ts';
import { currencyName } from '#i18n/language.ts';
import type { TrainingWords } from '#i18n/words.ts';
import type { AskedAmount } from '#training/cases/outcome.ts';
import type { Ready } from '#training/cases/situation.ts';

/** Whose amount it is, and its unit: `How much for the offender?`, `points`. */
export function amountTexts(
  { who, of, pointKind }: AskedAmount,
  { data: { chips } }: Ready,
  { session: words }: TrainingWords,
): { readonly label: string; readonly unit: string } {
  // Not `pointForms`: its module is loaded with the result, and the first case does not need it.
  const forms = pointKind === undefined ? Object.values(chips.points)[0] : chips.points[pointKind];
  const units = {
    points: fill(forms?.other ?? '', { n: '' }).trim(),
    fine: currencyName(chips.language, chips.currency),
    tricks: words.tricks,
  };
  return { label: who === undefined ? words.amount : fill(words.amountOf, { who }), unit: units[of] };
}
