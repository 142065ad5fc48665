import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find } from '#search/find.ts';
import type { MarkedText } from '#search/types.ts';
import { library } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';
import { openAll } from './relevance.ts';

const indexes = openAll(library);
const NOTHING = { isNumber: false, numbers: [], isNear: false, matches: [], nearest: [], isElsewhere: false };

function search(query: string, ...books: string[]) {
  return find(
    query,
    books.flatMap((book) => indexes.get(book) ?? []),
  );
}

/** The paths of the first three matches. */
function first(query: string, ...books: string[]): string[] {
  return search(query, ...books)
    .matches.slice(0, 3)
    .map(({ path }) => path);
}

/** The text with what is marked in brackets. */
function shown(text: MarkedText | undefined): string {
  if (!text) return '';
  const open = new Map(text.marks.map(([from, to]) => [from, to]));
  const close = new Set(open.values());
  return [...text.text, '']
    .map((letter, at) => `${close.has(at) ? ']' : ''}${open.has(at) ? '[' : ''}${letter}`)
    .join('');
}

describe('somebody in a hurry finds', () => {
  test('what they misspell', () => {
    expect(first('ontdujking', 'slagspel')).toContain('terms/#ontduiking');
    expect(first('straffkart', 'biedspel')).toContain('terms/#strafkaart');
    expect(first('verwerffen', 'meldspiel')).toContain('terms/#sich-verwerfen');
  });

  test('a word within a longer one, and one word written as two', () => {
    expect(first('scherm', 'slagspel')).toContain('terms/#tafelscherm');
    expect(first('tafel scherm', 'slagspel')).toContain('terms/#tafelscherm');
  });

  test('another form of the word', () => {
    expect(first('verzaakte', 'biedspel')).toContain('terms/#verzaking');
    expect(first('verworfen', 'meldspiel')).toContain('terms/#sich-verwerfen');
  });

  test('the word of another game or language', () => {
    for (const query of ['revoke', 'verzaking', 'sich verwerfen']) {
      expect(first(query, 'slagspel'), query).toContain('terms/#ontduiking');
    }
  });

  test('a whole sentence', () => {
    expect(first('er praat iemand', 'slagspel')[0]).toBe('situations/praten-aan-tafel/');
    expect(first('verkeerde kant komt uit', 'biedspel')).toContain('situations/verkeerde-uitkomst/');
  });

  test('first in the book they are reading, then in the others', () => {
    expect(search('revoke', 'biedspel', 'slagspel', 'meldspiel').matches[0]?.book).toBe('biedspel');
    expect(search('revoke', 'meldspiel', 'slagspel', 'biedspel').matches[0]?.book).toBe('meldspiel');
  });
});

test('a list of all books keeps a place for what each calls the same thing', () => {
  for (const query of ['verzaking', 'revoke', 'ontduiking']) {
    const { matches } = find(query, [...indexes.values()], { limit: 3 });
    expect(new Set(matches.map(({ book }) => book)), query).toEqual(new Set(['slagspel', 'biedspel', 'meldspiel']));
  }
});

describe('a calculator is found', () => {
  test.each(['Meldungen zusammenzählen', 'rechner', 'was zählt eine Familie'])('by "%s"', (query) => {
    const paths = search(query, 'meldspiel').matches.map(({ path }) => path);
    expect(paths.slice(0, 5)).toContain('calculators/wert-einer-meldung/');
  });
});

describe('a hit shows', () => {
  test('how a clause begins, and its rule where that is not there yet', () => {
    const lines = search('regel 31', 'slagspel').numbers.map(({ line }) => line?.text);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('the words that matched, as the book writes them', () => {
    const [hit] = search('ueberstich', 'meldspiel').matches;
    expect(shown(hit?.title)).toBe('[Überstich]');
  });

  test('the phrase or name in which they were found, and what it is a name of', () => {
    const hit = search('revoke', 'slagspel').matches.find(({ path }) => path === 'terms/#ontduiking');
    expect(shown(hit?.line)).toMatch(/^\[revoke\] · .{10,}/);
  });

  test('the part that was typed of a longer word', () => {
    const hit = search('scherm', 'slagspel').matches.find(({ path }) => path === 'terms/#tafelscherm');
    expect(shown(hit?.title)).toBe('[Tafelscherm]');
  });

  test('what it is about where the title says it all', () => {
    const hit = search('baunie', 'slagspel').matches.find(({ path }) => path === 'terms/#baunie');
    expect(hit?.line?.text).toMatch(/dertien slagen/);
  });
});

describe('a search that finds nothing', () => {
  test('offers the terms that look most like it', () => {
    const { matches, nearest } = search('taelscrm', 'slagspel');
    expect(matches).toEqual([]);
    expect(nearest.map(({ path }) => path)).toEqual(['terms/#tafelscherm']);
  });

  test('offers nothing that only shares a few letters with it', () => {
    expect(search('trampoline', 'pionspel')).toEqual(NOTHING);
  });

  test('says so where another book has the word', () => {
    expect(search('revoke', 'pionspel')).toEqual({ ...NOTHING, isElsewhere: true });
    expect(search('sich verwerfen', 'pionspel').isElsewhere).toBe(true);
    expect(search('verzaking', 'slagspel').isElsewhere).toBe(false);
    expect(search('revoke', 'pionspel', 'biedspel').isElsewhere).toBe(false);
  });

  test('says nothing to an empty box', () => {
    expect(search('  ', 'slagspel')).toEqual(NOTHING);
  });

  test('knows what only comes near a number', () => {
    for (const [query, book] of [
      ['31z', 'slagspel'],
      ['17z', 'slagspel'],
      ['S8', 'meldspiel'],
    ] as const) {
      expect(search(query, book).isNear, query).toBe(true);
    }
    for (const [query, book] of [
      ['8', 'pionspel'],
      ['47e', 'biedspel'],
      ['27 b1', 'biedspel'],
      ['4', 'biedspel'],
      ['31', 'slagspel'],
    ] as const) {
      expect(search(query, book).isNear, query).toBe(false);
    }
  });

  test('and a number that is not there is still a number', () => {
    expect(search('artikel 100', 'biedspel')).toEqual({ ...NOTHING, isNumber: true });
    expect(search('Regel 123', 'meldspiel')).toEqual({ ...NOTHING, isNumber: true });
    expect(search('99', 'meldspiel')).toEqual({ ...NOTHING, isNumber: true });
  });
});

test('a number that is also a score or a card finds both', () => {
  const { numbers, matches } = search('8-0', 'slagspel');
  expect([...numbers, ...matches].map(({ path }) => path)).toContain('31/');
  expect(search('7', 'slagspel').matches.map(({ path }) => path)).toContain('terms/#zeven');
});

test('whatever is typed, marks lie within their text, in order and apart', () => {
  const typed = fc.array(fc.oneof(fc.string(), fc.constantFrom('kaart', 'køb', 'Überst', 'ij', 'slag', 'r17', '§')), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(typed, (words) => {
      const { numbers, matches, nearest } = search(words.join(' '), 'slagspel', 'biedspel', 'meldspiel');
      for (const { title, line } of [...numbers, ...matches, ...nearest]) {
        for (const { text, marks } of [title, ...(line ? [line] : [])]) {
          let last = 0;
          for (const [from, to] of marks) {
            expect(from).toBeGreaterThanOrEqual(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
            last = to;
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('where no book is open those in the reader’s language are nearer, and a name decides between equals', () => {
  const books = ['slagspel', 'biedspel', 'meldspiel'].flatMap((book) => indexes.get(book) ?? []);
  const hits = (of: typeof books, language?: string, query = 'kaart') => find(query, of, { language }).matches;
  const found = (of: typeof books, language?: string) => hits(of, language).map(({ book, path }) => `${book}/${path}`);
  expect(found(books, 'nl').slice(0, 5)).toEqual(found(books.toReversed(), 'nl').slice(0, 5));
  expect(found(books)).not.toEqual(found(books.toReversed()));
  expect(shown(hits(books, 'nl')[0]?.title)).toMatch(/\[\S*kaart\S*\]/i);
  expect(hits(books, 'de', 'revoke')[0]?.book).toBe('meldspiel');
});

test('no more hits than asked for', () => {
  const index = indexes.get('slagspel');
  if (!index) throw new Error('there is no book slagspel');
  const { numbers, matches } = find('31', [index], { limit: 3 });
  expect(numbers).toHaveLength(3);
  expect(matches.length).toBeLessThanOrEqual(3);
});

describe('in a book of another game than cards', () => {
  const [league] = openAll(libraryAt('test/books/good/darts-league')).values();
  const found = (query: string) => (league ? find(query, [league]) : NOTHING).matches.map(({ path }) => path);

  test.each([
    ['too slow', 'situations/oche/'],
    ['slow', 'situations/oche/'],
    ['rained off', 'situations/off/'],
    ['it is raining', 'situations/off/'],
    ['a beer', 'situations/oche/'],
    ['banned', 'rulings/drink/'],
  ])('everyday words find what the rules say with others: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  test('words that are in no rule, and mean nothing that is, find nothing', () => {
    for (const query of ['mobile phone', 'smoking', 'carburettor']) expect(found(query), query).toEqual([]);
  });
});
