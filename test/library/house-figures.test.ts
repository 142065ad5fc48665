/** Figures and outcomes of a book that house rules make others: laws, and a worked example. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '#library/files.ts';
import { leftOf } from '#library/house/constants.ts';
import { figuredFile, missedBy } from '#library/house/figures.ts';
import { houseMark } from '#library/house/marks.ts';
import { joinLibrary } from '#library/load.ts';
import type { Placed } from '#library/placed.ts';
import { parseYamlFile } from '#library/source.ts';
import { houseLabel } from '#wording/house-label.ts';

const figure = (was: number, is: number, at: readonly string[]) => ({ was, is, unit: 'minuten', at: [...at] });

function rules(text: string): Placed {
  return {
    source: parseYamlFile('content/a/1/rules/1.mdx', text),
    book: 'a',
    edition: '1',
    stem: '1',
    as: 'rules',
  } as unknown as Placed;
}

describe('a limit that house rules move', () => {
  const limit = fc.integer({ min: 5, max: 40 });
  const ranges = (at: number) => [`..${at}`, `${at + 1}..`, `..${at - 1}`, `${at}..`, at];

  test('moves in every way that it can be written, and no case beyond both is ruled otherwise', () => {
    fc.assert(
      fc.property(limit, limit, fc.integer({ min: 0, max: 60 }), fc.nat(4), (was, is, minutes, way) => {
        const written = ranges(was)[way] ?? was;
        const file = rules(`id: x\nrulings:\n  - { id: r, when: { minuten: ${JSON.stringify(written)} } }\n`);
        const after = figuredFile(file, { f: figure(was, is, ['fact:minuten']) }).source.value as {
          readonly rulings: readonly [{ readonly when: { readonly minuten: unknown } }];
        };
        const moved = after.rulings[0].when;
        expect(moved.minuten).toBe(ranges(is)[way]);
        const holds = (when: unknown) => leftOf(when, new Map([['minuten', minutes]])).kind;
        if (minutes < Math.min(was, is) || minutes > Math.max(was, is))
          expect(holds(moved)).toBe(holds({ minuten: written }));
      }),
    );
  });

  test('is that of the named fact alone, and of the named number alone', () => {
    const file = rules("id: x\nrulings:\n  - { id: r, when: [{ minuten: '..12' }, { rondes: '..10' }] }\n");
    const all = { f: figure(10, 15, ['fact:minuten']) };
    expect(figuredFile(file, all).source.value).toEqual(file.source.value);
    expect(missedBy(all.f, [file])).toEqual(['fact:minuten']);
  });
});

describe('a time that is nought', () => {
  const none = { f: figure(10, 0, ['time:x/wachttijd', 'fact:minuten']) };
  const text = [
    'id: x',
    'times:',
    '  - { id: wachttijd, seconds: 600 }',
    '  - { id: pauze, seconds: 300 }',
    'rulings:',
    "  - { id: r, when: { minuten: '..10' }, times: [x/wachttijd] }",
    "  - { id: s, when: { minuten: '11..' }, times: [x/wachttijd, x/pauze] }",
  ].join('\n');

  test('does not run, and limits at it hold from the first number on', () => {
    const { source } = figuredFile(rules(text), none);
    expect(source.value).toEqual({
      id: 'x',
      times: [{ id: 'pauze', seconds: 300 }],
      rulings: [
        { id: 'r', when: { minuten: '..0' } },
        { id: 's', when: { minuten: '1..' }, times: ['x/pauze'] },
      ],
    });
    // What is left has its place in the file still.
    expect(source.locate(['times', 0, 'id'])).toMatchObject({ line: 4 });
    expect(missedBy(none.f, [rules(text)])).toEqual([]);
  });

  test('is named by no situation and no step of one either', () => {
    const situation = {
      ...rules(
        'times: [x/wachttijd]\nprocedure: [{ do: Wacht., times: [x/wachttijd, x/pauze] }]\notherwise: { id: o, times: [x/wachttijd] }\n',
      ),
      as: 'situations' as const,
    };
    expect(figuredFile(situation, none).source.value).toEqual({
      procedure: [{ do: 'Wacht.', times: ['x/pauze'] }],
      otherwise: { id: 'o' },
    });
  });
});

describe('the club’s book', () => {
  const books = joinLibrary(readContentFiles('test/books/good/house-figures'), '2026-11-01').books;
  const [official, club] = ['bordspel', 'bordspel-club'].map((id) => books.find((book) => book.id === id)?.current);
  if (!official || !club) throw new Error('the fixture has both');
  const ruling = (id: string) => {
    const found = club.rulings.find((each) => each.id === id);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };

  test('has the figure in its table and on its clock, and the book below has its own', () => {
    expect(ruling('te-laat-gekomen').when).toEqual([{ 'minuten-te-laat': [[16, 60]] }]);
    expect(ruling('nog-op-tijd').when).toEqual([{ 'minuten-te-laat': [[0, 15]] }]);
    const seconds = (edition: typeof club) =>
      edition.rules.flatMap(({ data }) => (data.times ?? []).map((t) => t.seconds));
    expect([seconds(club), seconds(official)]).toEqual([[900], [600]]);
    expect(official.rulings.find(({ id }) => id === 'nog-op-tijd')?.when).toEqual([{ 'minuten-te-laat': [[0, 10]] }]);
  });

  test('marks the ruling of the cases between both limits, and no other one of the table', () => {
    expect(houseMark(club, ruling('nog-op-tijd'))).toMatchObject({
      kind: 'other',
      officials: [{ ruling: { id: 'te-laat-gekomen' }, boxes: [{ 'minuten-te-laat': [[11, 15]] }] }],
    });
    expect(houseMark(club, ruling('te-laat-gekomen'))).toBeUndefined();
  });

  test('says in which cases of a ruling the official text rules otherwise, and of no other that it does', () => {
    expect(houseLabel(ruling('nog-op-tijd'), club)?.label).toMatchInlineSnapshot(
      `"huisregel van CvB (volgens het officiële reglement, als geldt “11 tot en met 15 minuten te laat”: Vijf punten straf)"`,
    );
    expect(houseLabel(ruling('praatstraf'), club)?.label).toMatchInlineSnapshot(
      `"huisregel van CvB (volgens het officiële reglement: Eén punt straf)"`,
    );
  });

  test('has worked cases of its own where those of the book lead elsewhere now', () => {
    expect(ruling('te-laat-gekomen').examples.map(({ story }) => story)).toEqual(['An komt zestien minuten te laat.']);
  });

  test('says a replaced outcome with nothing of the book’s but when it holds and what it cites', () => {
    const after = ruling('praatstraf');
    expect(after).toMatchObject({
      verdict: 'Twee punten straf',
      explain: 'Bij ons is het het dubbele.',
      steps: ['Noteer de twee punten.'],
      when: [{ praat: ['ja'] }],
      effects: [{ kind: 'points', amount: 2, against: 'overtreder' }],
    });
    expect(after.examples.map(({ story }) => story)).toEqual(['An telt hardop.']);
    expect(houseMark(club, after)).toMatchObject({
      kind: 'other',
      officials: [{ ruling: { verdict: 'Eén punt straf' }, boxes: [] }],
    });
  });
});
