import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOf, nameOf, stringOf } from '#api/dmn/feel.ts';
import { outputsOf } from '#api/dmn/outputs.ts';
import { rowsOf } from '#api/dmn/rows.ts';
import type { RulingDoc } from '#library/types.ts';
import type { Effect, Interval } from '#model/index.ts';
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import { elementaryCases, follow, holds } from '../../decide/brute.ts';
import { tables } from '../../decide/tables.ts';
import { contextOf, dmnOf, engineOf, schemaFaults } from '../../support/dmn.ts';
import { situationOf } from '../../support/edition.ts';
import { fixtureEdition, library } from '../../support/fixture.ts';

describe('the rows', () => {
  test('of a sound table are disjoint, and one of them holds in every case', () => {
    fc.assert(
      fc.property(tables({ sound: true }), (table) => {
        const tree = plan(compile(table));
        const rows = rowsOf(tree);
        for (const one of elementaryCases(table)) {
          const found = rows.filter(({ when }) => holds(when, one)).map(({ ruling }) => ruling);
          expect(found).toEqual([follow(tree, one).ruling]);
        }
        for (const [at, { when }] of rows.entries())
          for (const other of rows.slice(at + 1)) expect(areDisjoint(when, other.when)).toBe(true);
      }),
    );
  });
});

describe('in FEEL', () => {
  test('a name has no hyphen, begins with no digit and is no keyword', () => {
    expect(['gesloten-slagen', '2-spelers', 'for', 'for-mange'].map(nameOf)).toEqual([
      'gesloten_slagen',
      '_2_spelers',
      '_for',
      'for_mange',
    ]);
  });

  test('a text keeps its quotation marks, backslashes and ends of lines', () => {
    expect(stringOf('a "b" \\ c\nd')).toBe(String.raw`"a \"b\" \\ c\nd"`);
  });

  test.each([
    [10, '10'],
    ['unstated', 'null'],
    ['-2*reizwert', '-2 * reizwert'],
    ['reizwert/2 + meldung-1 - 4', '0.5 * reizwert + meldung_1 - 4'],
  ])('the amount %s is %s', (amount, written) => {
    expect(amountOf(amount, [])).toBe(written);
  });
});

test('a column of fines names the currency, unless that is the euro', () => {
  const effects: readonly Effect[] = [
    { kind: 'fine', amount: 25, against: 'player' },
    { kind: 'range', of: 'fine', min: 5, max: 20 },
    { kind: 'clock', time: 2, unit: 'minutes', to: 'opponent' },
  ];
  const rulings = [{ id: 'late', modality: 'must', effects }] as unknown as readonly RulingDoc[];
  const columns = (currency?: string) => outputsOf(rulings, [], currency).map(({ name }) => name);
  expect(columns()).toEqual([
    'ruling',
    'modality',
    'fine_against_player',
    'fine_min',
    'fine_max',
    'clock_minutes_to_opponent',
  ]);
  expect(columns('DKK')).toEqual([
    'ruling',
    'modality',
    'fine_dkk_against_player',
    'fine_min_dkk',
    'fine_max_dkk',
    'clock_minutes_to_opponent',
  ]);
});

test('a file says what is asked, what follows and where it stands', async () => {
  const slagspel = fixtureEdition('slagspel');
  const situation = situationOf(slagspel, 'verkeerd-gespeelde-kaart');
  const xml = dmnOf(slagspel, situation);
  expect(await schemaFaults([{ fileName: 'a.dmn', contents: xml }])).toEqual([]);
  await expect(xml).toMatchFileSnapshot('verkeerd-gespeelde-kaart.dmn');
});

test('every worked example of the small books gets its ruling from the file', async () => {
  for (const edition of library.books.flatMap(({ editions }) => editions)) {
    for (const situation of edition.situations) {
      const { matching, table } = await engineOf(dmnOf(edition, situation));
      expect(table.hitPolicy).toBe('UNIQUE');
      for (const { id, examples } of situation.rulings)
        for (const { given, story } of examples)
          expect(
            matching(contextOf(situation, given)).map(({ ruling }) => ruling),
            story,
          ).toEqual([id]);
    }
  }
});

function areDisjoint(one: ReturnType<typeof rowsOf>[number]['when'], other: typeof one): boolean {
  return Object.keys(one).some((fact) => {
    const values = (allowed: (typeof one)[string] = []): readonly (string | number)[] =>
      [...allowed].flatMap((each: string | Interval): readonly (string | number)[] =>
        typeof each === 'string' ? [each] : Array.from({ length: each[1] - each[0] + 1 }, (_, at) => each[0] + at),
      );
    return Object.hasOwn(other, fact) && !values(one[fact]).some((value) => values(other[fact]).includes(value));
  });
}
