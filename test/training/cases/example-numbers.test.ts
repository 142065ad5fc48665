/** A worked example is told in its author's words, so that its case must have the same numbers. */
import { expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { drawCase } from '#training/cases/case.ts';
import { ready } from '#training/cases/situation.ts';
import { trainedSituation } from '#training/data/trained.ts';
import { library as fixtures } from '../../support/fixture.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => `s${at}`);

it.each([...libraryAt('.').books, ...fixtures.books].map((book) => [book.id, book] as const))(
  'in %s every case of an example has the numbers that its story was written with',
  (_, book) => {
    const context = pageContextIn(book, book.current);
    const wrong: string[] = [];
    let looked = 0;
    for (const doc of book.current.situations) {
      const situation = ready(trainedSituation(doc, context));
      for (const id of Object.keys(situation.data.rulings)) {
        for (const seed of SEEDS) {
          const drill = drawCase(situation, seed, packs[context.language].widget.phrase, id);
          const example = situation.data.examples.find(
            ({ ruling, story }) => ruling === id && story === drill?.story[0],
          );
          if (drill?.well !== 'example' || !example) continue;
          for (const [fact, answer] of Object.entries(example.given)) {
            if (answer.kind !== 'range') continue;
            looked++;
            if (drill.assignment[fact] !== answer.from) wrong.push(`${id} ${fact}: ${example.story}`);
          }
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    if (book.id === 'meldspiel') expect(looked).toBeGreaterThan(0);
  },
);
