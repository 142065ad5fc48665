/** For any link, the widget shows a ruling only if the table gives it in every case that the link allows. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SituationJson } from '#api/format.ts';
import type { Assignment } from '#decide/table.ts';
import { situationData } from '../support/situation.ts';
import { holds, rulingByTable, tableOf, type FactJson } from '../support/table.ts';
import { headline } from './at-the-table.ts';
import { visit } from './visitor.ts';

const EDITION = ['troefspel', '2020-2021'] as const;
const SITUATIONS = ['verkeerd-gespeelde-kaart', 'weigeren-te-spelen', 'te-vroeg-afgetikt'];
const LINKS_EACH = 60;

it.each(SITUATIONS)('no link makes “%s” show a ruling that the table does not give', async (id) => {
  const data = situationData(...EDITION, id);
  const all = cases(data);
  const links = fc.sample(linkTo(data), { seed: 17, numRuns: LINKS_EACH });
  let seen = 0;
  await visit({}, async (visitor) => {
    for (const pairs of links) {
      const query = pairs.map(([key, value]) => `${key}=${value}`).join('&');
      await visitor.open(`nl/troefspel/situations/${id}/?${query}`);
      const shown = await headline(visitor);
      const rulings = data.rulings.filter((ruling) => ruling.verdict === shown).map((ruling) => ruling.id);
      if (rulings.length === 0) continue;
      const allowed = all.filter((each) => allows(pairs, each.given, data));
      // Contradictory answers allow no case; the widget then drops some and says so.
      const left = new Set(allowed.map((each) => each.ruling));
      if (left.size === 0) continue;
      expect(left.size === 1 && rulings.includes([...left][0] ?? ''), `${query} shows “${shown}”`).toBe(true);
      seen++;
    }
  });
  expect(seen, 'links that lead to a ruling').toBeGreaterThan(0);
});

type Pairs = readonly (readonly [string, string])[];

/** Links with good answers, bad ones, unknown ones and strangers, in any number and order. */
function linkTo(data: SituationJson): fc.Arbitrary<Pairs> {
  const garbage = fc.constantFrom('', 'x', '-1', '999', '3..1', '%E0%A4%A', 'ja,nee', '<b>');
  const pairs = data.facts.map((fact) =>
    fc.tuple(
      fc.constant(fact.id),
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...valuesOf(fact).map(String)) },
        { weight: 1, arbitrary: fc.constant('unknown') },
        { weight: 1, arbitrary: garbage },
      ),
    ),
  );
  return fc.shuffledSubarray([...pairs.keys()]).chain((chosen) => {
    const some = chosen.flatMap((index) => pairs[index] ?? []);
    return fc.tuple(fc.tuple(...some), fc.boolean()).map(([given, stranger]): Pairs => {
      const good: Pairs = given;
      return stranger ? [...good, ['vreemd', 'ja']] : good;
    });
  });
}

function valuesOf(fact: FactJson): readonly (string | number)[] {
  if (fact.kind === 'choice') return fact.options.map((option) => option.id);
  const count = Math.floor((fact.max - fact.min) / fact.step) + 1;
  return Array.from({ length: count }, (_, index) => fact.min + index * fact.step);
}

/** Every possible case of a situation with its ruling, straight from the table. */
function cases(data: SituationJson): readonly { readonly given: Assignment; readonly ruling: string }[] {
  const table = tableOf(data);
  let all: readonly Assignment[] = [{}];
  for (const fact of data.facts) {
    all = all.flatMap((given) => [null, ...valuesOf(fact)].map((value) => ({ ...given, [fact.id]: value })));
  }
  return all
    .filter((given) =>
      data.facts.every(
        ({ id, askIf }) => (given[id] === null) === (askIf?.every((box) => !holds(box, given)) ?? false),
      ),
    )
    .filter((given) => !data.impossible.some((box) => holds(box, given)))
    .map((given) => ({ given, ruling: rulingByTable(table, given)[0] ?? '' }));
}

/** Whether a case matches a link; invalid answers, and those to questions that do not apply, are ignored. */
function allows(pairs: Pairs, given: Assignment, data: SituationJson): boolean {
  return pairs.every(([key, value]) => {
    const fact = data.facts.find((each) => each.id === key);
    if (!fact || !valuesOf(fact).map(String).includes(value)) return true;
    return given[key] === null || String(given[key]) === value;
  });
}
