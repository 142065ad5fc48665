import { describe, expect, test } from 'vitest';
import { openCases } from '#views/gaps.ts';
import { JOURNEYS } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import { edition } from './slagspel.ts';

const editions = [edition, ...[JOURNEYS, '.'].flatMap((root) => libraryAt(root).books.map(({ current }) => current))];

describe('what a book leaves open', () => {
  test('is a row for each situation with something open, and a sentence in each', () => {
    for (const each of editions) {
      const open = openCases(each);
      expect(open.map(({ situation }) => situation.id)).toEqual(
        each.situations.filter((situation) => situation.open.length > 0).map(({ id }) => id),
      );
      for (const { gist, situation } of open) expect(gist, situation.id).not.toBe('');
    }
    expect(openCases(edition).length).toBeGreaterThan(0);
  });

  test('is not told by what the book says of every gap', () => {
    for (const each of editions) {
      for (const { gist, situation } of openCases(each))
        expect(gist, situation.id).not.toBe(each.book.residual?.verdict);
    }
  });

  test('says who decides, in its sentence or beside it, wherever the ruling does', () => {
    const named = editions.flatMap((each) =>
      openCases(each)
        .filter(({ outcome }) => outcome.decidedBy !== undefined)
        .map(({ gist, decider, outcome }) => ({
          gist,
          decider,
          label: each.book.roles[outcome.decidedBy ?? '']?.label,
        })),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const { gist, decider, label } of named) {
      if (decider === undefined)
        expect(gist).toMatch(/; [^;]+(?:beslist|bepaalt|entscheidet|afgør)[^;]*$|; [^;]*entscheidet/);
      else expect(decider).toBe(label);
    }
    expect(named.some(({ decider }) => decider === undefined)).toBe(true);
  });
});
