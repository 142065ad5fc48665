import { expect, test } from 'vitest';
import type { RulingDoc } from '#library/types.ts';
import type { Effect } from '#model/index.ts';
import { takesAway } from '#views/burden.ts';
import { ruling } from './slagspel.ts';

const from: RulingDoc = ruling('verkeerde-kaart-tot-vier-slagen');
const takes = (effect: Effect, scoring = false, modality: RulingDoc['modality'] = 'must') =>
  takesAway({ ...from, effects: [effect], modality }, scoring);

test('a penalty takes something away; a permission and what stands take nothing', () => {
  expect(takesAway(from, false)).toBe(true);
  expect(takes({ kind: 'permission', what: 'granted' } as unknown as Effect)).toBe(false);
  expect(takes({ kind: 'none' })).toBe(false);
  expect(takes({ kind: 'result', what: 'lost', of: 'game' })).toBe(true);
  expect(takes({ kind: 'result', what: 'stands', of: 'game' })).toBe(false);
  expect(takes({ kind: 'adjust', what: 'assigned' })).toBe(true);
  expect(takes({ kind: 'adjust', what: 'table' })).toBe(false);
  expect(takes({ kind: 'adjust', what: 'stands' })).toBe(false);
  expect(takes({ kind: 'card', what: 'major-penalty' })).toBe(true);
  expect(takes({ kind: 'card', what: 'taken-back' })).toBe(false);
  expect(takes({ kind: 'card', what: 'played' })).toBe(true);
  expect(takes({ kind: 'meld', what: 'struck', of: 'overtreder' })).toBe(true);
  expect(takes({ kind: 'meld', what: 'counts' })).toBe(false);
  expect(takes({ kind: 'mistake', what: 'final' })).toBe(true);
  expect(takes({ kind: 'mistake', what: 'corrected' })).toBe(false);
  expect(takes({ kind: 'lead', what: 'has' })).toBe(false);
  expect(takes({ kind: 'duty', what: 'pay', of: 'overtreder' })).toBe(false);
});

test('a new deal that somebody may ask for is a right', () => {
  expect(takes({ kind: 'deal', what: 'again' })).toBe(true);
  expect(takes({ kind: 'deal', what: 'again' }, false, 'may')).toBe(false);
});

test('where a situation asks what is won, only what somebody loses counts', () => {
  expect(takes({ kind: 'points', amount: 5, to: 'koppel' }, true)).toBe(false);
  expect(takes({ kind: 'points', amount: 5, against: 'koppel' }, true)).toBe(true);
  expect(takes({ kind: 'score', amounts: { a: 26, b: 0 } }, true)).toBe(false);
  expect(takes({ kind: 'score', amounts: { a: '-2*bod', b: 100 } }, true)).toBe(true);
  expect(takes({ kind: 'meld', what: 'struck', of: 'koppel' }, true)).toBe(true);
  expect(takes({ kind: 'meld', what: 'counts', of: 'koppel' }, true)).toBe(false);
  expect(takes({ kind: 'points', amount: 5, to: 'koppel' })).toBe(true);
});
