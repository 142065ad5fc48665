import { expect, test } from 'vitest';
import { scoreFacts, scoreLines } from '#wording/score.ts';
import type { ChipWords } from '#wording/chips.ts';
import { packs } from '#i18n/packs.ts';
import type { Effect } from '#model/index.ts';

const words: ChipWords = {
  effects: packs.de.effects,
  points: { punkte: { one: '{n} Punkt', other: '{n} Punkte' } },
  parties: { spielfuehrer: 'der Spielführer', mitspieler: 'erster Mitspieler' },
  units: { reizwert: 'Punkt', meldung: 'Punkt' },
  names: { reizwert: 'Reizwert', meldung: 'Meldung' },
  language: 'de',
};
const lost: Effect = {
  kind: 'score',
  amounts: { spielfuehrer: '-2*reizwert', mitspieler: 'meldung + reizwert/2' },
};
const exactly = (n: number) => ({ kind: 'range', from: n, to: n }) as const;

test('a settlement shows its formulas by name until the numbers are known', () => {
  expect(scoreLines([lost], words)).toEqual([
    { party: 'der Spielführer', formula: '−2 × Reizwert' },
    { party: 'erster Mitspieler', formula: 'Meldung + Reizwert ÷ 2' },
  ]);
});

test('a settlement keeps the way to a number that is known', () => {
  expect(scoreLines([lost], words, { reizwert: exactly(200) })).toEqual([
    { party: 'der Spielführer', formula: '−2 × 200', result: '−400' },
    { party: 'erster Mitspieler', formula: 'Meldung + 200 ÷ 2' },
  ]);
});

test('a fixed number needs no formula', () => {
  expect(scoreLines([{ kind: 'score', amounts: { spielfuehrer: 1000 } }], words)).toEqual([
    { party: 'der Spielführer', result: '1000' },
  ]);
});

test('each line of a settlement knows the numbers that it needs', () => {
  const choice: Effect = {
    kind: 'score',
    amounts: { spielfuehrer: { by: 'meldung', values: { solo: 3 } }, mitspieler: 5 },
  };
  expect(scoreFacts([lost, { kind: 'none' }, choice])).toEqual([
    ['reizwert'],
    ['meldung', 'reizwert'],
    ['meldung'],
    [],
  ]);
});
