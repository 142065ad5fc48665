import { describe, expect, test } from 'vitest';
import { added, isSettled, meetings, openNumbers, replacedBy, sums, type RuledPart } from '#client/together/joined.ts';
import type { Answers } from '#decide/table.ts';
import type { AlsoText } from '#views/also-ruled.ts';
import { alsoText, points, ruledPart as part } from './ruled-part.ts';

const also = (id: string, kind: AlsoText['kind'], others: readonly string[], when?: AlsoText['when']): AlsoText =>
  alsoText({ id, kind, others, ...(when && { when }) });

const is = (option: string) => ({ kind: 'option', option }) as const;

describe('how two parts go together', () => {
  test('is what both sides declare of each other, whichever is told first', () => {
    const los = part('blijft', { also: [also('los', 'prevails', ['over'])] });
    const over = part('over', { also: [also('los', 'yields', ['blijft'])] });
    expect(meetings([los, over])).toMatchObject([{ first: 0, second: 1, kind: 'prevails' }]);
    expect(meetings([over, los])).toMatchObject([{ first: 1, second: 0, kind: 'prevails' }]);
    expect([...replacedBy(meetings([over, los]))]).toEqual([[0, 1]]);
  });

  test('is nothing between rulings that name others', () => {
    const one = part('een', { also: [also('samen', 'adds', ['drie'])] });
    expect(meetings([one, part('twee', { also: [also('samen', 'adds', ['een'])] })])).toEqual([]);
    expect(meetings([one, one, undefined])).toEqual([]);
  });

  test('depends on the case where it has a condition, the answers of both in one and the same box', () => {
    const boxes = (own: readonly string[]) => own.map((option) => ({ fout: [option] }));
    const one = (option: string) =>
      part('een', { answers: { fout: is(option) }, also: [also('soms', 'open', ['twee'], boxes(['a', 'b']))] });
    const two = (option: string) =>
      part('twee', { answers: { fout: is(option) }, also: [also('soms', 'open', ['een'], boxes(['x', 'y']))] });
    expect(meetings([one('a'), two('x')])).toHaveLength(1);
    expect(meetings([one('b'), two('y')])).toHaveLength(1);
    expect(meetings([one('a'), two('y')])).toEqual([]);
    expect(meetings([one('c'), two('x')])).toEqual([]);
  });
});

describe('a number that was told as a range', () => {
  const range = (from: number, to: number) => ({ kind: 'range', from, to }) as const;
  const cases = (own: Answers, kind: 'open' | 'adds' = 'open') => {
    const when = [{ slagen: [[7, 13]] as const }];
    return [
      part('een', { answers: own, also: [also('soms', kind, ['twee'], when)] }),
      part('twee', { also: [also('soms', kind, ['een'], [{}])] }),
    ];
  };

  test('has to be told more closely where a condition divides it', () => {
    const parts = cases({ slagen: range(5, 13) });
    expect(meetings(parts)).toMatchObject([{ sure: false }]);
    expect(openNumbers(parts, meetings(parts))).toEqual([
      {
        part: 0,
        fact: 'slagen',
        ranges: [
          [5, 6],
          [7, 13],
        ],
      },
    ]);
  });

  test('is close enough where it lies within the condition or outside it, and where both hold anyway', () => {
    for (const parts of [
      cases({ slagen: range(8, 13) }),
      cases({ slagen: range(0, 6) }),
      cases({ slagen: range(5, 13) }, 'adds'),
    ])
      expect(openNumbers(parts, meetings(parts))).toEqual([]);
    expect(meetings(cases({ slagen: range(8, 13) }))).toMatchObject([{ sure: true }]);
  });

  test('may be told more closely by either part', () => {
    const when = [{ slagen: [[7, 13]] as const }];
    const parts = [range(5, 13), range(9, 9)].map((slagen, at) =>
      part(at === 0 ? 'een' : 'twee', {
        answers: { slagen },
        also: [also('soms', 'open', [at === 0 ? 'twee' : 'een'], when)],
      }),
    );
    for (const each of [parts, parts.toReversed()]) expect(meetings(each)).toMatchObject([{ sure: true }]);
  });
});

describe('a part is replaced', () => {
  const over = (id: string, of: string, other: string, when?: AlsoText['when']) => [
    also(id, 'prevails', [other], when),
    also(id, 'yields', [of], when),
  ];

  test('only where the condition surely holds: what nobody answered may be otherwise', () => {
    const [wins, loses] = over('soms', 'een', 'twee', [{ fout: ['a'] }]) as [AlsoText, AlsoText];
    const two = part('twee', { also: [{ ...loses, when: [{}] }] });
    const one = (answers: Answers) => part('een', { answers, also: [wins] });
    const [open, sure] = [meetings([one({}), two]), meetings([one({ fout: is('a') }), two])];
    expect([open.length, replacedBy(open).size, isSettled(open)]).toEqual([1, 0, false]);
    expect([sure.length, replacedBy(sure).size, isSettled(sure)]).toEqual([1, 1, true]);
    const lost = meetings([one({ fout: { kind: 'unknown', forGood: true } }), two]);
    expect([lost.length, replacedBy(lost).size, isSettled(lost)]).toEqual([1, 0, false]);
  });

  test('by no part that is replaced itself', () => {
    const [ab, ba] = over('ab', 'a', 'b') as [AlsoText, AlsoText];
    const [bc, cb] = over('bc', 'b', 'c') as [AlsoText, AlsoText];
    const found = meetings([part('a', { also: [ab] }), part('b', { also: [ba, bc] }), part('c', { also: [cb] })]);
    expect([...replacedBy(found)]).toEqual([[1, 0]]);
    expect(isSettled(found)).toBe(false);
  });
});

describe('what it comes to', () => {
  test('adds up by who bears it, and leaves out what is replaced', () => {
    const parts = [
      part('een', { effects: [points(5)] }),
      part('een', { effects: [points(5)] }),
      part('twee', { effects: [points(2)] }),
    ];
    expect(sums(parts, new Map())).toMatchObject([{ against: 'overtreder', range: { min: 12, max: 12 } }]);
    expect(sums(parts, new Map([[2, 0]]))).toMatchObject([{ range: { min: 10, max: 10 } }]);
  });

  test('takes each amount from the answers of its own part', () => {
    const slagen = (n: number): Answers => ({ slagen: { kind: 'range', from: n, to: n } });
    const game = (n: number) => part('game', { answers: slagen(n), effects: [points('5 + 2*slagen')] });
    expect(sums([game(1), game(3)], new Map())).toMatchObject([{ range: { min: 18, max: 18 } }]);
  });

  test('is no sum where an amount is not known', () => {
    const parts = [part('een', { effects: [points(5)] }), part('twee', { effects: [points('2*slagen')] })];
    const [sum] = sums(parts, new Map());
    expect(sum).not.toHaveProperty('range');
    expect(sum?.open).toHaveLength(1);
  });

  test('does not depend on the order in which things were told', () => {
    const parts = [
      part('een', { effects: [points(5)] }),
      part('twee', { effects: [points('2*slagen')] }),
      part('drie', { effects: [points(1)] }),
    ];
    const ranges = (all: readonly RuledPart[]) =>
      sums(all, new Map()).map(({ range, against }) => ({ range, against }));
    expect(ranges(parts.toReversed())).toEqual(ranges(parts));
  });
});

describe('what a sum adds', () => {
  const adds = (other: string) => [also('samen', 'adds', [other])];
  const costs = (ruling: string, more: readonly AlsoText[] = []) => part(ruling, { effects: [points(2)], also: more });
  const summed = (...parts: readonly RuledPart[]) => added(parts, meetings(parts)).map(({ isSaid }) => isSaid);

  test('is said to hold side by side, or is two things only if whoever tells the case says so', () => {
    expect(summed(costs('een'), costs('twee'))).toEqual([false]);
    expect(summed(costs('een', adds('twee')), costs('twee', adds('een')))).toEqual([true]);
    const parts = [costs('een'), costs('twee'), part('drie')];
    expect(added(parts, [])).toEqual([{ first: 0, second: 1, isSaid: false }]);
    // The same twice is declared nowhere.
    expect(summed(costs('een', adds('twee')), costs('een', adds('twee')))).toEqual([false]);
  });

  test('is nothing where one part replaces the other, or costs another side or nothing', () => {
    const one = costs('een', [also('voor', 'prevails', ['twee'])]);
    expect(summed(one, costs('twee', [also('voor', 'yields', ['een'])]))).toEqual([]);
    expect(summed(costs('een'), part('twee'))).toEqual([]);
  });
});
