import { expect, test } from 'vitest';
import { lawsOfFact } from '#views/fact-laws.ts';
import { editionOf } from '../support/edition.ts';

const edition = editionOf('bridge');
const laws = (fact: string, id: string) => {
  const situation = edition.situations.find((each) => each.id === id);
  if (!situation) throw new Error(`bridge has no situation ${id}`);
  return lawsOfFact(fact, situation, edition);
};

test('a question that two situations share names in each the article that it rests on there', () => {
  expect(laws('lt-accepteert', 'onvoldoende-bod')).toEqual(['27A']);
  expect(laws('lt-accepteert', 'bieding-voor-de-beurt')).toEqual(['29A']);
});

test('a shared question keeps the articles that both are about', () => {
  expect(laws('vergelijkbaar', 'voorspeelbeperking')).toEqual(['23', '23A']);
});

test('no question of bridge that names articles is left without one', () => {
  const bare = edition.situations.flatMap((situation) =>
    situation.facts.flatMap(([id, fact]) =>
      (fact.laws ?? []).length > 0 && lawsOfFact(id, situation, edition).length === 0 ? [`${situation.id} ${id}`] : [],
    ),
  );
  expect(bare).toEqual([]);
});
