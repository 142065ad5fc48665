import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { libraryAt } from '../support/library.ts';
import { lookedAt, SITE } from '../support/site.ts';

it('what to look at next stands on a ruling’s page in the ruling’s own order', () => {
  const rulings = libraryAt('.').books.flatMap(({ editions }) => editions.flatMap((edition) => edition.rulings));
  const then = new Map(rulings.map((ruling) => [`${ruling.situation} ${ruling.id}`, ruling.then]));
  const pages = lookedAt(SITE).filter(({ type, redirect }) => type === 'ruling' && !redirect);
  const wrong = pages.flatMap(({ url, document }) => {
    const shown = document
      .querySelectorAll('section[aria-labelledby="next"] a')
      .map((link) => link.getAttribute('href')?.split('/').at(-2));
    const id = url.split('/').at(-2) ?? '';
    const declared = [...then].filter(([key]) => key.endsWith(` ${id}`)).map(([, situations]) => situations.join());
    return declared.includes(shown.join()) ? [] : [`${url} ${shown.join()}`];
  });
  expect(pages.length).toBeGreaterThan(0);
  expect(few(wrong)).toEqual([]);
});
