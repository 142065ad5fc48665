import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { lookedAt, SITE } from '../support/site.ts';

it('every count of who cites is the number of links beneath it', () => {
  const counts = lookedAt(SITE)
    .filter(({ type, redirect }) => type === 'rule' && !redirect)
    .flatMap(({ url, document }) => [
      ...document.querySelectorAll('details.cited').map((each) => ({
        url,
        says: each.querySelector('summary')?.text ?? '',
        links: each.querySelectorAll('a').length,
      })),
      ...document.querySelectorAll('section[aria-labelledby="cited"]').map((each) => ({
        url,
        says: (each.querySelector('h2') ?? each.querySelector('summary'))?.text ?? '',
        links: each.querySelectorAll('a').length,
      })),
    ]);
  expect(counts.length).toBeGreaterThan(0);
  const wrong = counts.filter(({ says, links }) => Number(/\d+/.exec(says)?.[0]) !== links);
  expect(few(wrong.map(({ url, says, links }) => `${url} “${says.trim()}” ${links}`))).toEqual([]);
});
