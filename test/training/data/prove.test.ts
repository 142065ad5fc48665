import { describe, expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { asId, type RulingId } from '#model/index.ts';
import { drawCase } from '#training/cases/case.ts';
import { trainingFlaws } from '#training/data/prove.ts';
import { JOURNEYS } from '../../support/fixture-site.ts';
import { libraryAt } from '../../support/library.ts';
import { trainedIn } from '../../support/trained.ts';

const { books } = libraryAt('.');

describe.each(books.map((book) => [book.id, book] as const))('the cases of %s', (_, book) => {
  const situations = trainedIn(book);
  const { phrase } = packs[book.book.language].widget;

  it('are proven', () => {
    expect(situations.flatMap(({ doc, data }) => trainingFlaws(doc, data, phrase, ['a', 'b']))).toEqual([]);
  });

  it('come to every ruling', () => {
    const seen = situations.flatMap(({ doc, ready }) =>
      doc.rulings.filter(({ id }) => drawCase(ready, 'every', phrase, id)?.ruling === id),
    );
    expect(seen.length).toBe(book.current.rulings.length);
  });
});

describe('a situation whose trainer would be wrong', () => {
  const all = libraryAt(JOURNEYS).books.flatMap(trainedIn);
  const { phrase } = packs.nl.widget;
  const found = all.find(({ doc }) => doc.id === 'verkeerd-gespeelde-kaart');

  it('is found where a ruling has no case', () => {
    if (!found) throw new Error('the example is gone');
    const { doc, data } = found;
    const [first, ...others] = data.table.rulings;
    const never = {
      ...data.table,
      rulings: [...others, { ...first, when: [] }],
      otherwise: 'rest',
    } as typeof data.table;
    expect(trainingFlaws(doc, { ...data, table: never }, phrase, ['a']).join()).toContain('no case leads to it');
  });

  it('is found where two rulings come to the same and are shown as two', () => {
    if (!found) throw new Error('the example is gone');
    const { doc, data } = found;
    const [one, other] = doc.rulings;
    if (!one || !other) throw new Error('the example has changed');
    // What the rulings mean is alike, what the trainer shows is not; a third one means something else.
    const { decidedBy: _, ...rest } = other;
    const decided = one.decidedBy === undefined ? {} : { decidedBy: one.decidedBy };
    const alike = { ...rest, ...decided, effects: one.effects, modality: one.modality };
    const third = { ...one, id: asId<RulingId>('third'), effects: [] };
    const changed = { ...doc, rulings: [...doc.rulings.map((each) => (each === other ? alike : each)), third] };
    expect(trainingFlaws(changed, data, phrase, ['a']).join('\n')).toContain(
      'is offered as wrong and comes to the same',
    );
  });
});
