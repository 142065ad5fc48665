import type { DrillWords } from '#i18n/drills.ts';
import { fill } from '#i18n/fill.ts';
import { formatNumber } from '#i18n/language.ts';
import type { Language } from '#model/language.ts';
import { sentence } from '#wording/phrase.ts';
import type { Miscount } from './numbers.ts';

interface Props {
  readonly amounts: readonly Miscount[];
  readonly language: Language;
  readonly say: DrillWords['ruling'];
}

/** What was typed beside what it comes to. */
export function Miscounted({ amounts, language, say }: Props) {
  return (
    <>
      {amounts.map(({ amount: { who, value }, said }) => (
        <p key={who ?? ''}>
          {sentence(
            fill(who === undefined ? say.said : say.saidOf, {
              said: formatNumber(language, said),
              is: formatNumber(language, value),
              ...(who === undefined ? {} : { who }),
            }),
          )}
        </p>
      ))}
    </>
  );
}
