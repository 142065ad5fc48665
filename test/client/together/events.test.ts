/** One event or two: what is asked, what follows, and what counts until it is told and then. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD, type PartPair, type PartsEvents } from '#addresses/parts-events.ts';
import { askedPairs, counting, eventsOf, toldIn, withoutApart } from '#client/together/events.ts';
import {
  isSettled,
  meetings,
  recordedMeetings,
  replacedBy,
  sums,
  type Meeting,
  type RuledPart,
} from '#client/together/joined.ts';
import { points, ruledPart, type Declared } from './ruled-part.ts';

type Kind = Meeting['kind'];

const pair = (first: number, second: number): PartPair => ({ first: first - 1, second: second - 1 });
const SAME: PartsEvents = { same: [pair(1, 2)], apart: [] };
const APART: PartsEvents = { same: [], apart: [pair(1, 2)] };

/** As many parts as there are, each of which costs points, and how the first of two goes with the second. */
function partsOf(count: number, kinds: readonly (readonly [PartPair, Kind])[]): readonly RuledPart[] {
  const name = (at: number) => `r${at}`;
  const seenBy = (at: number, [{ first, second }, kind]: readonly [PartPair, Kind]): readonly Declared[] => {
    const id = `${first}-${second}`;
    if (at === first) return [{ id, kind, others: [name(second)] }];
    return at === second ? [{ id, kind: kind === 'prevails' ? 'yields' : kind, others: [name(first)] }] : [];
  };
  return Array.from({ length: count }, (_, at) =>
    ruledPart(name(at), { effects: [points(2 ** at)], also: kinds.flatMap((each) => seenBy(at, each)) }),
  );
}

/** What holds and what it comes to. */
function outcome(parts: readonly RuledPart[], told: PartsEvents) {
  const all = meetings(parts);
  const asked = askedPairs(all, told);
  const counted = counting(all, asked);
  const replaced = replacedBy(counted);
  return {
    asked,
    replaced: [...replaced],
    settled: isSettled(counted) && asked.every(({ is }) => is !== undefined),
    sum: sums(parts, replaced)[0]?.range?.max,
    meets: recordedMeetings(withoutApart(all, asked)),
  };
}

describe('two parts that meet', () => {
  test.each(['prevails', 'excludes', 'open'] as const)('where one event has %s are asked about', (kind) => {
    const parts = partsOf(2, [[pair(1, 2), kind]]);
    const [unknown, same, apart] = [NOTHING_TOLD, SAME, APART].map((told) => outcome(parts, told));
    // Until it is told nothing is struck, and there is no total.
    expect(unknown).toMatchObject({ asked: [{ ...pair(1, 2), of: [{ kind }] }], replaced: [], settled: false });
    expect(unknown?.asked[0]).not.toHaveProperty('is');
    const isSettledThen = kind === 'prevails';
    expect(same).toMatchObject({
      asked: [{ is: 'same' }],
      replaced: isSettledThen ? [[1, 0]] : [],
      settled: isSettledThen,
      meets: [{ ...pair(1, 2), kind }],
    });
    // Two events: both hold, both count, and nothing is recorded between them.
    expect(apart).toMatchObject({ asked: [{ is: 'apart' }], replaced: [], settled: true, sum: 3, meets: [] });
  });

  test('where both hold anyway are not asked about', () => {
    const parts = partsOf(2, [[pair(1, 2), 'adds']]);
    for (const told of [NOTHING_TOLD, SAME, APART])
      expect(outcome(parts, told)).toEqual({ asked: [], replaced: [], settled: true, sum: 3, meets: [] });
  });

  test('are asked about in the order of the parts, whichever replaces the other', () => {
    const parts = partsOf(3, [
      [pair(2, 3), 'prevails'],
      [pair(3, 1), 'prevails'],
    ]);
    expect(outcome(parts, NOTHING_TOLD).asked).toMatchObject([pair(1, 3), pair(2, 3)]);
  });
});

describe('a raised penalty', () => {
  // 1 and 2 each have a caution; 3 is the penalty that one of the two was raised to.
  const parts = partsOf(3, [
    [pair(3, 1), 'prevails'],
    [pair(3, 2), 'prevails'],
  ]);

  test('takes the place of its own caution alone', () => {
    const told = { same: [pair(1, 3)], apart: [pair(2, 3)] };
    expect(outcome(parts, told)).toMatchObject({ replaced: [[0, 2]], settled: true, sum: 2 + 4 });
  });

  test('of one of them is no total yet while nobody has said whether it is that of the other too', () => {
    expect(outcome(parts, { ...NOTHING_TOLD, same: [pair(1, 3)] })).toMatchObject({
      asked: [{ is: 'same' }, pair(2, 3)],
      replaced: [[0, 2]],
      settled: false,
    });
  });
});

test('what is told of two pairs tells nothing of a third, and a record has what is asked alone', () => {
  const all = [pair(1, 2), pair(1, 3), pair(2, 3)];
  const told = { ...NOTHING_TOLD, same: [pair(1, 2), pair(2, 3)] };
  const open = partsOf(
    3,
    all.map((each) => [each, 'open'] as const),
  );
  expect(outcome(open, told)).toMatchObject({ asked: [{ is: 'same' }, pair(1, 3), { is: 'same' }], settled: false });
  const { asked } = outcome(partsOf(3, [[pair(1, 2), 'open']]), told);
  expect(eventsOf(asked)).toEqual(SAME);
});

test('with every two parts apart all hold, and come to what they come to without any concurrence', () => {
  const kind = fc.option(fc.constantFrom<Kind[]>('adds', 'prevails', 'excludes', 'open'));
  const kinds = fc.array(kind, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(kinds, (drawn) => {
      const pairs = [0, 1, 2, 3].flatMap((first) =>
        [0, 1, 2, 3].flatMap((second) => (first === second ? [] : [{ first, second }])),
      );
      const seen = new Set<string>();
      const declared = pairs.flatMap((each, at) => {
        const kind = drawn[at];
        const key = [each.first, each.second].sort().join();
        if (!kind || seen.has(key)) return [];
        seen.add(key);
        return [[each, kind] as const];
      });
      const parts = partsOf(4, declared);
      const apart = pairs.filter(({ first, second }) => first < second);
      const without = partsOf(4, []);
      const { asked, ...now } = outcome(parts, { same: [], apart });
      const { asked: none, ...then } = outcome(without, NOTHING_TOLD);
      expect(now).toEqual(then);
      expect(none).toEqual([]);
      expect(asked.every(({ is }) => is === 'apart')).toBe(true);
      // And with every two the same, as it was before it was asked.
      const all = meetings(parts);
      expect(counting(all, askedPairs(all, { same: apart, apart: [] }))).toEqual(all);
    }),
  );
});

describe('a record', () => {
  const recorded = {
    parts: ['a', 'b'].map((situation) => ({ situation, ruling: situation, answers: '', table: '9f86d08188' })),
    meets: [{ ...pair(2, 1), kind: 'prevails' as const }],
  };

  test('from before it was asked is read as one event, and stays old', () => {
    expect(toldIn('part=a&part=b&meets=2-prevails-1', 2, recorded)).toEqual({
      told: { ...SAME, isOld: true },
      isMangled: false,
    });
  });

  test('of two that only meet by now is asked about them, and fits no more than it did', () => {
    const parts = partsOf(2, [[pair(1, 2), 'prevails']]);
    const { told } = toldIn('part=a&part=b', 2, { ...recorded, meets: [] });
    expect(outcome(parts, told)).toMatchObject({
      asked: [pair(1, 2)],
      replaced: [],
      settled: false,
      meets: [{ ...pair(1, 2), kind: 'prevails' }],
    });
  });

  test('that says it is read as it says', () => {
    expect(toldIn('part=a&part=b&apart=1-2', 2, { ...recorded, events: APART })).toEqual({
      told: APART,
      isMangled: false,
    });
  });
});
