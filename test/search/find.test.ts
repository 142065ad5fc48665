import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find } from '#search/find.ts';
import type { MarkedText } from '#search/types.ts';
import { openAll } from './relevance.ts';

const indexes = openAll();
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
    expect(first('tuot', 'lhombre')).toContain('terms/#tout');
    expect(first('omgivnng', 'lhombre')).toContain('terms/#omgivning');
    expect(first('ontdujking', 'troefcall')).toContain('terms/#ontduiking');
    expect(first('straffkart', 'bridge')).toContain('terms/#strafkaart');
  });

  test('a word within a longer one, and one word written as two', () => {
    expect(first('svigt', 'lhombre')).toContain('situations/kuloersvigt/');
    expect(first('tafel scherm', 'troefcall')).toContain('terms/#tafelscherm');
  });

  test('another form of the word', () => {
    expect(first('verzaakte', 'bridge')).toContain('terms/#verzaking');
    expect(first('gemeldet', 'binokel')).toContain('terms/#melden');
  });

  test('the word of another game or language', () => {
    for (const query of ['revoke', 'kulørsvigt', 'verzaking', 'sich verwerfen']) {
      expect(first(query, 'troefcall')).toContain('terms/#ontduiking');
    }
    expect(first('can we change the rules', 'binokel')).toContain('situations/regeln-aendern/');
  });

  test('a whole sentence', () => {
    expect(first('er praat iemand', 'troefcall')[0]).toBe('situations/praten-aan-tafel/');
    expect(first('verkeerde kant komt uit', 'bridge')).toContain('situations/uitkomst-verkeerde-tegenspeler/');
  });

  test('first in the book they are reading, then in the others', () => {
    const books = ['bridge', 'troefcall', 'lhombre', 'keezen', 'binokel'];
    expect(search('trick', ...books).matches[0]?.book).toBe('bridge');
    expect(
      new Set(
        search('revoke', ...books)
          .matches.slice(0, 4)
          .map(({ book }) => book),
      ).size,
    ).toBe(4);
  });
});

test('a list of all books keeps a place for what each calls the same thing', () => {
  const all = ['troefcall', 'bridge', 'lhombre', 'keezen', 'binokel'].flatMap((book) => indexes.get(book) ?? []);
  for (const query of ['verzaking', 'revoke', 'ontduiking']) {
    const { matches } = find(query, all, { limit: 8 });
    expect(matches, query).toHaveLength(8);
    expect(new Set(matches.map(({ book }) => book)), query).toEqual(
      new Set(['troefcall', 'bridge', 'lhombre', 'binokel']),
    );
  }
});

describe('a calculator is found', () => {
  test.each(['Meldungen zusammenzählen', 'rechner', 'was zählt eine Familie'])('by "%s"', (query) => {
    const paths = search(query, 'binokel').matches.map(({ path }) => path);
    expect(paths.slice(0, 5)).toContain('calculators/wert-einer-meldung/');
  });
});

describe('a hit shows', () => {
  test('how a clause begins, and its rule where that is not there yet', () => {
    const lines = search('regel 31', 'troefcall').numbers.map(({ line }) => line?.text);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('the words that matched, as the book writes them', () => {
    const [hit] = search('kuloersvigt', 'lhombre').matches;
    expect(shown(hit?.title)).toBe('[Kulørsvigt]');
  });

  test('the phrase or name in which they were found', () => {
    const hit = search('revoke', 'troefcall').matches.find(({ path }) => path === 'terms/#ontduiking');
    expect(shown(hit?.line)).toBe('[revoke]');
  });

  test('the part that was typed of a longer word', () => {
    const hit = search('scherm', 'troefcall').matches.find(({ path }) => path === 'terms/#tafelscherm');
    expect(shown(hit?.title)).toBe('Tafel[scherm]');
  });

  test('what it is about where the title says it all', () => {
    const hit = search('baunie', 'troefcall').matches.find(({ path }) => path === 'terms/#baunie');
    expect(hit?.line?.text).toMatch(/dertien slagen/);
  });
});

describe('a search that finds nothing', () => {
  test('offers the terms that look most like it', () => {
    const { matches, nearest } = search('taelscrm', 'troefcall');
    expect(matches).toEqual([]);
    expect(nearest.map(({ path }) => path)).toEqual(['terms/#tafelscherm']);
  });

  test('offers nothing that only shares a few letters with it', () => {
    expect(search('trampoline', 'keezen')).toEqual(NOTHING);
  });

  test('says so where another book has the word', () => {
    expect(search('trump', 'keezen')).toEqual({ ...NOTHING, isElsewhere: true });
    expect(search('verzaken', 'keezen').isElsewhere).toBe(true);
    expect(search('verzaking', 'troefcall').isElsewhere).toBe(false);
    expect(search('trump', 'keezen', 'bridge').isElsewhere).toBe(false);
  });

  test('says nothing to an empty box', () => {
    expect(search('  ', 'troefcall')).toEqual(NOTHING);
  });

  test('knows what only comes near a number', () => {
    for (const [query, book] of [
      ['a10', 'keezen'],
      ['17z', 'troefcall'],
      ['S8', 'troefcall'],
    ] as const) {
      expect(search(query, book).isNear, query).toBe(true);
    }
    for (const [query, book] of [
      ['8', 'keezen'],
      ['47e', 'bridge'],
      ['27 b1', 'bridge'],
      ['4', 'bridge'],
      ['31', 'troefcall'],
    ] as const) {
      expect(search(query, book).isNear, query).toBe(false);
    }
  });

  test('and a number that is not there is still a number', () => {
    expect(search('artikel 100', 'bridge')).toEqual({ ...NOTHING, isNumber: true });
    expect(search('Regel 123', 'binokel')).toEqual({ ...NOTHING, isNumber: true });
    expect(search('99', 'binokel')).toEqual({ ...NOTHING, isNumber: true });
  });
});

test('a number that is also a score or a card finds both', () => {
  const { numbers, matches } = search('8-0', 'troefcall');
  expect([...numbers, ...matches].map(({ path }) => path)).toContain('12/');
  expect(search('7', 'keezen').matches.map(({ path }) => path)).toContain('terms/#zeven');
});

test('whatever is typed, marks lie within their text, in order and apart', () => {
  const typed = fc.array(fc.oneof(fc.string(), fc.constantFrom('kaart', 'køb', 'Überst', 'ij', 'slag', 'r17', '§')), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(typed, (words) => {
      const { numbers, matches, nearest } = search(words.join(' '), 'troefcall', 'lhombre', 'binokel');
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

test('no more hits than asked for', () => {
  const index = indexes.get('troefcall');
  if (!index) throw new Error('there is no book troefcall');
  const { numbers, matches } = find('31', [index], { limit: 3 });
  expect(numbers).toHaveLength(3);
  expect(matches.length).toBeLessThanOrEqual(3);
});
