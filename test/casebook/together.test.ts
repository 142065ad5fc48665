/** A case of several parts: what is saved of it, and where a saved one differs from its record. */
import { describe, expect, test } from 'vitest';
import { isSumOfParts } from '#addresses/parts-record.ts';
import { sumFits } from '#casebook/checked.ts';
import { firstVersion } from '#casebook/new-version.ts';
import { readItem } from '#casebook/items.ts';
import { readerOf, recordOf } from '#casebook/read.ts';
import { ruledOn } from '#casebook/ruled.ts';
import { differences, ruledTogether } from '#casebook/together.ts';
import { toldOfRecord, type ToldEvents } from '#client/together/events.ts';
import { loadedPart } from '#client/together/load.ts';
import { outcomeOf } from '#client/together/outcome.ts';
import { packs } from '#i18n/packs.ts';
import { decisionProps, situationTexts } from '#views/decision.ts';
import { data, texts } from '../client/widgets/book.ts';
import { bookOf, editionOf } from '../support/edition.ts';
import { jointCasesOf } from '../support/joint-cases.ts';
import { pageContextIn } from '../support/page-context.ts';
import { DETAILS, ID, SAID } from './cases.ts';

const words = packs.nl.together;
const { book, edition } = data.record;
const props = { language: 'nl', record: { book, edition }, words } as const;
const outcome = (...queries: readonly string[]) =>
  outcomeOf(
    queries.map((query) => loadedPart({ situation: data.together.situation, query }, data, texts.rulings)),
    words,
  );
const CASE = 'fout=te-vroeg&slagen=3';
const twice = outcome(CASE, `${CASE}&laat=ja`);
const saved = ruledTogether(twice, props);
if (!saved) throw new Error('no ruling');

describe('a case of several parts', () => {
  test('is saved with the record and the words of each, and with what they come to', () => {
    const single = ruledOn({ ...data, phrase: data.words.phrase }, CASE);
    expect(saved.record.parts.map(({ ruling, answers, table }) => ({ ruling, answers, table }))).toEqual(
      Array.from({ length: 2 }, () => ({ ruling: 'licht', answers: CASE, table: single?.record.table })),
    );
    expect(isSumOfParts(saved.record.sum, saved.record)).toBe(true);
    const { work, edition: dated, ...ofOne } = SAID;
    expect(saved.said).toMatchObject({
      work,
      edition: dated,
      besides: `${words.besides} ${words.separate}`,
      meets: [],
    });
    expect(saved.said.parts).toEqual(Array.from({ length: 2 }, () => ({ ...ofOne, instead: '' })));
    expect(saved.said.sums).toEqual(['20 punten ten koste van de overtreder']);
  });

  test('is none until each part has its ruling', () => {
    expect(ruledTogether(outcome(CASE, 'fout=te-vroeg'), props)).toBeUndefined();
    expect(ruledTogether(outcome(), props)).toBeUndefined();
  });

  test('can be read again once it is saved', () => {
    const kept = firstVersion(ID, { ...saved, details: DETAILS }, { clock: 0, order: 0 });
    expect(readItem(ID, recordOf(kept), { readerOf })).toEqual(kept);
  });
});

describe('a saved case of several parts', () => {
  const { record, said } = saved;

  test('that says what its record comes to has no differences', () => {
    expect(differences(record, said, twice, props)).toEqual({ parts: [], total: undefined });
    expect(sumFits(record)).toBe(true);
  });

  test('names the part whose words are others, and what it is ruled now', () => {
    const forged = said.parts.map((part, at) => (at === 1 ? { ...part, verdict: 'Game gewonnen' } : part));
    const found = differences(record, { ...said, parts: forged }, twice, props);
    expect(found.total).toBeUndefined();
    expect(found.parts).toEqual([
      { situation: SAID.situation, now: expect.stringMatching(/^Tien punten · 10 punten/) },
    ]);
  });

  test.each([
    ['facts', ['een speler gooide een kaart'], 'een speler speelde te vroeg; 3 gesloten slagen'],
    ['cites', ['regel 99'], 'regel 1A'],
  ])('names the part whose %s are others', (what, texts, now) => {
    const forged = said.parts.map((part, at) => (at === 1 ? { ...part, [what]: texts } : part));
    expect(differences(record, { ...said, parts: forged }, twice, props).parts).toEqual([
      { situation: SAID.situation, now },
    ]);
  });

  test('names the part whose answers lead to another ruling, or to none', () => {
    const other = record.parts.map((part, at) => (at === 0 ? { ...part, ruling: 'zwaar' } : part));
    expect(differences({ ...record, parts: other }, said, twice, props).parts).toHaveLength(1);
    expect(differences(record, said, outcome(CASE, 'fout=te-vroeg'), props).parts).toEqual([
      { situation: SAID.situation },
    ]);
    expect(sumFits({ ...record, parts: other })).toBe(false);
  });

  test('says what it comes to by its record where its sums are others', () => {
    expect(differences(record, { ...said, sums: ['5 punten'] }, twice, props).total).toMatch(
      /^20 punten .* naast elkaar/,
    );
  });
});

describe('a saved case of two parts that one concurrence is about', () => {
  const fixture = editionOf('biedbond');
  const found = jointCasesOf(fixture).find(({ concurrence }) => concurrence.data.how === 'open');
  if (!found) throw new Error('nothing is open');
  const context = pageContextIn(bookOf('biedbond'), fixture);
  const parts = found.parts.map((part) => {
    const situation = fixture.situationById.get(part.situation as never);
    if (!situation) throw new Error('no situation');
    return loadedPart(part, decisionProps(situation, context), situationTexts(situation, context).rulings);
  });
  const own = { ...props, record: { book: fixture.bookId, edition: fixture.id } };
  const [same, apart] = [
    { same: [{ first: 0, second: 1 }], apart: [] },
    { same: [], apart: [{ first: 0, second: 1 }] },
  ];
  const now = (told: ToldEvents) => ruledTogether(outcomeOf(parts, words, told), own);

  test('is none until it is told whether they are one event', () => {
    expect(ruledTogether(outcomeOf(parts, words), own)).toBeUndefined();
  });

  test('says which it is in its record and in its words, and reads as it was saved', () => {
    for (const [told, says] of [
      [same, /^Hoort bij elkaar: .*het reglement zegt niet wat voorgaat\. ./],
      [apart, /: los van elkaar, dus allebei\.$/],
    ] as const) {
      const kept = now(told);
      if (!kept) throw new Error('no ruling');
      expect(kept.record.events).toEqual(told);
      expect(sumFits(kept.record)).toBe(true);
      expect(kept.said.meets).toEqual([expect.stringMatching(says)]);
      const outcome = outcomeOf(parts, words, toldOfRecord(kept.record));
      expect(differences(kept.record, kept.said, outcome, own)).toEqual({ parts: [], total: undefined });
    }
  });

  test('from before that was asked has no other checksum and no other words than it had', () => {
    const kept = now({ ...same, isOld: true });
    if (!kept) throw new Error('no ruling');
    expect(kept.record).not.toHaveProperty('events');
    expect(kept.record.meets).toEqual([{ first: 0, second: 1, kind: 'open' }]);
    // As it was written by the site of before.
    expect(kept.said.meets).toEqual([
      expect.stringMatching(/^(?!Hoort bij elkaar).*: het reglement zegt niet wat voorgaat\. ./),
    ]);
    expect(toldOfRecord(kept.record)).toEqual({ ...same, isOld: true });
    const outcome = outcomeOf(parts, words, toldOfRecord(kept.record));
    expect(differences(kept.record, kept.said, outcome, own)).toEqual({ parts: [], total: undefined });
  });
});
