import { expect, test } from 'vitest';
import { saidApart, sharedConditions } from '#views/changes/joint-text.ts';
import type { SaidInCommon } from '#wording/in-common.ts';

const when = (always: string): SaidInCommon => ({ always, either: [] });

test('what every case of a situation has in common is told apart from what differs', () => {
  const one = when('Een speler speelde te vroeg; er lag een slag; de club telt mee');
  const other = when('Er lag geen slag; een speler speelde te vroeg; de club telt mee');
  expect(saidApart(one, [one, other])).toEqual([
    { text: 'Een speler speelde te vroeg', isShared: true },
    { text: 'er lag een slag', isShared: false },
    { text: 'de club telt mee', isShared: true },
  ]);
});

test('a case that is alone has nothing in common with another', () => {
  const one = when('Een speler speelde te vroeg; er lag een slag');
  expect(saidApart(one, [one]).some(({ isShared }) => isShared)).toBe(false);
});

test('what all cases share is one sentence, unless one of them is nothing more', () => {
  const one = when('Een speler speelde te vroeg; er lag een slag');
  const other = when('Er lag geen slag; een speler speelde te vroeg');
  expect(sharedConditions([one, other])).toBe('Een speler speelde te vroeg');
  expect(sharedConditions([one])).toBe('');
  expect(sharedConditions([one, when('Een speler speelde te vroeg')])).toBe('');
  expect(sharedConditions([one, { always: 'Een speler speelde te vroeg', either: ['Er lag geen slag'] }])).toBe(
    'Een speler speelde te vroeg',
  );
});
