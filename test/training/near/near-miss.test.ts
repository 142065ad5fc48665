/** Two cases that differ in one fact, and the rulings to choose from, of every book of this site. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '#decide/domain.ts';
import { drawCase } from '#training/cases/case.ts';
import { nearMiss, type NearMiss } from '#training/cases/near-miss.ts';
import { MOST_OFFERED } from '#training/cases/offered.ts';
import { amountsToSay, isRight } from '#training/cases/right.ts';
import { ready, type Ready } from '#training/cases/situation.ts';
import { trainedSituation } from '#training/data/trained.ts';
import { sharedOffer } from '#training/near/shared-offer.ts';
import { packs } from '#i18n/packs.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';

/** As many as the trainer tries (session.ts). */
const SEEDS = Array.from({ length: 20 }, (_, at) => `k3f9-${at}`);
/** How many near misses of each ruling are looked at. */
const LOOKED_AT = 3;

interface Made {
  readonly situation: Ready;
  readonly pair: NearMiss;
}

describe.each(libraryAt('.').books.map((book) => [book.id, book] as const))('near misses of %s', (_, book) => {
  const context = pageContextIn(book, book.current);
  const { phrase } = packs[context.language].widget;
  const situations = book.current.situations
    .filter(({ rulings }) => rulings.length > 1)
    .map((situation) => ready(trainedSituation(situation, context)));
  const made = situations.flatMap((situation): readonly Made[] =>
    Object.keys(situation.data.rulings).flatMap((ruling) =>
      SEEDS.flatMap((seed) => {
        const drill = drawCase(situation, seed, phrase, ruling);
        const pair = drill && nearMiss(situation, drill, phrase);
        return pair ? [{ situation, pair }] : [];
      }).slice(0, LOOKED_AT),
    ),
  );

  it('are there for every ruling', () => {
    const without = situations.flatMap(({ data }) =>
      Object.keys(data.rulings).filter(
        (id) => !made.some(({ situation, pair }) => situation.data === data && pair.cases[0].ruling === id),
      ),
    );
    expect(without).toEqual([]);
  });

  it('differ in a number by as little as they can', () => {
    for (const { situation, pair } of made) {
      const [one, other] = pair.cases.map(({ assignment }) => assignment[pair.fact]);
      const domain = situation.compiled.byFact.get(pair.fact);
      if (domain?.fact.kind !== 'number' || typeof one !== 'number' || typeof other !== 'number') continue;
      const nearer = other + Math.sign(one - other) * domain.fact.step;
      expect(positionOf(domain, nearer), `${pair.fact}: ${one} and ${other}`).not.toBe(positionOf(domain, other));
    }
  });

  it('differ in one fact that both tell, and in what only then applies', () => {
    for (const { situation, pair } of made) {
      const [one, other] = pair.cases;
      const answerIn = (drill: typeof one, fact: string) =>
        JSON.stringify(drill.told.find((each) => each.fact === fact)?.answer);
      const both = one.told.filter(({ fact }) => other.told.some((each) => each.fact === fact));
      const differing = both.filter(({ fact }) => answerIn(one, fact) !== answerIn(other, fact));
      expect(
        differing.map(({ fact }) => fact),
        situation.data.id,
      ).toEqual([pair.fact]);
      expect(
        pair.only.every((alone) => alone.length > 0),
        situation.data.id,
      ).toBe(true);
    }
  });

  it('offer both right rulings, and none that would do where it is not the right one', () => {
    for (const { situation, pair } of made) {
      const ids = sharedOffer(situation, pair.cases);
      expect(ids).toEqual(sharedOffer(situation, pair.cases));
      expect(ids.length).toBeLessThanOrEqual(MOST_OFFERED);
      expect(new Set(ids.map((id) => situation.data.rulings[id]?.verdict.text)).size).toBe(ids.length);
      for (const drill of pair.cases) {
        const right = ids.filter((ruling) => {
          const amounts = amountsToSay(situation, drill, ruling).map(({ value }) => value);
          return isRight(situation, drill, { ruling, amounts });
        });
        expect(right, situation.data.id).toEqual([drill.ruling]);
      }
    }
  });
});
