/**
 * Four players, 10,000 cases of each book: who asks well does best, and who asks best never gets less than
 * full marks.
 */
import { describe, expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { FULL_MARKS } from '#training/cases/at-the-table.ts';
import { drawCase } from '#training/cases/case.ts';
import { drawSituation } from '#training/cases/mix.ts';
import { randomOf } from '#training/cases/random.ts';
import { casesOfRuling } from '#decide/cases.ts';
import { frequency } from '#training/cases/sample.ts';
import { libraryAt } from '../../support/library.ts';
import { trainedBookOf, trainedIn, withCases } from '../../support/trained.ts';
import { askingEverything, first, neverAsking, optimum, played, type Player } from './players.ts';

const CASES = 10_000;

describe.each(withCases(libraryAt('.').books).map((book) => [book.id, book] as const))(
  'who trains with %s',
  (_, book) => {
    const { phrase } = packs[book.book.language].widget;
    const byId = new Map(trainedIn(book).map((each) => [each.data.id, each.ready]));
    // Where one ruling holds whatever happened, nobody is called to a table.
    const heads = trainedBookOf(book).situations.filter(({ rulings }) => rulings.length > 1);
    const frequent = Object.fromEntries(
      [...byId.values()].flatMap(({ data, compiled }) =>
        Object.entries(data.rulings).map(([id, { verdict }]) => [
          verdict.text,
          frequency(compiled, casesOfRuling(compiled, id)),
        ]),
      ),
    );
    const players: Readonly<Record<string, Player>> = {
      first,
      never: neverAsking(frequent),
      everything: askingEverything,
      optimum,
    };

    it('does the better, the better they ask', () => {
      const sums = new Map<string, number>();
      let least = FULL_MARKS;
      for (let n = 0; n < CASES; n++) {
        const seed = `players-${n}`;
        const head = drawSituation(heads, randomOf(seed));
        const situation = head && byId.get(head.id);
        const drill = situation && drawCase(situation, seed, phrase);
        if (!drill) throw new Error('every seed has its case');
        for (const [name, player] of Object.entries(players)) {
          const { score } = played(situation, drill, phrase, player);
          sums.set(name, (sums.get(name) ?? 0) + score);
          if (name === 'optimum') least = Math.min(least, score);
        }
      }
      const [ofFirst = 0, ofNever = 0, ofEverything = 0, ofOptimum = 0] = Object.keys(players).map(
        (name) => (sums.get(name) ?? 0) / CASES,
      );
      expect(ofFirst).toBeLessThan(ofNever);
      expect(ofNever).toBeLessThan(ofEverything);
      expect(ofEverything).toBeLessThan(ofOptimum);
      expect(least).toBe(FULL_MARKS);
    });
  },
);
