import { describe, expect, test } from 'vitest';
import { forSearchEngines, listedPage } from '../../scripts/search-engines.ts';

const url = 'https://example.org/nl/troefcall/17/';
const page = (...head: readonly string[]) => `<html><head>${head.join('')}</head><body></body></html>`;
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

describe('the map of a site has', () => {
  test('a page whose own address counts, with its languages', () => {
    const alternates = ['nl', 'en'].map(
      (lang) => `<link rel="alternate" hreflang="${lang}" href="https://example.org/${lang}/troefcall/17/">`,
    );
    expect(listedPage(url, page(canonical(url), ...alternates))?.links).toEqual([
      { lang: 'nl', url },
      { lang: 'en', url: 'https://example.org/en/troefcall/17/' },
    ]);
    expect(listedPage(url, page(canonical(url)))).toEqual({ links: [] });
  });

  test('no page that says that another address counts, none that is not to be listed, and none without a head', () => {
    expect(listedPage(`${url}2020-2021/`, page(canonical(url)))).toBeUndefined();
    expect(listedPage(url, page(canonical(url), '<meta name="robots" content="noindex">'))).toBeUndefined();
    expect(listedPage(url, page())).toBeUndefined();
    expect(listedPage(url, '')).toBeUndefined();
  });
});

test('a site that does not know its host has no map', () => {
  expect(forSearchEngines(undefined).integrations).toEqual([]);
  expect(forSearchEngines('').integrations).toEqual([]);
  expect(forSearchEngines('https://example.org').integrations).toHaveLength(2);
});
