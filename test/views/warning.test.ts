import { expect, test } from 'vitest';
import type { Effect } from '#model/index.ts';
import { placesByAmount } from '#views/by-amount.ts';
import { kindsIn, penaltiesOf, rowsIn } from '#views/penalties.ts';
import { isWarning } from '#views/warning.ts';
import { chipWords } from '#wording/chip-words.ts';
import { libraryAt } from '../support/library.ts';

const [league] = libraryAt('test/books/good/darts-league').books;
if (!league) throw new Error('the league has no book');
const { book, current: edition } = league;
const phases = penaltiesOf(edition, chipWords(book, edition.facts));
const rows = rowsIn(phases);
const rowOf = (id: string) => rows.find(({ ruling }) => ruling.id === id);

test('a warning is among the consequences, of whoever is warned and not of whoever says it', () => {
  expect(rowOf('warned')).toMatchObject({
    penalties: [{ text: 'warning', tone: 'strong', doubtful: false }],
    kinds: ['warning'],
    burdens: true,
  });
  expect(rowOf('warned')?.penalties[0]).not.toHaveProperty('who');
  expect(kindsIn(phases)).toContain('warning');
});

test('a warning has no amount, and so comes after what has one', () => {
  const places = placesByAmount(rows, book);
  const rankOf = (id: string) => places.get(rowOf(id) ?? ({} as never))?.rank;
  expect(rankOf('warned')).toBe(rankOf('leg-lost'));
  for (const id of ['short', 'other']) expect(rankOf('warned')).toBeGreaterThan(rankOf(id) ?? Infinity);
});

test('what is forbidden without a consequence is no consequence', () => {
  expect(edition.rulings.find(({ id }) => id === 'drink')?.ifDone).toBe('unstated');
  expect(rowOf('drink')).toBeUndefined();
});

test('what an offender has to warn somebody of is a duty, and so is a warning to anybody else', () => {
  const warn = (sides: object) => isWarning({ kind: 'duty', what: 'warn', ...sides } as Effect, book);
  expect(warn({ of: 'captains', to: 'player' })).toBe(true);
  expect(warn({ to: 'team' })).toBe(true);
  expect(warn({})).toBe(true);
  expect(warn({ of: 'player', to: 'opponents' })).toBe(false);
  expect(warn({ of: 'player' })).toBe(false);
  expect(warn({ of: 'captains', to: 'opponents' })).toBe(false);
  expect(isWarning({ kind: 'duty', what: 'pay', of: 'captains', to: 'player' }, book)).toBe(false);
});

test('a formula counts many: the word for one leg is not its name where the book has that for legs', () => {
  expect(rowOf('short')?.penalties.map(({ text }) => text)).toEqual(['2\u00a0×\u00a0legs']);
});
