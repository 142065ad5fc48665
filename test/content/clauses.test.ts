/** What holds of the clauses of every book. */
import { expect, test } from 'vitest';
import { shortCite } from '#wording/names.ts';
import { few } from '../support/few.ts';
import { libraryAt } from '../support/library.ts';

const rules = libraryAt('.').books.flatMap(({ id, editions }) =>
  editions.flatMap((edition) => edition.rules.map((rule) => ({ at: `${id} ${edition.id} ${rule.slug}`, rule }))),
);

test('what is cited alike is one paragraph of the source: its clauses stand together', () => {
  expect(rules.length).toBeGreaterThan(0);
  const apart = rules.flatMap(({ at, rule }) => {
    const names = rule.clauses.map((clause) => shortCite({ rule, clause }));
    const again = names.filter((name, index) => names.indexOf(name) < index && names[index - 1] !== name);
    return again.map((name) => `${at}: ${name}`);
  });
  expect(few(apart)).toEqual([]);
});
