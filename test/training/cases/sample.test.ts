import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#decide/compile.ts';
import { decide } from '#decide/decide.ts';
import { NEVER } from '#decide/diagram.ts';
import { positionOf } from '#decide/domain.ts';
import type { Table } from '#decide/table.ts';
import { distances, oneApart } from '#training/cases/closest.ts';
import { randomOf } from '#training/cases/random.ts';
import { casesOfRuling } from '#decide/cases.ts';
import { drawn, frequency } from '#training/cases/sample.ts';
import { tables } from '../../decide/tables.ts';

const sound = tables({ facts: 4, rulings: 4, sound: true });

/** A fact that weighs three to one, and one that only the frequent answer asks for. */
const WEIGHTED: Table = {
  facts: [
    {
      kind: 'choice',
      id: 'a',
      options: [
        { id: 'often', weight: 3 },
        { id: 'rare', weight: 1 },
      ],
    },
    {
      kind: 'choice',
      id: 'b',
      options: [
        { id: 'x', weight: 1 },
        { id: 'y', weight: 1 },
      ],
      askIf: [{ a: ['often'] }],
    },
  ],
  impossible: [],
  rulings: [
    { id: 'both', when: [{ a: ['often'], b: ['x'] }], overrides: [], amountFacts: [] },
    { id: 'one', when: [{ a: ['often'], b: ['y'] }], overrides: [], amountFacts: [] },
    { id: 'none', when: [{ a: ['rare'] }], overrides: [], amountFacts: [] },
  ],
  order: 'declared',
};

describe('cases drawn from a table', () => {
  it('can occur, and fall to the ruling that they were drawn for', () => {
    fc.assert(
      fc.property(sound, fc.string(), (table, seed) => {
        const compiled = compile(table);
        for (const { id } of [...table.rulings, { id: 'rest' }]) {
          const cases = casesOfRuling(compiled, id);
          const assignment = drawn(compiled, cases, randomOf(seed));
          expect(assignment === undefined).toBe(cases === NEVER);
          if (assignment) expect(decide(compiled, assignment)).toMatchObject({ id });
        }
      }),
    );
  });

  it('are the same for the same seed', () => {
    fc.assert(
      fc.property(sound, fc.string(), (table, seed) => {
        const [one, other] = [compile(table), compile(table)];
        expect(drawn(one, one.possible, randomOf(seed))).toEqual(drawn(other, other.possible, randomOf(seed)));
      }),
    );
  });

  it('are mixed as the weights say', () => {
    const compiled = compile(WEIGHTED);
    const counts = new Map<string, number>();
    const random = randomOf('mix');
    for (let at = 0; at < 8000; at++) {
      const outcome = decide(compiled, drawn(compiled, compiled.possible, random) ?? {});
      const id = 'id' in outcome ? outcome.id : outcome.kind;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const share = (id: string) => (counts.get(id) ?? 0) / 8000;
    expect(share('both')).toBeCloseTo(3 / 8, 1);
    expect(share('one')).toBeCloseTo(3 / 8, 1);
    expect(share('none')).toBeCloseTo(1 / 4, 1);
    // Exactly: what the draws come near to.
    expect(['both', 'one', 'none'].map((id) => frequency(compiled, casesOfRuling(compiled, id)))).toEqual([
      3 / 8,
      3 / 8,
      1 / 4,
    ]);
  });

  it('of all rulings add up to all that can occur', () => {
    fc.assert(
      fc.property(sound, (table) => {
        const compiled = compile(table);
        if (compiled.possible === NEVER) return;
        const shares = [...table.rulings, { id: 'rest' }].map(({ id }) =>
          frequency(compiled, casesOfRuling(compiled, id)),
        );
        expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('the distance to a ruling', () => {
  it('is nought for the one that holds, and one fact reaches what is one apart', () => {
    fc.assert(
      fc.property(sound, fc.string(), (table, seed) => {
        const compiled = compile(table);
        const assignment = drawn(compiled, compiled.possible, randomOf(seed));
        if (!assignment) return;
        const far = distances(compiled, assignment);
        const own = decide(compiled, assignment);
        expect('id' in own && far.get(own.id)).toBe(0);
        for (const { fact, cases } of oneApart(compiled, assignment)) {
          const other = drawn(compiled, cases, randomOf(seed));
          if (!other) throw new Error('a case that can occur can be drawn');
          const outcome = decide(compiled, other);
          const least = 'id' in outcome ? far.get(outcome.id) : undefined;
          expect(least).toBeLessThanOrEqual(1);
          // Numbers that the table does not tell apart are the same.
          const placeOf = (id: string, value: string | number | null | undefined) => {
            const domain = compiled.byFact.get(id);
            return domain && value !== null && value !== undefined ? positionOf(domain, value) : null;
          };
          const changed = Object.keys(other).filter((id) => placeOf(id, other[id]) !== placeOf(id, assignment[id]));
          expect(changed).toContain(fact);
          for (const id of changed.filter((each) => each !== fact)) expect([other[id], assignment[id]]).toContain(null);
        }
      }),
    );
  });
});
