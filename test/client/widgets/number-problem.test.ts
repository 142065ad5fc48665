import { describe, expect, test } from 'vitest';
import type { NumberText } from '#wording/phrase.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { boundsText, nextNumber, numberProblem } from '#client/widgets/number-problem.ts';

const bid: NumberText = { kind: 'number', ask: '', min: 150, max: 3000, step: 1, unit: 'Punkt', says: '{n}' };
const meld: NumberText = { ...bid, min: 0, step: 10 };
const { amounts: de } = packs.de.widget;

describe('a number that cannot be', () => {
  test('says which bound it breaks', () => {
    expect(numberProblem(bid, '140', de)).toBe('140 gibt es nicht, es sind mindestens 150.');
    expect(numberProblem(bid, '4000', de)).toBe('4000 geht hier nicht, es sind höchstens 3000.');
  });
  test('says which numbers there are beside it', () => {
    expect(numberProblem(meld, '45', de)).toBe('45 gibt es nicht: Es geht in Schritten von 10, also 40 oder 50.');
  });
  test('is a fraction', () => {
    expect(numberProblem(bid, '150.5', de)).toBe('Gib eine ganze Zahl ein.');
  });
  test('is written as no address writes it, and so would be lost', () => {
    for (const text of ['2e2', '200.0', '+200', '0x96']) {
      expect(numberProblem(bid, text, de)).toBe('Gib eine ganze Zahl ein.');
    }
  });
  test('is said in every language with the numbers in it', () => {
    for (const language of languages) {
      const words = packs[language].widget.amounts;
      for (const [fact, value] of [
        [bid, '140'],
        [bid, '4000'],
        [meld, '45'],
      ] as const) {
        expect(numberProblem(fact, value, words)).toMatch(new RegExp(value));
        expect(numberProblem(fact, value, words)).not.toMatch(/[{}]/);
      }
    }
  });
});

test('a number that can be has no problem, and an empty field has none either', () => {
  expect([numberProblem(bid, '150', de), numberProblem(meld, '40', de), numberProblem(bid, '', de)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the bounds name the step only where there is one', () => {
  expect(boundsText(bid, de)).toBe('von 150 bis 3000');
  expect(boundsText(meld, de)).toBe('von 0 bis 3000, in Schritten von 10');
});

describe('one step up or down', () => {
  test('goes by the steps that exist, and not beyond the bounds', () => {
    expect(nextNumber(meld, '40', 1)).toBe(50);
    expect(nextNumber(meld, '40', -1)).toBe(30);
    expect(nextNumber(bid, '3000', 1)).toBeUndefined();
    expect(nextNumber(bid, '150', -1)).toBeUndefined();
  });
  test('leads from a number that cannot be to the next that can', () => {
    expect(nextNumber(meld, '45', 1)).toBe(50);
    expect(nextNumber(meld, '45', -1)).toBe(40);
    expect(nextNumber(bid, '20', 1)).toBe(150);
    expect(nextNumber(bid, '9000', -1)).toBe(3000);
  });
  test('begins in an empty field at nought, or where the numbers begin', () => {
    expect(nextNumber(meld, '', 1)).toBe(0);
    expect(nextNumber(bid, '', 1)).toBe(150);
    expect(nextNumber({ ...meld, min: -40, max: -10 }, '', 1)).toBe(-10);
    expect(nextNumber(meld, '', -1)).toBeUndefined();
  });
});
