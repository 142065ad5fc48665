import { expect, test, vi } from 'vitest';
import { onePer } from '#site/paths.ts';

vi.mock('#site/site.ts', () => ({
  editionPages: () => [
    { params: { language: 'nl', book: 'troefcall', edition: undefined }, edition: 'this year’s' },
    { params: { language: 'nl', book: 'troefcall', edition: '2020-2021' }, edition: 'this year’s' },
  ],
}));

test('a rule has a page at the book’s address and one at its dated address', () => {
  const paths = onePer('rule', () => [{ slug: '17', thing: 'rule 17' }]);
  expect(paths.map((path) => path.params)).toEqual([
    { language: 'nl', book: 'troefcall', edition: undefined, rule: '17' },
    { language: 'nl', book: 'troefcall', edition: '2020-2021', rule: '17' },
  ]);
  expect(paths.every((path) => !path.props.moved)).toBe(true);
});

test('a name that a rule had before has a page that leads on', () => {
  const paths = onePer('rule', () => [{ slug: '17', aliases: ['16a'], thing: 'rule 17' }]);
  expect(paths.filter((path) => path.props.moved).map((path) => path.params.rule)).toEqual(['16a', '16a']);
  expect(paths.every((path) => path.props.thing === 'rule 17')).toBe(true);
});
