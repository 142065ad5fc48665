/** The whole book, leafed through for the clause that decides. */
import { describe, expect, it } from 'vitest';
import { citeById } from '#library/cited.ts';
import { bookletOf } from '#views/booklet.ts';
import { deciding, labelOf, placed, rulesWith, type OpenBook, type OpenRule } from '#training/find/book.ts';
import { libraryAt } from '../../support/library.ts';

const rule = (id: string, number: string, title: string, texts: Readonly<Record<string, string>>): OpenRule => ({
  id,
  number,
  title,
  clauses: Object.entries(texts).map(([name, text]) => ({
    cite: `${id}#${name.toLowerCase()}`,
    name,
    label: labelOf(number, name),
    html: `<p>${text}</p>`,
    text,
  })),
});

const book: OpenBook = {
  chapters: [
    { id: 'one', title: 'Eén', rules: [rule('seven', '7', 'Geen doorgang', { 1: 'Er zijn 170 leden.' })] },
    {
      id: 'two',
      title: 'Twee',
      rules: [
        rule('cards', '17', 'Verkeerd gespeeld', { 2: 'De tégenpartij heeft een slag.', A: 'Vier slagen of minder.' }),
        rule('tricks', '29', 'Waardering', { 1: 'Een gesloten slag telt; zie regel 17.' }),
      ],
    },
  ],
};

describe('a query', () => {
  it.each([
    ['', ['seven', 'cards', 'tricks']],
    ['   ', ['seven', 'cards', 'tricks']],
    ['slag', ['cards', 'tricks']],
    ['SLAG tegenpartij', ['cards']],
    ['17a', ['cards']],
    ['17', ['seven', 'cards', 'tricks']],
    ['7', ['seven']],
    ['verkeerd', ['cards']],
    ['bestaat niet', []],
  ])('%j leaves %j', (query, left) => {
    expect([...rulesWith(book, query)]).toEqual(left);
  });
});

describe('what decides', () => {
  const cites = (some: ReturnType<typeof deciding>) => some.map(({ clause }) => clause.cite);

  it('is each clause that is cited, in that order', () => {
    expect(cites(deciding(book, ['tricks#1', 'cards#a']))).toEqual(['tricks#1', 'cards#a']);
  });
  it('is any clause of a rule that is cited alone', () => {
    expect(cites(deciding(book, ['cards']))).toEqual(['cards#2', 'cards#a']);
  });
  it('is nothing that the book does not have', () => {
    expect(deciding(book, ['cards#b', 'cards-2'])).toEqual([]);
    expect(placed(book, 'cards#a')?.rule.number).toBe('17');
    expect(placed(book, 'cards#b')).toBeUndefined();
  });
});

it('a clause is called by its rule and its own name', () => {
  expect([labelOf('17', ''), labelOf('17', 'A'), labelOf('17', '2'), labelOf('4.9', 'te laat')]).toEqual([
    '17',
    '17A',
    '17 (2)',
    '4.9 (te laat)',
  ]);
});

it.each(libraryAt('.').books.map(({ id, current }) => [id, current] as const))(
  'every ruling of %s cites what stands in its whole book',
  (_, edition) => {
    const clauses = bookletOf(edition).flatMap(({ rules }) =>
      rules.flatMap(({ rule }) => rule.clauses.map((clause) => citeById({ rule, clause }))),
    );
    expect(new Set(clauses).size).toBe(clauses.length);
    const stands = (cite: string) => clauses.some((clause) => clause === cite || clause.startsWith(`${cite}#`));
    const missing = edition.rulings.filter(({ cites }) => cites.length === 0 || !cites.map(citeById).every(stands));
    expect(missing.map(({ id }) => id)).toEqual([]);
  },
);
