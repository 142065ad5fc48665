import { describe, expect, test } from 'vitest';
import { factText } from '#wording/fact-text.ts';
import {
  allowedInShort,
  allowedLabel,
  allowedSays,
  answerLabel,
  buttonLabel,
  rangeText,
  saysOf,
  sentence,
  type NumberText,
} from '#wording/phrase.ts';
import type { Answer } from '#decide/table.ts';
import { languages, type Language } from '#model/language.ts';
import { tagged } from '#model/language-tags.ts';
import { packs } from '#i18n/packs.ts';
import { factOf } from '#library/facts.ts';

const words = packs.nl.widget.phrase;
const tricks: NumberText = {
  kind: 'number',
  ask: 'Hoeveel slagen waren er al gesloten?',
  min: 0,
  max: 13,
  step: 1,
  unit: 'slag',
  says: { one: '{n} gesloten slag', other: '{n} gesloten slagen' },
};
const range = (from: number, to = from): Answer => ({ kind: 'range', from, to });

describe('a number of tricks', () => {
  test.each<[Language, string, string]>([
    ['nl', '0 tot en met 4', '5 of meer'],
    ['da', '0 til og med 4', 'mindst 5'],
    ['de', '0 bis 4', '5 oder mehr'],
    ['en', '0 to 4', '5 or more'],
  ])('reads in %s as %j and %j', (language, low, high) => {
    const { phrase } = packs[language].widget;
    expect(rangeText(tricks, [0, 4], phrase)).toBe(low);
    expect(rangeText(tricks, [5, 13], phrase)).toBe(high);
  });

  test('that is known exactly is just that number', () => {
    expect(rangeText(tricks, [3, 3], words)).toBe('3');
    expect(rangeText(tricks, [13, 13], words)).toBe('13');
  });

  test('of which nothing is known still has its bounds', () => {
    expect(rangeText(tricks, [0, 13], words)).toBe('0 tot en met 13');
  });

  test('that may be below nought has no lower end to speak of', () => {
    const result: NumberText = { ...tricks, min: -300, max: 300 };
    expect(rangeText(result, [-300, -6], words)).toBe('-6 of minder');
    expect(rangeText(result, [-5, 5], words)).toBe('-5 tot en met 5');
    expect(rangeText(result, [6, 300], words)).toBe('6 of meer');
    expect(rangeText(result, [-300, 300], words)).toBe('-300 tot en met 300');
  });

  test('goes by the steps that exist', () => {
    const bids: NumberText = { ...tricks, min: 150, max: 300, step: 10 };
    expect(rangeText(bids, [151, 179], words)).toBe('160 tot en met 170');
    expect(rangeText(bids, [195, 300], words)).toBe('200 of meer');
    expect(rangeText(bids, [291, 300], words)).toBe('300');
  });

  test('reads in a case with its own noun, in the singular for exactly one', () => {
    expect(saysOf(tricks, range(1), words)).toBe('1 gesloten slag');
    expect(saysOf(tricks, range(0), words)).toBe('0 gesloten slagen');
    expect(saysOf(tricks, range(0, 1), words)).toBe('0 tot en met 1 gesloten slagen');
    expect(saysOf(tricks, range(5, 13), words)).toBe('5 of meer gesloten slagen');
  });
});

describe('a button with numbers', () => {
  const on = (answer: Answer, other: Partial<NumberText> = {}) => buttonLabel({ ...tricks, ...other }, answer, words);

  test('says what is counted, in its plural, and in the singular for exactly one', () => {
    expect(on(range(0, 4))).toBe('0 tot en met 4 slagen');
    expect(on(range(1))).toBe('1 slag');
    const minutes = { unit: 'minuut', says: { one: 'er ging {n} minuut om', other: 'er gingen {n} minuten om' } };
    expect(on(range(5, 13), minutes)).toBe('5 of meer minuten');
    expect(on(range(2), { unit: 'punt', says: 'het team heeft {n} punten, en wint' })).toBe('2 punten');
  });

  test.each([
    ['nothing stands behind the number', 'punt', 'de stand is {n}'],
    ['something else is said', 'punt', 'na {n} ronden had het team genoeg punten'],
    ['it is a dative', 'Punkt', 'das Team liegt mit {n} Punkten vorn'],
  ])('is the number alone where %s', (_, unit, says) => {
    expect(on(range(5, 13), { unit, says })).toBe('5 of meer');
  });

  test('has a plural that is a nominative, in German too, in the language of the question', () => {
    const german = { unit: 'Karte', says: '{n} Karten fehlten', lang: 'de' } as const;
    expect(on(range(2), german)).toBe(`2 ${tagged('Karten', 'de')}`);
  });

  test('is the answer’s own label for everything else', () => {
    expect(on({ kind: 'unknown' })).toBe(words.unknown);
  });
});

describe('a choice', () => {
  const fact = factText(
    factOf(
      {
        ask: 'Wat deed de speler?',
        options: {
          'voor-de-beurt': { label: 'Speelde voor zijn beurt', says: 'een speler speelde voor zijn beurt' },
          verzaking: { label: 'Verzaakte', hint: 'Bekende niet', says: 'een speler heeft verzaakt' },
          gevallen: { label: 'Liet een kaart vallen', says: 'er viel een kaart' },
        },
      },
      'nl',
    ),
    'nl',
    {},
  );

  test('reads on its button and in a case', () => {
    const early: Answer = { kind: 'option', option: 'voor-de-beurt' };
    expect(answerLabel(fact, early, words)).toBe('Speelde voor zijn beurt');
    expect(saysOf(fact, early, words)).toBe('een speler speelde voor zijn beurt');
  });

  test('names several answers as alternatives', () => {
    expect(allowedLabel(fact, ['voor-de-beurt', 'verzaking', 'gevallen'], words, '“{text}”')).toBe(
      '“Speelde voor zijn beurt”, “Verzaakte” of “Liet een kaart vallen”',
    );
    expect(allowedLabel(fact, ['verzaking'], words, '“{text}”')).toBe('Verzaakte');
    expect(allowedSays(fact, ['verzaking', 'gevallen'], words)).toBe('een speler heeft verzaakt of er viel een kaart');
  });

  test('that an old link still names shows the old id rather than nothing', () => {
    expect(saysOf(fact, { kind: 'option', option: 'oud' }, words)).toBe('oud');
  });
});

describe('a yes/no question', () => {
  test.each([
    ['nl', 'ja', 'nee', 'Ja', 'Nee'],
    ['da', 'ja', 'nej', 'Ja', 'Nej'],
    ['de', 'ja', 'nein', 'Ja', 'Nein'],
  ] as const)('has the words of its book in %s', (language, yes, no, yesLabel, noLabel) => {
    const text = factText(factOf({ ask: '?', yes: 'het regent', no: 'het is droog' }, language), language, {});
    const label = (option: string) => answerLabel(text, { kind: 'option', option }, packs[language].widget.phrase);
    expect([label(yes), label(no)]).toEqual([yesLabel, noLabel]);
    expect(saysOf(text, { kind: 'option', option: no }, packs[language].widget.phrase)).toBe('het is droog');
  });
});

describe('several answers in fewer words', () => {
  const either = (...says: readonly string[]) => {
    const options = Object.fromEntries(says.map((each, at) => [`o${String(at)}`, { label: each, says: each }]));
    const fact = factText(factOf({ ask: '?', options }, 'nl'), 'nl', {});
    return allowedInShort(fact, Object.keys(options), words, packs.nl.pages.beforeNouns.split(' '));
  };

  test('say once what they begin with alike', () => {
    expect(either('een speler speelde voor zijn beurt', 'een speler ontdook')).toBe(
      'een speler speelde voor zijn beurt of ontdook',
    );
    expect(either('hij paste', 'hij bood')).toBe('hij paste of bood');
  });

  test('leave no noun without its article or number', () => {
    expect(either('de vereniging heeft niet verloren', 'de wedstrijd loopt nog')).toBe(
      'de vereniging heeft niet verloren of de wedstrijd loopt nog',
    );
    expect(either('op het formulier staat een voornaam', 'op het formulier staat een roepnaam')).toBe(
      'op het formulier staat een voornaam of een roepnaam',
    );
    expect(either('hij ruilt twee eigen pionnen', 'hij ruilt twee pionnen van zijn partner')).toBe(
      'hij ruilt twee eigen pionnen of twee pionnen van zijn partner',
    );
  });

  test('are said whole where nothing is alike', () => {
    expect(either('er is verzaakt', 'de bel ging')).toBe('er is verzaakt of de bel ging');
  });
});

describe('an unknown answer', () => {
  test.each(languages)('repeats its question in %s', (language) => {
    const says = saysOf(tricks, { kind: 'unknown' }, packs[language].widget.phrase);
    expect(says.startsWith(tricks.ask)).toBe(true);
    expect(says.length).toBeGreaterThan(tricks.ask.length);
  });
});

test('a player’s choice is said to be whose it is, by label', () => {
  const fact = factOf({ ask: '?', yes: 'a', no: 'b', by: ['links', 'onbekend'] }, 'nl');
  expect(factText(fact, 'nl', { links: { label: 'de linkertegenstander' } }).by).toEqual([
    'de linkertegenstander',
    'onbekend',
  ]);
});

test('a phrase on a line of its own starts with a capital', () => {
  expect(sentence('één slag')).toBe('Één slag');
  expect(sentence('')).toBe('');
});
