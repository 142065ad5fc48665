import { expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { countLeft, firstCount } from '#wording/question-count.ts';

const words = packs.nl.widget.question;
const first = (least: number, most: number) => firstCount({ least, most }, words, 'nl');
const left = (least: number, most: number) => countLeft({ least, most }, words);

test('before the first answer it is said how few and how many questions there may be', () => {
  expect(first(1, 4)).toBe('1–4 vragen');
});

test('where every case takes as many questions, that many are said', () => {
  expect(first(2, 2)).toBe('2 vragen');
  expect(first(1, 1)).toBe('1 vraag');
});

test('where nothing is asked nothing is said', () => {
  expect(first(0, 0)).toBe('');
});

test('with answers it is what is left', () => {
  expect(left(1, 3)).toBe('nog 1–3 vragen');
  expect(left(2, 2)).toBe('nog 2 vragen');
});

test('where every answer ends the questions, it is the last one', () => {
  expect(left(1, 1)).toBe('laatste vraag');
});

test('every language fills in both numbers', () => {
  for (const language of languages) {
    const { question } = packs[language].widget;
    expect(firstCount({ least: 2, most: 5 }, question, language)).toMatch(/2\D+5/);
    expect(countLeft({ least: 2, most: 5 }, question)).toMatch(/2\D+5/);
    expect(countLeft({ least: 3, most: 3 }, question)).toMatch(/3/);
  }
});
