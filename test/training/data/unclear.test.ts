/** The notes of a ruling that a learner reads below a wrong answer. */
import { expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { JOURNEYS } from '../../support/fixture-site.ts';
import { libraryAt } from '../../support/library.ts';
import { trainedIn } from '../../support/trained.ts';

it('name what the book leaves unclear before how it is read', () => {
  const { books } = libraryAt(JOURNEYS);
  const several = books.flatMap((book) => {
    const { reading } = packs[book.book.language].pages.noteKinds;
    return trainedIn(book).flatMap(({ ready }) =>
      Object.values(ready.data.rulings).map(({ unclear }) => unclear.map(({ label }) => label.endsWith(reading))),
    );
  });
  for (const areReadings of several) expect(areReadings).toEqual(areReadings.toSorted());
  expect(several.some((areReadings) => new Set(areReadings).size === 2)).toBe(true);
});
