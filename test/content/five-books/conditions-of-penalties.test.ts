/** What the penalties say of each ruling holds in its cases, and in no others. */
import { expect, it } from 'vitest';
import { matchesAny } from '#decide/boxes.ts';
import { compile } from '#decide/compile.ts';
import { decide } from '#decide/decide.ts';
import { randomOf } from '#training/cases/random.ts';
import { drawn } from '#training/cases/sample.ts';
import { partsOf } from '#wording/condition-parts.ts';
import { heldBoxes } from '#wording/held-boxes.ts';
import { five } from './five.ts';

const CASES = 150;

it.each(five.map(({ id, current }) => [id, current] as const))('in every situation of %s', (_, edition) => {
  let compared = 0;
  for (const { id, table, rulings } of edition.situations) {
    const compiled = compile(table);
    const random = randomOf('penalties');
    const said = rulings
      .filter(({ otherwise }) => !otherwise)
      .map((each) => ({ id: each.id, parts: partsOf(heldBoxes(each, table), table.facts) }));
    for (let n = 0; n < CASES; n++) {
      const given = drawn(compiled, compiled.possible, random);
      if (!given) break;
      const outcome = decide(compiled, given);
      if (outcome.kind !== 'ruling') continue;
      const holding = said.filter(({ parts }) => parts.every((part) => matchesAny(part, given))).map((each) => each.id);
      compared += 1;
      expect(holding, `${id}: ${JSON.stringify(given)}`).toEqual([outcome.id]);
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});
