/** What is needed first at a table stands first, where a query is what people say of it. */
import { expect, test } from 'vitest';
import { find } from '#search/find.ts';
import { library } from '../support/fixture.ts';
import { JOURNEYS } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import { openAll } from './relevance.ts';

const cards = openAll(libraryAt(JOURNEYS)).get('troefspel');
const others = openAll(library).get('biedspel');
if (!cards || !others) throw new Error('there is no book troefspel, or no book biedspel');
const paths = (query: string, ...indexes: Parameters<typeof find>[1]) =>
  find(query, indexes).matches.map(({ path }) => path);

test('what people say of a rule finds the situation that it settles, then the rule, then what words mean', () => {
  const found = find('Kaart laten vallen', [cards]).matches;
  expect(found.slice(0, 2).map(({ path }) => path)).toEqual(['situations/verkeerd-gespeelde-kaart/', '17/']);
  const kinds = found.map(({ kind }) => kind);
  expect(kinds.indexOf('term') === -1 || kinds.indexOf('term') > 1).toBe(true);
});

test('what people say of a situation finds that one, whatever rule has the same words', () => {
  expect(paths('er is een kaart gevallen', cards)[0]).toBe('situations/verkeerd-gespeelde-kaart/');
});

test('whoever types what a term is called, in its own name or in one word, gets that term', () => {
  expect(paths('ontduiking', cards)[0]).toBe('terms/#ontduiking');
  expect(paths('Gesloten slag', cards)[0]).toBe('terms/#gesloten-slag');
  expect(paths('verzaken', cards)[0]).toBe('terms/#ontduiking');
});

test('a book keeps its places among the hits of all books', () => {
  const both = find('kaart laten vallen', [cards, others]).matches;
  const alone = paths('kaart laten vallen', cards);
  expect(both.filter(({ book }) => book === 'troefspel').map(({ path }) => path)).toEqual(alone.slice(0, both.length));
});
