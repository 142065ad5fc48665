import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { lawIndex } from '#library/laws.ts';
import { lawCiting, lawsByNumber } from '#views/law-links.ts';
import { fixtureBook, fixtureEdition } from '../support/fixture.ts';
import { pageContextIn } from '../support/page-context.ts';

describe('the links under a law article', () => {
  test('lead from a question to every situation that asks it, and say which', () => {
    const biedspel = fixtureEdition('biedspel');
    const entry = lawIndex(biedspel)
      .find(({ article }) => article === '27')
      ?.parts.find(({ article }) => article === '27A');
    const citing = lawCiting(entry?.citedBy ?? [], pageContextIn(fixtureBook('biedspel'), biedspel), packs.nl.laws);
    const questions = citing.find(({ title }) => title === packs.nl.laws.kinds.question)?.links ?? [];
    expect(questions.map(({ href }) => href)).toEqual([
      '/nl/biedspel/situations/bieding-voor-de-beurt/',
      '/nl/biedspel/situations/onvoldoende-bod/',
    ]);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  });
});

describe('the index of articles', () => {
  test('has every article under its number, once and in the order of the law book', () => {
    const index = lawIndex(fixtureEdition('biedspel'));
    const numbers = lawsByNumber(index);
    expect(numbers.flatMap(({ entries }) => entries)).toEqual(index);
    for (const { number, entries } of numbers) {
      for (const { article } of entries) expect(article).toMatch(new RegExp(`^${number}(?!\\d)`));
    }
    expect(new Set(numbers.map(({ id }) => id)).size).toBe(numbers.length);
  });
});
