import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relationOf, relations, seatOf, seats, type Relation, type Seat } from '#model/seat.ts';

/** The table turned by one place, with the clock. */
const turned = (one: Seat): Seat => seatOf('left', one);

function forAll(holds: (who: Relation, from: Seat) => void): void {
  fc.assert(fc.property(fc.constantFrom(...relations), fc.constantFrom(...seats), holds));
}

describe('who sits where', () => {
  test('from north, east is on the left, south opposite and west on the right', () => {
    expect(relations.map((each) => seatOf(each, 'n'))).toEqual(['n', 'e', 's', 'w']);
  });

  test('four are at four seats, whoever they are seen from', () => {
    forAll((_, from) => {
      expect(new Set(relations.map((each) => seatOf(each, from))).size).toBe(4);
    });
  });

  test('who sits on the left of the one on the left is the partner, and on his left the one on the right', () => {
    forAll((_, from) => {
      const left = seatOf('left', from);
      expect(seatOf('left', left)).toBe(seatOf('partner', from));
      expect(seatOf('left', seatOf('partner', from))).toBe(seatOf('right', from));
      expect(seatOf('right', left)).toBe(from);
    });
  });

  test('partners are each other’s', () => {
    forAll((_, from) => {
      expect(seatOf('partner', seatOf('partner', from))).toBe(from);
    });
  });

  test('a table that is turned turns the answer along', () => {
    forAll((who, from) => {
      expect(seatOf(who, turned(from))).toBe(turned(seatOf(who, from)));
    });
  });

  test('who somebody is to another one is found from where both sit', () => {
    forAll((who, from) => {
      expect(relationOf(seatOf(who, from), from)).toBe(who);
    });
  });
});
