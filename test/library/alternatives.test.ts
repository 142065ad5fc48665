import { describe, expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { decide } from '#decide/decide.ts';
import { prove } from '#decide/prove.ts';
import type { Assignment, Table } from '#decide/table.ts';
import { notesReadOtherwise, otherTable, type AlternativeIn } from '#library/alternatives.ts';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { tablesOf, type SituationTable } from '#library/tables.ts';
import { editionsInAll } from '#library/in-language.ts';
import { asId, type NoteName } from '#model/index.ts';
import { libraryAt } from '../support/library.ts';
import { ruling } from '../views/slagspel.ts';

const NOTE = 'beurt#a/tot-vier' as NoteName;

/** A table of one number and one choice; `nothing` says what holds where no ruling does. */
const table: Table = {
  facts: [
    { kind: 'choice', id: 'fout', options: ['beurt', 'val', 'anders'].map((id) => ({ id, weight: 1 })) },
    { kind: 'number', id: 'slagen', min: 0, max: 13, step: 1 },
  ],
  impossible: [],
  rulings: [
    { id: 'laag', when: [{ fout: ['beurt'], slagen: [[0, 4]] }], overrides: [], amountFacts: [] },
    { id: 'hoog', when: [{ fout: ['beurt'], slagen: [[5, 13]] }], overrides: [], amountFacts: [] },
    { id: 'val', when: [{ fout: ['val'] }], overrides: [], amountFacts: [] },
    { id: 'laatste', when: [{ slagen: [[13, 13]] }], overrides: ['hoog', 'val'], amountFacts: [] },
  ],
  otherwise: 'open',
  order: 'declared',
};

function alternative(id: string, of: string, when?: AlternativeIn['when']): AlternativeIn {
  return {
    alternative: { id: asId(id), note: NOTE, verdict: id, effects: [{ kind: 'none' }], modality: 'must' },
    at: { source: undefined as never, path: [] },
    of,
    ...(when === undefined ? {} : { when }),
    amountFacts: [],
    problems: [],
  };
}

function outcome(other: Table, given: Assignment): string {
  const end = decide(compile(other), given);
  return 'id' in end ? end.id : end.kind;
}

describe('the table of whoever reads a note the other way', () => {
  test('has an alternative in the place of its ruling, and all others as they were', () => {
    const other = otherTable(table, [alternative('meer', 'laag')], NOTE);
    expect(outcome(other, { fout: 'beurt', slagen: 4 })).toBe('meer');
    expect(outcome(other, { fout: 'beurt', slagen: 5 })).toBe('hoog');
    expect(outcome(other, { fout: 'val', slagen: 4 })).toBe('val');
    expect(outcome(other, { fout: 'anders', slagen: 4 })).toBe('open');
    expect(other.rulings.map(({ id }) => id)).not.toContain('laag');
    expect(prove(compile(other))).toEqual([]);
  });

  test('leaves a ruling the cases that an alternative does not name, and gives it none of another ruling', () => {
    const other = otherTable(table, [alternative('vier', 'laag', [{ slagen: [[4, 9]] }])], NOTE);
    expect(outcome(other, { fout: 'beurt', slagen: 3 })).toBe('laag');
    expect(outcome(other, { fout: 'beurt', slagen: 4 })).toBe('vier');
    expect(outcome(other, { fout: 'beurt', slagen: 6 })).toBe('hoog');
    expect(prove(compile(other))).toEqual([]);
  });

  test('lets an alternative give way to what beat its ruling, and beat what that one beat', () => {
    const late = otherTable(table, [alternative('later', 'hoog')], NOTE);
    expect(outcome(late, { fout: 'beurt', slagen: 13 })).toBe('laatste');
    const last = otherTable(table, [alternative('ook-laatste', 'laatste'), alternative('later', 'hoog')], NOTE);
    expect(outcome(last, { fout: 'beurt', slagen: 13 })).toBe('ook-laatste');
    expect(outcome(last, { fout: 'beurt', slagen: 12 })).toBe('later');
    expect(prove(compile(last))).toEqual([]);
  });

  test('gives what was open a ruling, all of it or a part', () => {
    const all = otherTable(table, [alternative('wel-geregeld', 'open')], NOTE);
    expect(outcome(all, { fout: 'anders', slagen: 0 })).toBe('wel-geregeld');
    const part = otherTable(table, [alternative('wel-geregeld', 'open', [{ slagen: [[0, 4]] }])], NOTE);
    expect(outcome(part, { fout: 'anders', slagen: 4 })).toBe('wel-geregeld');
    expect(outcome(part, { fout: 'anders', slagen: 5 })).toBe('open');
    expect(outcome(part, { fout: 'beurt', slagen: 4 })).toBe('laag');
    expect(prove(compile(part))).toEqual([]);
  });

  test('shows two alternatives for one case as a conflict, of rulings and of what is open', () => {
    for (const of of ['laag', 'open']) {
      const other = otherTable(table, [alternative('een', of), alternative('twee', of)], NOTE);
      expect(
        prove(compile(other)).map(({ kind }) => kind),
        of,
      ).toContain('conflict');
    }
  });

  test('is the book’s own for another note', () => {
    expect(otherTable(table, [alternative('meer', 'laag')], 'beurt#a/anders' as NoteName).rulings).toEqual(
      table.rulings.map((each) => ({ ...each, overrides: each.overrides })),
    );
  });
});

describe('the alternatives of a book', () => {
  const all: readonly SituationTable[] = readDraft(readContentFiles('test/books/good/four-books')).books.flatMap(
    ({ editions }) => editions.flatMap(tablesOf),
  );

  test('stand beside the situation’s table, which knows nothing of them', () => {
    const mine = all.find(({ situation }) => situation.id === 'verkeerd-gespeelde-kaart');
    expect(mine?.alternatives.map(({ alternative: { id }, of }) => [id, of])).toEqual([
      ['vier-van-een-koppel', 'verkeerde-kaart-tot-vier-slagen'],
    ]);
    expect(notesReadOtherwise(mine?.alternatives ?? [])).toEqual(['voor-je-beurt#a/wiens-slagen']);
    expect(mine?.table.rulings.map(({ id }) => id)).not.toContain('vier-van-een-koppel');
  });

  test('are said with the note that they read the other way, and so is that nothing changes', () => {
    const [changed] = ruling('verkeerde-kaart-tot-vier-slagen').rests;
    expect(changed?.alternatives.map(({ id, when }) => [id, when])).toEqual([
      ['vier-van-een-koppel', [{ 'gesloten-slagen': [[3, 13]] }]],
    ]);
    expect(changed?.eitherWay).toBe(false);
    const [same] = ruling('verkeerde-kaart-vanaf-vijf-slagen').rests;
    expect(same?.alternatives).toEqual([]);
    expect(same?.eitherWay).toBe(true);
  });

  test('are said in the words of each language', () => {
    const verdicts = editionsInAll(libraryAt('test/books/good/two-languages'))
      .flatMap(({ rulings }) => rulings)
      .filter(({ id }) => id === 'niet-bekend')
      .flatMap(({ rests }) => rests.flatMap(({ alternatives }) => alternatives.map(({ verdict }) => verdict)));
    expect(verdicts).toEqual(['Ook wie troef speelt, bekent', 'Whoever plays trumps follows suit, too']);
  });
});
