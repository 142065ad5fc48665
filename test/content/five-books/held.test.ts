/** How much the books have of what tests of any book go through, of which another may have none. */
import { expect, it } from 'vitest';
import { spokenIn } from '../../search/spoken.ts';
import { contentAt } from '../../support/library.ts';
import { withCases } from '../../support/trained.ts';
import { five } from './five.ts';

it.each(five.map(({ id, current }) => [id, current] as const))(
  'in %s people say more than thirty things when something happens',
  (_, edition) => {
    expect(spokenIn(edition).length).toBeGreaterThan(30);
  },
);

const { editions } = contentAt('.');

it.each(five.map(({ id }) => [id] as const))('%s says what follows under another reading', (id) => {
  const own = editions.filter(({ book }) => book.id === id);
  expect(own.flatMap(({ tables }) => tables).flatMap(({ alternatives }) => alternatives).length).toBeGreaterThan(0);
});

it('there is something to rule on and to train in each', () => {
  expect(withCases(five)).toEqual(five);
});
