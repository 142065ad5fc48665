import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { lawIndex } from '#library/laws.ts';
import { lawCiting } from '#views/law-links.ts';
import { fixtureBook, fixtureEdition } from '../support/fixture.ts';
import { hereIn } from '../support/here.ts';

describe('the links under a law article', () => {
  test('lead from a question to every situation that asks it, and say which', () => {
    const biedspel = fixtureEdition('biedspel');
    const entry = lawIndex(biedspel)
      .find(({ article }) => article === '27')
      ?.parts.find(({ article }) => article === '27A');
    const citing = lawCiting(entry?.citedBy ?? [], hereIn(fixtureBook('biedspel'), biedspel), packs.nl.laws);
    const questions = citing.find(({ title }) => title === packs.nl.laws.kinds.question)?.links ?? [];
    expect(questions.map(({ href }) => href)).toEqual([
      '/nl/biedspel/situations/bieding-voor-de-beurt/',
      '/nl/biedspel/situations/onvoldoende-bod/',
    ]);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  });
});
