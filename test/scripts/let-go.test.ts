import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { hold, letGo } from '#site/let-go.ts';
// Astro gives these to nobody: whoever brings a newer Astro learns here that a page is no longer let go of.
import { fetchStateSymbol } from '../../node_modules/astro/dist/core/constants.js';
import { FetchState, getFetchStateFromAPIContext } from '../../node_modules/astro/dist/core/fetch/fetch-state.js';

test('what Astro knows of a page is emptied once it is made', () => {
  const result = { slots: { default: () => 'much' }, styles: new Set(['a']) };
  const apiContext = {
    props: { edition: {} },
    get locals(): object {
      throw new Error('Nobody asks for this.');
    },
  };
  const known = { result, apiContext, response: new Response('a page') };
  const request = new Request('https://x/');
  hold({ request, [fetchStateSymbol]: known } as unknown as APIContext);
  expect(known.result).toBe(result);
  letGo(request);
  expect(known).toEqual({ result: undefined, apiContext: undefined, response: undefined });
  expect(apiContext.props).toBeUndefined();
  expect(result).toEqual({ slots: undefined, styles: undefined });
});

test('a request of which nothing was noted stays as it is', () => {
  const request = new Request('https://x/');
  letGo(request);
  hold({ request } as unknown as APIContext);
  letGo(request);
  expect(request.url).toBe('https://x/');
});

test('it is kept where Astro itself looks for it, with what a page is made of in it', () => {
  const known = Object.create(FetchState.prototype) as FetchState;
  expect(getFetchStateFromAPIContext({ [Symbol.for('astro.fetchState')]: known } as never)).toBe(known);
  expect(String(FetchState)).toMatch(/\n {2}result;/);
});
