import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, type CasePart } from '#addresses/parts.ts';
import {
  eventsIn,
  eventsQuery,
  NOTHING_TOLD,
  queryOfCase,
  reordered,
  withAnswer,
  toldOf,
  type PartPair,
  type PartsEvents,
} from '#addresses/parts-events.ts';

const COUNT = 5;
const pair = (first: number, second: number): PartPair => ({ first: first - 1, second: second - 1 });
const parts: readonly CasePart[] = Array.from({ length: COUNT }, () => ({ situation: 'kap', query: 'fout=troef' }));
const pairs = parts.flatMap((_, first) =>
  parts.slice(first + 1).map((__, after) => pair(first + 1, first + after + 2)),
);

/** What is told of some of the pairs. */
const cases: fc.Arbitrary<PartsEvents> = fc
  .tuple(fc.shuffledSubarray(pairs), fc.func(fc.boolean()))
  .map(([told, isSame]) => ({
    same: told.filter((each) => isSame(JSON.stringify(each))),
    apart: told.filter((each) => !isSame(JSON.stringify(each))),
  }));

test('which parts are one event is read again as it was written, behind the parts', () => {
  const written = queryOfCase(parts.slice(0, 3), { same: [pair(1, 2), pair(2, 3)], apart: [] });
  expect(written).toMatch(/^part=[^&]*&part=[^&]*&part=[^&]*&same=1-2\.2-3$/);
  expect(eventsQuery({ same: [], apart: [pair(1, 3)] })).toBe('apart=1-3');
  expect(eventsQuery(NOTHING_TOLD)).toBe('');
  fc.assert(
    fc.property(cases, (events) => {
      const query = queryOfCase(parts, events);
      expect(eventsIn(`?${query}&utm_source=chat`, COUNT)).toEqual({ events, isMangled: false });
      expect(partsOf(query)).toEqual(parts);
    }),
  );
});

test('what is no pair of these parts is left out, and said to be', () => {
  for (const mangled of ['1-1', '0-1', '1-6', '1-', 'x', '1-2-3', '01-2', '1.2'])
    expect(eventsIn(`same=${mangled}&apart=2-3`, COUNT)).toEqual({
      events: { same: [], apart: [pair(2, 3)] },
      isMangled: true,
    });
  expect(eventsIn('same=2-1', COUNT)).toEqual({ events: { same: [pair(1, 2)], apart: [] }, isMangled: false });
  expect(eventsIn('same=&apart=', COUNT)).toEqual({ events: NOTHING_TOLD, isMangled: false });
});

test('of a pair that is told to be one event and two nothing is told', () => {
  expect(eventsIn('same=1-2.2-3&apart=2-1.3-4', COUNT)).toEqual({
    events: { same: [pair(2, 3)], apart: [pair(3, 4)] },
    isMangled: true,
  });
});

test('a mangled query never throws, and what was read of it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (junk, value) => {
      for (const query of [junk, `same=${value}`, `apart=1-2.${value}&same=${junk}`]) {
        const { events } = eventsIn(query, COUNT);
        expect(eventsIn(eventsQuery(events), COUNT)).toEqual({ events, isMangled: false });
      }
    }),
  );
});

test('each pair is told by itself, since two that are one act may be of another game', () => {
  const told = { same: [pair(1, 2), pair(2, 3)], apart: [pair(3, 4)] };
  expect([pair(1, 2), pair(1, 3), pair(3, 4), pair(2, 4)].map((each) => toldOf(told, each))).toEqual([
    'same',
    undefined,
    'apart',
    undefined,
  ]);
});

test('told anew of one pair, it is so, and all else is as it was', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom(...pairs), fc.constantFrom('same', 'apart'), (events, one, is) => {
      const now = withAnswer(events, one, is);
      expect(eventsIn(eventsQuery(now), COUNT)).toEqual({ events: now, isMangled: false });
      for (const each of pairs) expect(toldOf(now, each)).toBe(each === one ? is : toldOf(events, each));
    }),
  );
});

test('parts in another order, or fewer, keep what is told of them', () => {
  const events = { same: [pair(1, 2)], apart: [pair(2, 3)] };
  expect(reordered(events, [1, 0, 2])).toEqual({ same: [pair(1, 2)], apart: [pair(1, 3)] });
  expect(reordered(events, [1, 2])).toEqual({ same: [], apart: [pair(1, 2)] });
  // Of a new part nothing is told.
  expect(reordered(events, [0, 1, undefined, 2])).toEqual({ same: [pair(1, 2)], apart: [pair(2, 4)] });
  expect(reordered(events, [])).toEqual(NOTHING_TOLD);
});
