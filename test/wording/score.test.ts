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

test('a number that is its formula needs none', () => {
  expect(scoreLines([{ kind: 'score', amounts: { spielfuehrer: 1000, mitspieler: '-reizwert' } }], words)).toEqual([
    { party: 'der Spielführer', result: '1000' },
    { party: 'erster Mitspieler', formula: '−Reizwert' },
  ]);
  const told = { reizwert: exactly(250) };
  expect(scoreLines([{ kind: 'score', amounts: { spielfuehrer: '-reizwert' } }], words, told)).toEqual([
    { party: 'der Spielführer', result: '−250' },
  ]);
});

test('so much for each of something that has no name of its own is said in words', () => {
  const won: Effect = { kind: 'score', amounts: { spielfuehrer: '8*runden' } };
  const counted: ChipWords = { ...words, units: { runden: 'Runde' }, names: {} };
  expect(scoreLines([won], counted)).toEqual([{ party: 'der Spielführer', formula: '8 je Runde' }]);
  expect(scoreLines([won], counted, { runden: exactly(3) })).toEqual([
    { party: 'der Spielführer', formula: '8 × 3', result: '24' },
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
