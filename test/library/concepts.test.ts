import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { sharedConcepts } from '#library/concepts.ts';
import { loadLibrary } from '#library/load.ts';

const library = loadLibrary(process.cwd());
const concepts = sharedConcepts(library);
const concept = (id: string) => concepts.find((each) => each.id === id);

describe('an idea that several games share', () => {
  test('brings their words for revoking together', () => {
    const words = concept('revoke')?.books.flatMap(({ terms }) => terms.map(({ term }) => term.term));
    expect(words).toEqual(expect.arrayContaining(['Ontduiking', 'Kulørsvigt', 'Sich verwerfen']));
  });

  test('has at least two books, and never one twice', () => {
    for (const { id, books } of concepts) {
      const names = books.map(({ edition }) => edition.bookId);
      expect([id, names.length >= 2, new Set(names).size]).toEqual([id, true, names.length]);
    }
  });

  test('comes with the rulings on the clauses that a term points to', () => {
    const binokel = concept('revoke')?.books.find(({ edition }) => edition.bookId === 'binokel');
    const rulings = binokel?.terms.flatMap((term) => term.rulings.map((ruling) => ruling.id)) ?? [];
    expect(rulings).toContain('verworfen-beide-mit-stich');
    const troefcall = concept('revoke')?.books.find(({ edition }) => edition.bookId === 'troefcall');
    const verdicts = troefcall?.terms.flatMap((term) => term.rulings.map((ruling) => ruling.verdict)) ?? [];
    expect(verdicts).toContain('Vijftien strafpunten voor de overtreder');
  });

  test('takes from a rule on something else only the rulings that speak of it', () => {
    const rulings = (id: string, book: string) =>
      concept(id)
        ?.books.find(({ edition }) => edition.bookId === book)
        ?.terms.flatMap((term) => term.rulings.map((ruling) => ruling.id)) ?? [];
    expect(rulings('trump', 'binokel')).toContain('wert-familie-in-trumpf');
    expect(rulings('trump', 'binokel')).not.toContain('wert-vier-asse');
    expect(rulings('fine', 'binokel')).toContain('strafgeld-ab-drei');
    expect(rulings('round', 'bridge')).toEqual([]);
  });

  test('is left out where only one game has a word for it', () => {
    const [only] = library.books.filter(({ id }) => id === 'binokel');
    expect(sharedConcepts({ books: only ? [only] : [] })).toEqual([]);
  });

  test('has a name of its own in every language of the interface', () => {
    const nameless = concepts.filter(({ id }) => languages.some((language) => !(id in packs[language].conceptLabels)));
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });
});
