/** Pages that cards and sheets quote from. */
import { expect, it, vi } from 'vitest';
import { documentAt } from '#client/cards/documents.ts';

const WHOLE = '<!doctype html><html><body><p>The whole rule</p></body> </html>';

it('a page that came in half is none, and is asked for again', async () => {
  vi.stubGlobal('location', { pathname: '/here/' });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ html });
    },
  );
  let html = WHOLE.slice(0, 40);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
  expect(await documentAt('/there/')).toBeUndefined();
  html = WHOLE;
  expect(await documentAt('/there/')).toEqual({ html: WHOLE });
});
