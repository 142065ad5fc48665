import { describe, expect, it } from 'vitest';
import { schemaOf } from '#api/format.ts';
import { situationJson } from '#api/situation.ts';
import { effectKinds } from '#model/index.ts';
import { situationOf } from '../support/edition.ts';
import { fixtureEdition } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';
import { checkerOf } from '../support/schema.ts';
import { hashOf, rulingByTable, rulingByTree, tableOf } from '../support/table.ts';

const check = checkerOf(schemaOf('situation'));
const all = libraryAt('.')
  .books.flatMap((book) => book.editions)
  .flatMap((edition) => edition.situations.map((situation) => ({ edition, situation })));

describe('every situation as data', () => {
  it('is there', () => {
    expect(all.length).toBeGreaterThan(0);
  });

  for (const { edition, situation } of all) {
    describe(`${edition.bookId} ${edition.id} ${situation.id}`, () => {
      // What a reader gets: the text of the file, read again.
      const json = JSON.parse(JSON.stringify(situationJson(edition, situation))) as ReturnType<typeof situationJson>;
      const ids = new Set(json.rulings.map((ruling) => ruling.id));

      it('fits the schema', () => {
        expect(check(json)).toEqual([]);
      });

      it('has its facts in declared order and a hash that follows from the file alone', () => {
        expect(json.facts.map((fact) => fact.id)).toEqual(situation.data.facts);
        expect(hashOf(tableOf(json))).toBe(json.tableHash);
      });

      it('has a tree whose every path ends in one of its rulings, children after their parents', () => {
        const reached = new Set([json.tree.root]);
        json.tree.nodes.forEach((node, index) => {
          expect(reached.has(index), `node ${index} is reached`).toBe(true);
          if ('ruling' in node) expect(ids).toContain(node.ruling);
          else {
            expect(json.facts.map((fact) => fact.id)).toContain(node.fact);
            for (const { to } of node.branches) {
              expect(to).toBeGreaterThan(index);
              expect(to).toBeLessThan(json.tree.nodes.length);
              reached.add(to);
            }
          }
        });
      });

      it('answers every worked example as its ruling says, by table and by tree', () => {
        const table = tableOf(json);
        for (const ruling of situation.rulings) {
          for (const { story, given } of ruling.examples) {
            expect(rulingByTable(table, given), story).toEqual([ruling.id]);
            expect(rulingByTree(json.tree, given), story).toBe(ruling.id);
          }
        }
      });
    });
  }
});

describe('what a ruling rests on', () => {
  const slagspel = fixtureEdition('slagspel');
  const json = (id: string) => situationJson(slagspel, situationOf(slagspel, id));

  it('goes along with the note’s own words', () => {
    const found = json('verkeerd-gespeelde-kaart').rulings.find(({ id }) => id === 'verkeerde-kaart-tot-vier-slagen');
    expect(found?.rests).toEqual([
      {
        note: 'wiens-slagen',
        kind: 'ambiguity',
        text: 'De bron zegt niet wiens slagen tellen; van één koppel zijn het er twee meer.',
        cite: '17#a',
        alternatives: [
          {
            id: 'vier-van-een-koppel',
            when: [{ 'gesloten-slagen': [[3, 13]] }],
            verdict: 'Het spel is verloren voor de overtreder',
            effects: [{ result: 'lost', of: 'game', for: 'overtreder' }],
            modality: 'must',
          },
        ],
      },
    ]);
  });

  it('says so where the other reading of a note changes other rulings only', () => {
    const found = json('verkeerd-gespeelde-kaart').rulings.find(({ id }) => id === 'verkeerde-kaart-vanaf-vijf-slagen');
    expect(found?.rests).toEqual([
      {
        note: 'wiens-slagen',
        kind: 'ambiguity',
        text: 'De bron zegt niet wiens slagen tellen; van één koppel zijn het er twee meer.',
        cite: '17#a',
        eitherWay: true,
      },
    ]);
  });

  it('and why something is open are said of every ruling of a situation', () => {
    for (const situation of slagspel.situations) {
      const { rulings, ...rest } = json(situation.id);
      expect(check(JSON.parse(JSON.stringify({ ...rest, rulings })))).toEqual([]);
      for (const each of rulings) {
        expect(each.rests, each.id).toBeDefined();
        expect(each.open !== undefined, each.id).toBe(each.otherwise);
      }
    }
  });

  it('may be missing in what was written before', () => {
    const { rulings, ...rest } = json('verkeerd-gespeelde-kaart');
    const before = rulings.map(({ rests: _, open: __, ...each }) => each);
    expect(check(JSON.parse(JSON.stringify({ ...rest, rulings: before })))).toEqual([]);
  });
});

describe('what follows', () => {
  const json = situationJson(fixtureEdition('slagspel'), situationOf(fixtureEdition('slagspel'), 'praten-aan-tafel'));
  const withEffects = (...effects: readonly unknown[]) =>
    check(JSON.parse(JSON.stringify({ ...json, rulings: json.rulings.map((each) => ({ ...each, effects })) })));

  it('stands as authors write it', () => {
    expect(json.rulings.map(({ effects }) => effects)).toContainEqual([{ duty: 'warn', of: 'overtreder' }]);
  });

  it('may be of every kind that the model has, each told by its first key', () => {
    const { $defs } = schemaOf('situation') as {
      readonly $defs: { readonly effect: { readonly anyOf: readonly Keyed[] } };
    };
    expect($defs.effect.anyOf.map(({ required }) => required[0])).toEqual(effectKinds);
  });

  it('is still valid where it was written before there were more kinds', () => {
    const before = [
      { points: 10, against: 'overtreder', to: 'unstated' },
      { card: 'turned', of: 'speler' },
      { lead: 'require', of: 'speler', suit: 'harten', until: 'nu' },
      { hand: 'discarded', of: 'speler', at: 'nu' },
      { none: true },
    ];
    expect(withEffects(...before)).toEqual([]);
  });

  it('is refused where nobody knows its kind', () => {
    expect(withEffects({ warning: 'given' })).not.toEqual([]);
    expect(withEffects({ duty: 'fly' })).not.toEqual([]);
  });
});

interface Keyed {
  readonly required: readonly string[];
}
