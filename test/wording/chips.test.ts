import { describe, expect, test } from 'vitest';
import { amountText } from '#wording/amounts.ts';
import { chipsOf as chipsOfEffects, type ChipWords } from '#wording/chips.ts';
import { modalityMatters, sidesOf, type Chip, chipInWords } from '#wording/shown-chips.ts';
import type { Answers } from '#decide/table.ts';
import { effectOf, groupOf, type SurfaceEffect, type Book } from '#model/index.ts';
import { chipWords } from '#wording/chip-words.ts';
import { fixtureEdition } from '../support/fixture.ts';
import { packs } from '#i18n/packs.ts';
import type { Language } from '#model/language.ts';

const words = (language: Language): ChipWords => ({
  effects: packs[language].effects,
  points: {
    punten: { one: '{n} punt', other: '{n} punten' },
    competitiepunten: { one: '{n} competitiepunt', other: '{n} competitiepunten' },
  },
  parties: { overtreder: 'de overtreder', tegenpartij: 'de tegenpartij' },
  units: { games: 'games', reizwert: 'Reizwert', meldung: 'Meldung' },
  language,
});
const nl = words('nl');
/** The chips of effects as authors write them. */
const chipsOf = (written: readonly SurfaceEffect[], inWords: ChipWords, answers?: Answers) =>
  chipsOfEffects(written.map(effectOf), inWords, answers);
const text = (...effects: readonly SurfaceEffect[]) => chipsOf(effects, nl).map((chip) => chip.text);

describe('a chip reads at arm’s length', () => {
  test('points, in the singular where there is one', () => {
    expect(text({ points: 10 })).toEqual(['10 punten']);
    expect(text({ points: 1 })).toEqual(['1 punt']);
    expect(text({ points: 3, kind: 'competitiepunten' })).toEqual(['3 competitiepunten']);
  });
  test('a fine, as the language writes euros', () => {
    expect(text({ fine: 60 })).toEqual(['€\u00a060']);
    expect(chipsOf([{ fine: 0.5 }], words('de')).map((chip) => chip.text)).toEqual(['0,50\u00a0€']);
  });
  test('a result', () => {
    expect(text({ result: 'lost', of: 'match' })).toEqual(['wedstrijd verloren']);
    expect(text({ result: 'won', of: 'game' })).toEqual(['spel gewonnen']);
  });
  test('a range from which the arbiter picks', () => {
    expect(text({ range: { min: 2, max: 5 }, of: 'points' })).toEqual(['2 tot en met 5 punten']);
  });
  test('where or when it holds, if that is not here and now', () => {
    expect(text({ hand: 'discarded', at: 'in de volgende deelronde' })).toEqual([
      'hele hand weg, in de volgende deelronde',
    ]);
    expect(text({ result: 'annulled', of: 'round', at: 'aan beide tafels' })[0]).toMatch(/, aan beide tafels$/);
  });
  test('an amount that the source does not name says so', () => {
    expect(text({ points: 'unstated' })).toEqual(['een niet genoemd aantal punten']);
    expect(text({ fine: 'unstated' })).toEqual(['boete zonder genoemd bedrag']);
  });

  test('time on the clocks of the game', () => {
    expect(text({ clock: 2, unit: 'minutes' }, { clock: 1, unit: 'seconds' })).toEqual([
      '2 minuten bedenktijd',
      '1 seconde bedenktijd',
    ]);
    const [chip] = chipsOf([{ clock: 2, unit: 'minutes', to: 'tegenpartij' }], nl);
    expect(chip).toMatchObject({ to: 'de tegenpartij', tone: 'strong' });
  });

  test('money in the currency of the book, worked out or as a formula', () => {
    const kroner = { ...words('da'), currency: 'DKK' };
    const pounds = { ...words('en'), currency: 'GBP' };
    const shown = (effect: SurfaceEffect, inWords: ChipWords) => chipsOf([effect], inWords).map((chip) => chip.text);
    expect(shown({ fine: 100 }, kroner)).toEqual(['100\u00a0kr.']);
    expect(shown({ range: { min: 5, max: 20 }, of: 'fine' }, pounds)).toEqual(['£5 to £20']);
    expect(shown({ fine: '5 + 2*games' }, pounds)).toEqual(['£ (2 × games + 5)']);
    expect(shown({ fine: '50*games' }, kroner)).toEqual(['50,00\u00a0kr. pr. games']);
  });
  test('what has to be done, with what is special about it', () => {
    expect(text({ duty: 'buy', at: 'minstens één kaart' })).toEqual(['kopen: minstens één kaart']);
    expect(text({ play: 'goes-on', at: 'om tout' })).toEqual(['doorspelen: om tout']);
  });
  test('to whom something is done, as the language says it of each act', () => {
    const inGerman = { ...words('de'), parties: { spieler: 'der Spieler' } };
    expect(text({ duty: 'warn', to: 'overtreder' }, { duty: 'pay', to: 'tegenpartij', at: 'binnen 30 dagen' })).toEqual(
      ['de overtreder aanmanen', 'betalen aan de tegenpartij: binnen 30 dagen'],
    );
    expect(text({ hand: 'passed-on', to: 'tegenpartij' })).toEqual(['hand naar de tegenpartij']);
    expect(chipsOf([{ duty: 'warn', to: 'spieler' }], inGerman)[0]?.text).toBe('den Spieler ermahnen');
    expect(chipsOf([{ duty: 'warn', to: 'spieler' }], { ...words('en'), parties: { spieler: 'the player' } })).toEqual([
      { text: 'warn the player', tone: 'strong' },
    ]);
    // What is done for somebody, and what the source addresses to nobody, is said beside the act.
    expect(chipsOf([{ duty: 'place', to: 'tegenpartij' }], nl)[0]).toMatchObject({ to: 'de tegenpartij' });
    expect(chipsOf([{ duty: 'pay', to: 'unstated' }], nl)[0]).toMatchObject({
      text: 'betalen',
      to: nl.effects.unstated,
    });
  });
  test('who is out of the game, and until when', () => {
    expect(text({ removed: 'overtreder' }, { removed: 'overtreder', until: 'tot de volgende ronde' })).toEqual([
      'uit het spel: de overtreder',
      'uit het spel: de overtreder, tot de volgende ronde',
    ]);
  });
  test('a number of cards or games, in the singular where there is one', () => {
    expect(text({ count: 5, of: 'card' })).toEqual(['5 kaarten']);
    expect(text({ count: 1, of: 'game' })).toEqual(['1 spel']);
  });
  test('a part that somebody takes, by its label', () => {
    expect(text({ becomes: 'tegenpartij', of: 'overtreder' })).toEqual(['de overtreder wordt de tegenpartij']);
  });
  test('nothing at all has no chip: the verdict says what holds', () => {
    expect(text({ none: true })).toEqual([]);
  });
});

describe('who gains and who bears it', () => {
  test('stand beside the chip by their labels', () => {
    const [chip] = chipsOf([{ points: 10, against: 'overtreder', to: 'tegenpartij' }], nl);
    expect(chip).toMatchObject({ against: 'de overtreder', to: 'de tegenpartij' });
  });
  test('are said to be unnamed where the source names nobody', () => {
    const [chip] = chipsOf([{ points: 10, to: 'unstated' }], nl);
    expect(chip?.to).toBe('niet genoemd in de regel');
    expect(sidesOf(chip as Chip, nl.effects).map(({ said }) => said)).toEqual(['voor wie, zegt de regel niet']);
  });
  test('are neither where a card, a call or a score only is somebody’s', () => {
    const sides = (effect: SurfaceEffect) => sidesOf(chipsOf([effect], nl)[0] as Chip, nl.effects);
    const concerns = [{ said: 'de overtreder', who: 'de overtreder' }];
    expect(sides({ card: 'taken-back', of: 'overtreder' })).toEqual(concerns);
    expect(sides({ adjust: 'assigned', for: 'overtreder' })).toEqual(concerns);
    expect(sides({ permission: 'refused', for: 'overtreder' })).toEqual(concerns);
    expect(sides({ result: 'stands', of: 'game', for: 'overtreder' })).toEqual(concerns);
    expect(sides({ permission: 'granted', for: 'overtreder' })).toEqual(concerns);
    expect(sides({ result: 'won', of: 'game', for: 'overtreder' })).toEqual(concerns);
    expect(sides({ result: 'lost', of: 'game', for: 'overtreder' })).toEqual(concerns);
    for (const meld of ['struck', 'counts', 'excluded'] as const) {
      expect(sides({ meld, of: 'overtreder' }), meld).toEqual(concerns);
    }
  });
  test('are both there where somebody pays or hands something to somebody', () => {
    const both = { concerns: 'de overtreder', text: expect.stringContaining('de tegenpartij') };
    expect(chipsOf([{ duty: 'pay', of: 'overtreder', to: 'tegenpartij' }], nl)[0]).toMatchObject(both);
    expect(chipsOf([{ hand: 'passed-on', of: 'overtreder', to: 'tegenpartij' }], nl)[0]).toMatchObject(both);
  });
});

describe('a chip within a text is a phrase', () => {
  const said = (effect: SurfaceEffect, inWords = nl) =>
    chipsOf([effect], inWords).map((chip) => chipInWords(chip, inWords.effects))[0];
  test('that says who bears an amount, and who gets it', () => {
    expect(said({ points: 10, against: 'overtreder' })).toBe('10 punten ten koste van de overtreder');
    expect(said({ fine: 60, against: 'overtreder', to: 'tegenpartij' })).toBe(
      '€\u00a060 ten koste van de overtreder, voor de tegenpartij',
    );
  });
  test('that begins with whoever all else is about', () => {
    expect(said({ permission: 'granted', for: 'overtreder' })).toBe('de overtreder: dit mag');
    expect(text({ permission: 'refused', at: 'aan tafel' })).toEqual(['dit mag niet: aan tafel']);
    expect(said({ result: 'lost', of: 'game', for: 'overtreder' })).toBe('de overtreder: spel verloren');
  });
  test('that says whom the source leaves out', () => {
    expect(said({ points: 10, against: 'overtreder', to: 'unstated' })).toBe(
      '10 punten ten koste van de overtreder (voor wie, zegt de regel niet)',
    );
  });
  test('in which a language that declines puts a party into its case', () => {
    const de = {
      ...words('de'),
      parties: { spieler: 'der Spieler', andere: 'die Mitspieler', fehl: 'wer den Fehler macht' },
    };
    expect(said({ points: 10, against: 'spieler', to: 'andere' }, de)).toMatch(
      / gegen den Spieler, für die Mitspieler$/,
    );
    expect(said({ points: 10, against: 'fehl' }, de)).toMatch(/ gegen den, der den Fehler macht$/);
  });
});

describe('an amount with unknown numbers', () => {
  const six = { kind: 'range', from: 6, to: 6 } as const;
  test('that is a multiple of one number says how much each counts, until the number is known', () => {
    const effect = { points: '2*game' };
    expect(text(effect)).toEqual(['2 punten per game']);
    const four = { game: { kind: 'range', from: 4, to: 4 } } as const;
    expect(chipsOf([{ fine: '0.5*game' }], words('de'), four).map((chip) => chip.text)).toEqual(['2,00\u00a0€']);
    expect(chipsOf([{ fine: '0.5*game' }], words('de')).map((chip) => chip.text)).toEqual(['0,50\u00a0€ je game']);
    expect(chipsOf([effect], nl, { game: six }).map((chip) => chip.text)).toEqual(['12 punten']);
  });
  test('that is a multiple of a number of points shows its formula: it is not so much per point', () => {
    const named = { ...words('de'), units: { reizwert: 'punt' }, names: { reizwert: 'Reizwert' } };
    expect(chipsOf([{ points: '2*reizwert' }], named).map((chip) => chip.text)).toEqual(['2 × Reizwert']);
  });
  test('shows its formula, with what is known filled in', () => {
    expect(text({ points: 'reizwert/2 + meldung' })).toEqual(['Reizwert ÷ 2 + Meldung']);
    expect(amountText('reizwert/2 + meldung', nl, { meldung: six })).toBe('Reizwert ÷ 2 + 6');
    expect(amountText('-2*reizwert', nl)).toBe('−2 × Reizwert');
    expect(amountText('3*reizwert/4 - 2*meldung/3', nl)).toBe('3 × Reizwert ÷ 4 − 2 × Meldung ÷ 3');
    expect(amountText('1.5*reizwert', nl)).toBe('3 × Reizwert ÷ 2');
  });
  test('gives the span of a range and of a lookup', () => {
    expect(amountText('2*games', nl, { games: { kind: 'range', from: 1, to: 3 } })).toBe('2 tot en met 6');
    expect(amountText({ by: 'melding', values: { solo: 3, tout: 1 } }, nl)).toBe('1 tot en met 3');
  });
});

test('every effect falls under one kind of the penalty table', () => {
  expect(groupOf(effectOf({ range: { min: 1, max: 2 }, of: 'fine' }))).toBe('fine');
  expect(groupOf(effectOf({ deal: 'again' }))).toBe('play');
  expect(groupOf(effectOf({ removed: 'overtreder' }))).toBe('removed');
  expect(groupOf(effectOf({ substitution: 'allowed' }))).toBe('permission');
  expect(groupOf(effectOf({ meld: 'struck' }))).toBe('points');
  expect(groupOf(effectOf({ mistake: 'corrected' }))).toBe('course');
  expect(groupOf(effectOf({ mistake: 'final' }))).toBe('play');
  expect(groupOf(effectOf({ pawn: 'stays' }))).toBe('play');
  expect(groupOf(effectOf({ pawn: 'forward' }))).toBe('course');
  expect(groupOf(effectOf({ lead: 'require' }))).toBe('play');
  expect(groupOf(effectOf({ lead: 'has' }))).toBe('course');
  expect(groupOf(effectOf({ duty: 'pay' }))).toBe('course');
  expect(groupOf(effectOf({ tiebreak: 'difference' }))).toBe('course');
});

test('must or may is said beside a penalty, and not beside a permission, which is one', () => {
  expect(modalityMatters(chipsOf([{ points: 2 }], nl))).toBe(true);
  expect(modalityMatters(chipsOf([{ permission: 'refused' }], nl))).toBe(false);
  expect(modalityMatters(chipsOf([{ none: true }], nl))).toBe(false);
  expect(modalityMatters(chipsOf([{ substitution: 'allowed' }, { fine: 15 }], nl))).toBe(true);
});

test('a book that has a word of its own for what is won, counted, called or played says that word', () => {
  const { book } = fixtureEdition('slagspel');
  const legs = { one: '{n} leg', other: '{n} legs' };
  const own: Book = {
    ...book,
    words: {
      count: { game: legs },
      result: { game: { lost: 'leg verloren' } },
      call: { stands: 'bod geldt' },
      card: { 'taken-back': 'kaarten weer opgenomen' },
    },
  };
  const textOf = (effect: SurfaceEffect, words: ChipWords) => chipsOfEffects([effectOf(effect)], words)[0]?.text;
  expect(textOf({ result: 'lost', of: 'game' }, chipWords(own))).toBe('leg verloren');
  expect(textOf({ result: 'won', of: 'game' }, chipWords(own))).toBe('spel gewonnen');
  expect(textOf({ result: 'lost', of: 'set' }, chipWords(own))).toBe('set verloren');
  expect(textOf({ count: 20, of: 'game' }, chipWords(own))).toBe('20 legs');
  expect(textOf({ count: 5, of: 'card' }, chipWords(own))).toBe('5 kaarten');
  expect(textOf({ call: 'stands' }, chipWords(own))).toBe('bod geldt');
  expect(textOf({ call: 'withdrawn' }, chipWords(own))).toBe(textOf({ call: 'withdrawn' }, nl));
  expect(textOf({ card: 'taken-back' }, chipWords(own))).toBe('kaarten weer opgenomen');
  expect(textOf({ card: 'turned' }, chipWords(own))).toBe(textOf({ card: 'turned' }, nl));
});
