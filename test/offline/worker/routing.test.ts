import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptRelease } from '#offline/state.ts';
import type { KeptPack } from '#offline/packs.ts';
import { packsWith, requestPath } from '#offline/worker/routing.ts';

const HOME = 'https://example.org/arbiter/';
const asked = (url: string, over: { readonly method?: string; readonly range?: boolean } = {}) =>
  requestPath({ method: 'GET', url, range: false, ...over }, HOME);

describe('what the worker has an answer for', () => {
  it('is what stands below the site, without question and without the name of its file', () => {
    expect(asked(`${HOME}nl/troefcall/17/?fout=a&b=c`)).toBe('nl/troefcall/17/');
    expect(asked(`${HOME}nl/troefcall/17/index.html`)).toBe('nl/troefcall/17/');
    expect(asked(`${HOME}index.html`)).toBe('');
    expect(asked(HOME)).toBe('');
    expect(asked(`${HOME}nl/my-index.html`)).toBe('nl/my-index.html');
  });

  it('is not what is written, asked for in parts, on another host, beside the site, or packs themselves', () => {
    for (const method of ['HEAD', 'POST', 'PUT']) expect(asked(`${HOME}nl/`, { method })).toBeUndefined();
    expect(asked(`${HOME}nl/`, { range: true })).toBeUndefined();
    for (const url of [
      'https://example.com/arbiter/nl/',
      'http://example.org/arbiter/nl/',
      'https://example.org/',
      'https://example.org/arbiter',
      'https://example.org/arbiter-two/nl/',
      `${HOME}packs/index.json`,
      `${HOME}packs/nl.0123456789abcdef.pack`,
      `${HOME}sw.js`,
    ])
      expect(asked(url), url).toBeUndefined();
  });

  it('never leads out of the site, whatever the address', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '',
      'nl',
      'arbiter',
      '%2e%2e',
      '%2f',
      'index.html',
      'packs',
      '@',
      ':80',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const url = new URL(`https://example.org/${parts.join('/')}`).href;
        const found = asked(url);
        expect(found === undefined).toBe(!url.startsWith(HOME) || url.startsWith(`${HOME}packs/`));
        expect(found === undefined || url.startsWith(HOME + found)).toBe(true);
      }),
    );
  });
});

describe('the packs that may have a path', () => {
  const pack = (id: string): KeptPack => {
    const [language = '', book] = id.split('/');
    return { id, language, ...(book === undefined ? {} : { book }) } as KeptPack;
  };
  const release = {
    id: 'a',
    day: '2026-01-01',
    packs: ['nl', 'nl/bordspel', 'en', 'en/bordspel', 'nl/kaartspel'].map(pack),
  } as KeptRelease;
  const table: Readonly<Record<string, readonly string[]>> = {
    'nl/bordspel/17/': ['nl/bordspel'],
    'en/bordspel/17/': ['en/bordspel'],
    'en/casebook/': ['en', 'nl'],
    'icons/bordspel/any-192.png': ['nl/bordspel', 'en/bordspel'],
    'icons/any-192.png': ['nl', 'en'],
  };
  for (const [path, ids] of Object.entries(table))
    it(path, () => expect(packsWith(path, release).map(({ id }) => id)).toEqual(ids));
});
