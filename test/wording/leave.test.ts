import { expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { leaveOf, leaveAtTable } from '#wording/leave.ts';

const words = { modality: packs.nl.effects.modality, decides: packs.nl.widget.ruling.decides };
const strong = { text: '10 punten', tone: 'strong' } as const;

test('a ruling says whether it must be so, and who decides', () => {
  expect(leaveOf({ modality: 'may', decidedBy: 'de supervisor' }, [strong], words)).toEqual([
    'het mag, het hoeft niet',
    'de beslissing is aan de supervisor',
  ]);
  expect(leaveOf({ modality: 'must' }, [strong], words)).toEqual(['zo moet het']);
});

test('what is forbidden without a consequence says so, with who decides', () => {
  const unstated = 'verboden, maar het reglement noemt geen gevolg: de beslissing is aan de arbiter';
  expect(leaveOf({ modality: 'must', decidedBy: 'de arbiter', unstated }, [strong], words)).toEqual([
    'zo moet het',
    unstated,
  ]);
});

test('beside a permission, which says it by itself, it does not say "must"', () => {
  expect(leaveOf({ modality: 'must' }, [{ text: 'mag', tone: 'quiet', permission: true }], words)).toEqual([]);
});

test('at the table it only says who decides, what need not be so, and that no consequence is stated', () => {
  const unstated = 'verboden, maar het reglement noemt geen gevolg: de beslissing is aan de arbiter';
  expect(leaveAtTable({ modality: 'must', decidedBy: 'de arbiter' }, [strong], words)).toEqual([
    'de beslissing is aan de arbiter',
  ]);
  expect(leaveAtTable({ modality: 'must' }, [strong], words)).toEqual([]);
  expect(leaveAtTable({ modality: 'must', unstated }, [strong], words)).toEqual([unstated]);
  expect(leaveAtTable({ modality: 'may', decidedBy: 'de arbiter' }, [strong], words)).toEqual([
    'het mag, het hoeft niet',
    'de beslissing is aan de arbiter',
  ]);
});
