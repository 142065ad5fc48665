import { describe, expect, test } from 'vitest';
import { rulesJson } from '#api/rules.ts';
import { urlsOf } from '#addresses/urls.ts';
import type { LoadedBook } from '#library/types.ts';
import { alsoRuled } from '#views/also-ruled.ts';
import { JOURNEYS, TWO_LANGUAGES } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import { pageContextIn } from '../support/page-context.ts';

function bookIn(root: string, id: string): LoadedBook {
  const book = libraryAt(root).books.find((each) => each.id === id);
  if (!book) throw new Error(`there is no book ${id}`);
  return book;
}

function alsoAt(book: LoadedBook, ruling: string) {
  const found = book.current.rulings.find(({ id }) => id === ruling);
  if (!found) throw new Error(`there is no ruling ${ruling}`);
  return alsoRuled(found, pageContextIn(book, book.current));
}

describe('what else may hold', () => {
  const dutch = bookIn(JOURNEYS, 'biedbond');

  test('is named at the rulings of both sides, what may replace the ruling first', () => {
    for (const [ruling, kinds] of [
      ['bieding-herhalen-na-pas-van-rt', ['open', 'excludes']],
      ['onvoldoende-bod-geaccepteerd', ['open', 'excludes', 'excludes']],
    ] as const) {
      const also = alsoAt(dutch, ruling);
      expect(also.map(({ kind }) => kind)).toEqual(kinds);
      expect(also[0]?.how).toBe('Welke geldt, zegt het reglement niet');
      expect(also[0]?.by).toMatch(/^de beslissing is aan de wedstrijdleider · Regel 4\.3/);
      expect(also.at(-1)).toMatchObject({ how: 'Niet allebei tegelijk', by: '' });
    }
    expect(alsoAt(dutch, 'bieding-herhalen-na-pas-van-rt')[0]?.title).toBe('Onvoldoende bod');
    expect(alsoAt(dutch, 'onvoldoende-bod-geaccepteerd')[0]?.title).toBe('Bieding voor de beurt');
  });

  test('holds where the condition may, as far as the situation itself asks', () => {
    expect(alsoAt(dutch, 'bieding-herhalen-na-pas-van-rt')[0]?.when).toEqual([{ 'soort-bieding': ['bod-of-doublet'] }]);
    // The other situation never asks what kind of call it was.
    expect(alsoAt(dutch, 'onvoldoende-bod-geaccepteerd')[0]?.when).toEqual([{}]);
  });

  test('is told by an answer that sets its case apart from others of the ruling, and by none that all have', () => {
    expect(alsoAt(dutch, 'bieding-herhalen-na-pas-van-rt').map(({ instead }) => instead)).toEqual([
      [{ 'soort-bieding': ['bod-of-doublet'] }],
      undefined,
    ]);
    expect(alsoAt(dutch, 'onvoldoende-bod-geaccepteerd').flatMap(({ instead }) => instead ?? [])).toEqual([]);
  });

  test('says in words where it holds, on both sides, unless that is so wherever the ruling holds', () => {
    const bid = 'In dit geval: de bieding voor de beurt was een bod, doublet of redoublet';
    for (const ruling of ['bieding-herhalen-na-pas-van-rt', 'onvoldoende-bod-geaccepteerd']) {
      const cases = alsoAt(dutch, ruling).map((each) => each.cases);
      expect([cases[0], cases.at(-1)]).toEqual([[{ text: bid }], undefined]);
    }
    // A pass that is replaced is no bid: only what excludes itself is left.
    expect(alsoAt(dutch, 'pas-vergelijkbaar-vervangen').map(({ cases }) => cases)).toEqual([undefined]);
  });

  test('is told in the words of a translation', () => {
    const [english] = bookIn(TWO_LANGUAGES, 'bordspel').translations;
    if (!english) throw new Error('the book is translated');
    const [also] = alsoAt(english, 'kleur-bekend');
    expect(also?.says.text).toBe('These are two cards. The dropped card goes back, the played one stays.');
    expect(also?.how).toBe('Both apply');
  });

  test('stands in the data, with its joint cases as queries', () => {
    const { current } = dutch;
    const place = { base: '/', language: 'nl', book: dutch.id, edition: current.id } as const;
    const [first] = rulesJson(current, urlsOf(place)).concurrences ?? [];
    expect(first).toMatchObject({
      id: 'te-laag-en-voor-de-beurt',
      how: 'open',
      open: 'silent',
      decidedBy: 'wedstrijdleider',
    });
    expect(first?.examples[0]?.answers).toMatch(/^aan-de-beurt=rechtertegenstander&/);
  });
});
