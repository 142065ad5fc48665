/** What people typed into the field over the list of situations, and the situation that they meant. */
import { describe, expect, test } from 'vitest';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { openIndex } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { situationsFor } from '#search/situations.ts';
import { libraryAt } from '../../support/library.ts';
import { five } from './five.ts';

const library = libraryAt('.');
const MEANT: readonly (readonly [book: string, typed: string, situation: string])[] = [
  ['troefcall', 'kaart gevallen', 'verkeerd-gespeelde-kaart'],
  ['troefcall', 'geschorste speler', 'mag-deze-speler-spelen'],
  ['troefcall', 'derde keer te laat', 'nalatigheid-vereniging'],
  ['troefcall', '13 slagen', 'punten-van-de-game'],
  ['troefcall', 'onvolledige slag', 'onvolledige-slag'],
  ['troefcall', 'kaarten openleggen', 'resterende-kaarten'],
  ['troefcall', 'koppels samenstellen', 'koppels-niet-samengesteld'],
  ['troefcall', 'gewisselde speler komt terug', 'reserve-inzetten'],
  ['bridge', 'kon blinde zien', 'uitkomst-verkeerde-tegenspeler'],
  ['keezen', 'team afwezig', 'team-afwezig'],
  ['keezen', '50 minuten', 'punten-van-de-ronde'],
  ['keezen', 'vergist', 'vergissing-met-kaart'],
  ['keezen', 'laatste pion', 'punten-van-de-ronde'],
];

/** Found by their likeness to a word of the book, so only once Fuse is there: with the deeper index. */
const RESEMBLING: readonly (readonly [book: string, typed: string, situation: string])[] = [
  ['binokel', 'hinlegen', 'abschreiben-oder-spielen'],
];

/**
 * What was typed into the field and gave another situation first; the search has to have them in the same
 * order.
 */
const FIRST: readonly (readonly [book: string, typed: string, situation: string])[] = [
  ['troefcall', 'onvolledige slag', 'onvolledige-slag'],
  ['troefcall', 'koppels samenstellen', 'koppels-niet-samengesteld'],
  ['bridge', 'dummy verzaakt', 'verzaking'],
  ['lhombre', 'forkert antal kort', 'forkert-antal-kort-meldt'],
  ['lhombre', 'nolo ouvert point', 'point-for-meldingen'],
  ['bridge', 'onvoldoende', 'onvoldoende-bod'],
  ['bridge', 'onvoldoende bod doublet', 'onvoldoende-bod'],
  ['bridge', 'linkertegenstander heeft al gepast', 'onvoldoende-bod'],
  ['bridge', 'links heeft al gepast', 'bieding-voor-de-beurt'],
  ['bridge', 'blinde verzaakt', 'verzaking'],
  ['bridge', 'renonce', 'verzaking'],
  ['bridge', 'voorlaatste slag verzaakt', 'verzaking'],
  ['bridge', 'verkeerde uitkomst', 'uitkomst-verkeerde-tegenspeler'],
  ['bridge', 'kaart op tafel gevallen', 'strafkaart'],
  ['bridge', 'twee strafkaarten', 'strafkaart'],
  ['bridge', 'mispull', 'bieding-wijzigen'],
];

describe.each(five.map(({ id, current }) => [id, current] as const))('in %s', (book, edition) => {
  const data = indexDataOf(edition, library);
  const stages = [
    ['what comes first', openIndex(data)],
    ['what stands deeper', openIndex(data, deepDataOf(edition, library), openFuzzyWords)],
  ] as const;

  test.each(MEANT.filter(([in_]) => in_ === book))('%s: “%s” finds %s', (_, typed, situation) => {
    for (const [stage, index] of stages) expect(situationsFor(typed, index), stage).toContain(situation);
  });

  test.each(RESEMBLING.filter(([in_]) => in_ === book))(
    '%s: “%s” finds %s in the deeper index',
    (_, typed, situation) => {
      expect(situationsFor(typed, stages[1][1])).toContain(situation);
    },
  );

  test.each(FIRST.filter(([in_]) => in_ === book))('%s: “%s” finds %s before all others', (_, typed, situation) => {
    for (const [stage, index] of stages) expect(situationsFor(typed, index)[0], stage).toBe(situation);
  });
});
