import { expect, test, vi } from 'vitest';
import { rulesIn, rulingsIn } from '#library/named.ts';
import { onePer, onePerEditionWith } from '#site/paths.ts';
import type * as Site from '#site/site.ts';

vi.mock('#site/site.ts', async (actual) => {
  const { editionPage } = await actual<typeof Site>();
  const { bookOf } = await import('../support/renumbered.ts');
  const book = bookOf();
  const pages = book.editions.flatMap((edition) =>
    (edition.current ? [false, true] : [true]).map((dated) => editionPage(book, edition, dated)),
  );
  return { editionPage, editionPages: () => pages };
});

const paths = onePer('rule', rulesIn);
const at = (number: string, edition?: string) =>
  paths.find(({ params }) => params.rule === number && params.edition === edition)?.props;

test('a rule has a page at the book’s address and one at its dated address', () => {
  expect(at('7')).toMatchObject({ status: 'here', thing: { id: 'toezicht' }, page: { dated: false } });
  expect(at('7', '2024')).toMatchObject({ status: 'here', page: { dated: true } });
  expect(at('5', '2019')).toMatchObject({ status: 'here', thing: { id: 'boete' } });
  expect(at('5', '2024')).toBeUndefined();
});

test('a number that only an older edition has leads on in the edition in force', () => {
  expect(at('4')).toMatchObject({ status: 'moved', thing: { slug: '6' }, page: { edition: { id: '2024' } } });
});

test('a dropped rule is told from where it last stood', () => {
  expect(at('5')).toMatchObject({ status: 'gone', page: { dated: true, edition: { id: '2019' } } });
  expect(at('5')?.page.urls.book).toBe('/nl/proefspel/2019/');
});

test('no address is made twice', () => {
  const all = paths.map(({ params }) => `${params.edition ?? ''}/${params.rule}`);
  expect(all).toEqual([...new Set(all)]);
});

test('a ruling has a page at the name that it had before', () => {
  const former = onePer('id', rulingsIn).filter(({ params }) => params.id === 'verzaakt');
  expect(former.map(({ params, props }) => [params.edition, props.status, props.thing.id])).toEqual([
    ['2019', 'here', 'verzaakt'],
    [undefined, 'moved', 'niet-bekend'],
    ['2024', 'moved', 'niet-bekend'],
  ]);
});

test('a page that only an older edition has says so at the book’s address', () => {
  const only = onePerEditionWith(({ id }) => id === '2019');
  expect(only.map(({ params, props }) => [params.edition, props.status, props.page.edition.id])).toEqual([
    ['2019', 'here', '2019'],
    [undefined, 'gone', '2019'],
  ]);
  expect(onePerEditionWith(() => false)).toEqual([]);
});
