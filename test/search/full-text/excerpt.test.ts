import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasTellingWords, isAbout, markedExcerpt } from '#search/full-text/excerpt.ts';

test('an excerpt shows its text with the words that were found', () => {
  const { text, marks } = markedExcerpt('spelen voor je <mark>beurt,</mark> ontduiking en <mark>meer</mark>');
  expect(text).toBe('spelen voor je beurt, ontduiking en meer');
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['beurt,', 'meer']);
});

test('what looks like markup in the text of a rule is shown as it is written', () => {
  expect(markedExcerpt('&lt;img src=x&gt; <b>vet</b>')).toEqual({ text: '<img src=x> <b>vet</b>', marks: [] });
});

test('marks lie within the text, in order, whatever comes', () => {
  const parts = fc.array(fc.constantFrom('<mark>', '</mark>', '&lt;', 'slag', ' ', '<', 'mark>'));
  fc.assert(
    fc.property(parts, (all) => {
      const { text, marks } = markedExcerpt(all.join(''));
      const ends = [0, ...marks.flat(), text.length];
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    }),
  );
});

test.each([
  ['praten', 'wie <mark>praat</mark> terwijl', true],
  ['opnieuw delen', 'of er <mark>opnieuw</mark> <mark>gedeeld</mark> wordt', true],
  ['kulorsvigt', 'et <mark>kulørsvigt</mark> er', true],
  ['frisk kortspil', 'nye <mark>kort</mark> fra et <mark>frisk</mark> spil', true],
  ['legitimatie', 'op het <mark>legplankje</mark>', false],
  ['er is ontdujking', '<mark>er</mark> <mark>ontbreekt</mark> een kaart', false],
])('“%s” is asked for, and “%s” is what that means: %s', (query, html, expected) => {
  expect(isAbout(query, markedExcerpt(html))).toBe(expected);
});

test.each([
  ['wachtwoord vergeten', 'Wie een kaart is vergeten, legt hem alsnog bij.', false],
  ['kaart vergeten', 'Wie een kaart is vergeten, legt hem alsnog bij.', true],
  ['opnieuw delen', 'Er wordt opnieuw gedeeld.', true],
  ['wie is aan de beurt', 'De speler links begint.', false],
  ['is dat niet zo', 'De speler links begint.', true],
])('“%s” has its telling words in “%s”: %s', (query, content, expected) => {
  expect(hasTellingWords(query, content)).toBe(expected);
});
