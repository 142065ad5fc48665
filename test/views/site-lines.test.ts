import { expect, test } from 'vitest';
import { settingsOf } from '#library/settings.ts';
import type { SiteFile } from '#model/site.ts';
import { siteLines } from '#views/site-lines.ts';

const linesOf = (file: Partial<SiteFile>, language: 'nl' | 'en' | 'de' = 'en') =>
  siteLines(settingsOf({ name: 'De Toren', madeWith: false, ...file }), language);

test('a site that says nothing of itself has no lines, and one with a name says what it is made with', () => {
  expect(siteLines(settingsOf(undefined), 'nl')).toEqual([]);
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ madeWith: true })).toEqual([{ text: 'Made with Arbiter', onScreen: true }]);
});

test('a line is in the page’s language, else in the first of the site that it has a text in', () => {
  const footer = [{ text: { nl: 'Privacy bij ons', de: 'Datenschutz' }, url: 'https://example.org/privacy' }];
  expect(linesOf({ footer }, 'de')).toEqual([{ text: 'Datenschutz', href: 'https://example.org/privacy' }]);
  expect(linesOf({ footer }, 'en')).toMatchObject([{ text: 'Privacy bij ons', lang: 'nl' }]);
  expect(linesOf({ footer, languages: ['de', 'nl'] }, 'en')).toMatchObject([{ text: 'Datenschutz', lang: 'de' }]);
  expect(linesOf({ footer: ['Sinds 1921'] }, 'en')).toEqual([{ text: 'Sinds 1921' }]);
});

test('mistakes are reported where the site says, and who answers for it is a link or stands there', () => {
  expect(linesOf({ contact: 'mailto:rules@example.org', imprint: 'https://example.org/imprint' })).toEqual([
    { text: 'Report a mistake', href: 'mailto:rules@example.org' },
    { text: 'Publisher', href: 'https://example.org/imprint' },
  ]);
  expect(linesOf({ imprint: ['De Toren', 'Kerkstraat 1', 'Delft'] }, 'nl')).toEqual([
    { text: 'Colofon: De Toren, Kerkstraat 1, Delft' },
  ]);
});
