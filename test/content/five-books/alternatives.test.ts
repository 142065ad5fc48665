/**
 * What follows under another reading is tried like a ruling: each alternative of the books names a case that
 * it decides, which a book need not do. That they have some is said in held.test.ts.
 */
import { expect, it } from 'vitest';
import { NAMES } from './five.ts';
import { contentAt } from '../../support/library.ts';

it('every alternative names a case, which the content check decides under the other reading', () => {
  const { editions } = contentAt('.');
  const alternatives = editions
    .filter(({ book }) => NAMES.includes(book.id))
    .flatMap(({ tables }) => tables)
    .flatMap((table) => table.alternatives);
  const without = alternatives.filter(({ alternative }) => alternative.given === undefined);
  expect(without.map(({ alternative }) => alternative.id)).toEqual([]);
});
