/** How a composed case is told. */
import { describe, expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { drawCase, sentencesOf } from '#training/cases/case.ts';
import { randomOf } from '#training/cases/random.ts';
import { sentencesIn, storyOf } from '#training/cases/telling.ts';
import { library } from '../../support/fixture.ts';
import { libraryAt } from '../../support/library.ts';
import { trainedIn } from '../../support/trained.ts';

const { books } = libraryAt('.');

describe.each(books.map((book) => [book.id, book] as const))('a story of %s', (_, book) => {
  const { widget, trainingPage } = packs[book.book.language];
  const { phrase } = widget;
  const { telling } = trainingPage;

  it('says all that is told and no more: joined again from its parts it is the sentences', () => {
    const and = telling.same.replace(/\{\w+\}/g, '').trim();
    for (const { ready } of trainedIn(book)) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const drill = drawCase(ready, seed, phrase);
        if (!drill) continue;
        const told = storyOf(ready, drill, phrase);
        if (drill.well === 'example') expect(told).toBe(drill.story.join(' '));
        // Without what joins, capitals and full stops, every word of every sentence is there, in order.
        const wordsOf = (text: string) =>
          text
            .toLowerCase()
            .replace(/[.,]/g, '')
            .split(' ')
            .filter((word) => word !== and);
        const said = wordsOf(told);
        const all = wordsOf(drill.story.join(' '));
        // Only a subject that two clauses share is left out.
        let at = 0;
        const missing = all.filter((word) => (said[at] === word ? (at++, false) : true));
        expect(at, told).toBe(said.length);
        const { articles, endings } = telling;
        const isSubject = (word: string, before: string | undefined): boolean =>
          articles.split(' ').includes(word) ||
          articles.split(' ').includes(before ?? '') ||
          endings.split(' ').some((ending) => ending !== '' && word.endsWith(ending));
        expect(
          missing.filter((word, each) => !isSubject(word, missing[each - 1])),
          told,
        ).toEqual([]);
      }
    }
  });
});

it('a story is told as one somewhere: two clauses are one sentence', () => {
  const joined = library.books.some((book) => {
    const { phrase } = packs[book.book.language].widget;
    return trainedIn(book).some(({ ready }) =>
      Array.from({ length: 12 }, (__, n) => drawCase(ready, `joined-${n}`, phrase)).some((drill) => {
        if (drill?.well !== 'table') return false;
        return storyOf(ready, drill, phrase) !== sentencesOf(ready, drill.told, phrase).join(' ');
      }),
    );
  });
  expect(joined).toBe(true);
});

describe('two clauses', () => {
  const { telling } = packs.nl.trainingPage;
  const told = (clauses: readonly string[], seed = 'a') => sentencesIn(clauses, telling, randomOf(seed)).join(' ');

  it('that tell of the same have one subject', () => {
    expect(told(['de speler is een reserve', 'de speler staat niet op de lijst'])).toBe(
      'De speler is een reserve en staat niet op de lijst.',
    );
  });

  it('keep theirs where it may be another, or is more than a noun', () => {
    const apart = [
      ['een speler is geschorst', 'een speler is een reserve'],
      ['de speler links is geschorst', 'de speler is een reserve'],
      ['niemand heeft gewisseld', 'niemand heeft getekend'],
    ];
    for (const clauses of apart)
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) expect(told(clauses, seed)).not.toMatch(/ en (?:is|heeft) /);
  });

  it('are not joined where one has parts of its own', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(told(['het honk is leeg en de pion komt niet achterin', 'de pion gaat vooruit'], seed)).toBe(
        'Het honk is leeg en de pion komt niet achterin. De pion gaat vooruit.',
      );
  });
});
