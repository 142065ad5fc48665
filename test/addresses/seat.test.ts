import { expect, test } from 'vitest';
import { seatIn, withSeat } from '#addresses/seat.ts';

test('a seat stands behind the answers, once, and goes without them', () => {
  expect(withSeat('fout=verzaking&slagen=0..4', 'e')).toBe('fout=verzaking&slagen=0..4&seat=e');
  expect(withSeat('?seat=n&fout=x%26y', 'w')).toBe('fout=x%26y&seat=w');
  expect(withSeat('seat=n&fout=verzaking&seat=e', undefined)).toBe('fout=verzaking');
  expect(withSeat('?seats=1', undefined)).toBe('seats=1');
});

test('only the four seats are seats', () => {
  expect(['n', 'e', 's', 'w'].map((seat) => seatIn(`?fout=x&seat=${seat}`))).toEqual(['n', 'e', 's', 'w']);
  expect(['?seat=o', 'seat=N', 'seat=', '?fout=x', 'seat=north'].map(seatIn)).toEqual(Array(5).fill(undefined));
});
