import { describe, expect, test } from 'vitest';
import { isLeftOpen } from '#views/left-open.ts';
import { edition, ruling } from './slagspel.ts';

const { book } = edition;
const [role = '', { label = '' } = {}] = Object.entries(book.roles)[0] ?? [];
const decided = edition.rulings.find(({ open }) => open === undefined);
if (!decided) throw new Error('no ruling');
const left = {
  ...ruling(decided.id),
  effects: [{ kind: 'none' }] as const,
  modality: 'discretion' as const,
  decidedBy: role,
  verdict: `Of het mag, staat er niet; ${label} beslist`,
};

describe('a ruling of the book leaves the matter open', () => {
  test('where nothing follows, and its verdict says who decides', () => {
    expect(isLeftOpen(left, book)).toBe(true);
    expect(isLeftOpen({ ...left, verdict: `${label.toUpperCase()} beslist` }, book)).toBe(true);
  });

  test('but not as advice to the one who decides, nor where nobody does', () => {
    expect(isLeftOpen({ ...left, verdict: 'Blijf kalm' }, book)).toBe(false);
    const { decidedBy: _, ...byNobody } = left;
    expect(isLeftOpen(byNobody, book)).toBe(false);
  });

  test('nor where it must be so, or something follows', () => {
    expect(isLeftOpen({ ...left, modality: 'must' }, book)).toBe(false);
    expect(isLeftOpen({ ...left, effects: ruling(withEffects()).effects }, book)).toBe(false);
  });
});

function withEffects(): string {
  const found = edition.rulings.find(({ effects }) => effects.some(({ kind }) => kind !== 'none'));
  if (!found) throw new Error('no consequences');
  return found.id;
}
