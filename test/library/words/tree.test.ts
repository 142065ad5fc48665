import { describe, expect, test } from 'vitest';
import { wordsIn, withWords } from '#library/words/tree.ts';
import { wordDifferences } from '#check/checks/word-differences.ts';
import { wordSpecs, type WordTree } from '#model/words.ts';

const fact = {
  ask: 'Wat ging er mis?',
  by: 'tegenstander',
  laws: ['4'],
  options: {
    'te-veel': { label: 'Te veel kaarten', says: 'een speler speelde te veel kaarten', weight: 3 },
    gevallen: { label: 'Een kaart viel', says: 'er viel een kaart' },
  },
};
const english: WordTree = {
  ask: 'What went wrong?',
  options: {
    'te-veel': { label: 'Too many cards', says: 'a player played too many cards' },
    gevallen: { label: 'A card fell', says: 'a card fell' },
  },
};
const ruling = {
  id: 'te-veel',
  verdict: 'Twee punten',
  effects: [{ points: 2 }, { lead: 'forbid', suit: 'troef' }],
  steps: ['Tel.', 'Noteer.'],
  cites: ['te-veel#a'],
};

describe('the words of content', () => {
  test('are its texts, and nothing that decides or cites', () => {
    expect(wordsIn(fact, wordSpecs.fact)).toEqual({
      ask: 'Wat ging er mis?',
      options: {
        'te-veel': { label: 'Te veel kaarten', says: 'een speler speelde te veel kaarten' },
        gevallen: { label: 'Een kaart viel', says: 'er viel een kaart' },
      },
    });
    expect(wordsIn(ruling, wordSpecs.ruling)).toEqual({
      verdict: 'Twee punten',
      effects: [{}, { suit: 'troef' }],
      steps: ['Tel.', 'Noteer.'],
    });
  });

  test('put in its place leave everything else as it was', () => {
    expect(withWords(fact, english, wordSpecs.fact)).toEqual({
      ...fact,
      ask: 'What went wrong?',
      options: {
        'te-veel': { label: 'Too many cards', says: 'a player played too many cards', weight: 3 },
        gevallen: { label: 'A card fell', says: 'a card fell' },
      },
    });
  });

  test('that are a language’s own are not taken over: nobody looks for the words of one language in another', () => {
    const situation = { title: 'Te vroeg', seats: { left: ['links'] } };
    const translated = { title: 'Too early' };
    expect(withWords(situation, translated, wordSpecs.situation)).toEqual({ ...translated, seats: {} });
    expect(wordDifferences(wordsIn(situation, wordSpecs.situation), translated, wordSpecs.situation)).toEqual([]);
    const party = { label: 'links van hem', seat: 'left', named: ['links'] };
    expect(withWords(party, { label: 'on his left' }, wordSpecs.person)).toEqual({
      label: 'on his left',
      seat: 'left',
    });
  });

  test('taken out and put back change nothing', () => {
    for (const [content, spec] of [
      [fact, wordSpecs.fact],
      [ruling, wordSpecs.ruling],
    ] as const) {
      expect(withWords(content, wordsIn(content, spec), spec)).toEqual(content);
    }
  });

  test('cannot bring in what decides: an amount in a translation is not read', () => {
    const words = { verdict: 'Two points', points: '9', effects: [{ points: '9' }, { suit: 'trumps' }] };
    expect(withWords(ruling, words, wordSpecs.ruling)).toMatchObject({
      verdict: 'Two points',
      effects: [{ points: 2 }, { lead: 'forbid', suit: 'trumps' }],
    });
  });

  test("are a language's own where people say it in another way: other names do not shine through", () => {
    const term = { term: 'bekennen', definition: 'Kleur.', aliases: ['volgen'], cites: ['kleur#a'] };
    expect(withWords(term, { term: 'to follow suit', definition: 'Suit.' }, wordSpecs.term)).toEqual({
      term: 'to follow suit',
      definition: 'Suit.',
      cites: ['kleur#a'],
    });
  });
});

describe('a translation differs in form', () => {
  const differences = (words: WordTree) =>
    wordDifferences(wordsIn(fact, wordSpecs.fact), words, wordSpecs.fact).map(({ path, says }) => [
      path.join('.'),
      says,
    ]);

  test('not at all where every text is there', () => {
    expect(differences(english)).toEqual([]);
  });

  test('where a text is missing', () => {
    expect(differences({ ask: 'What went wrong?' })).toEqual([
      ['options', '`options` is missing. A unit is translated whole or not at all.'],
    ]);
  });

  test('where one is too much', () => {
    expect(differences({ ...(english as object), how: 'Look.' } as WordTree)).toEqual([
      ['how', '`how` is too much: the original has none. Take it out.'],
    ]);
  });

  test('where the place of a value got lost', () => {
    expect(
      wordDifferences(
        { says: { one: '{n} kaart', other: '{n} kaarten' } },
        { says: { one: 'one card', other: 'some cards' } },
        wordSpecs.fact,
      ).map(({ says }) => says),
    ).toEqual(['`says.one` lacks {n}, which stands for a value.', '`says.other` lacks {n}, which stands for a value.']);
  });

  test('where there are more steps than in the original', () => {
    expect(
      wordDifferences({ steps: ['Tel.', 'Noteer.'] }, { steps: ['Count.'] }, wordSpecs.ruling).map(({ says }) => says),
    ).toEqual(['`steps` has 1 texts where the original has 2.']);
  });
});
