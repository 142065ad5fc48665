/** What the list of cases says of a case beside its verdict. */
import { describe, expect, test } from 'vitest';
import { amountSaid } from '#casebook/said.ts';
import { packs } from '#i18n/packs.ts';
import { words as da } from '#i18n/da/loaded/casebook.ts';
import { words as de } from '#i18n/de/loaded/casebook.ts';
import { words as en } from '#i18n/en/loaded/casebook.ts';
import { words as nl } from '#i18n/nl/loaded/casebook.ts';
import { languages } from '#model/language.ts';
import { chipInWords, type Chip } from '#wording/shown-chips.ts';
import { SAID, TOGETHER_SAID } from './cases.ts';

const loaded = { nl, da, de, en };
const amountOf = (...chips: string[]) => amountSaid({ ...SAID, chips }, nl.list.sides);

describe('the amount of a case', () => {
  test.each(languages)('is said without whose it is (%s)', (language) => {
    const { effects } = packs[language];
    for (const text of ['10 points', '2 – 5 tricks', '€ 25', '0,50 €', '−5 points']) {
      const sides: Partial<Chip>[] = [
        {},
        { against: 'N' },
        { to: 'N' },
        { against: 'N', to: 'Z' },
        { against: effects.unstated },
        { against: 'N', to: effects.unstated },
      ];
      for (const side of sides)
        expect(
          amountSaid(
            { ...SAID, chips: [chipInWords({ text, tone: 'strong', ...side }, effects)] },
            loaded[language].list.sides,
          ),
        ).toBe(text);
    }
  });

  test('is none where something else follows, or more than one thing, or more words than fit', () => {
    expect(amountOf()).toBeUndefined();
    expect(amountOf('spel verloren')).toBeUndefined();
    expect(amountOf('10 punten voor Noord', 'spel verloren')).toBeUndefined();
    expect(amountOf('5 kaarten worden opnieuw geschud en gedeeld')).toBeUndefined();
  });

  test('of several parts is their only sum', () => {
    expect(amountSaid({ ...TOGETHER_SAID, sums: ['20 punten ten koste van Noord'] }, nl.list.sides)).toBe('20 punten');
    expect(amountSaid({ ...TOGETHER_SAID, sums: [] }, nl.list.sides)).toBeUndefined();
  });
});
