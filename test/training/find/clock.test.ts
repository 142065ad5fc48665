/** The clock that runs while a clause is looked for. */
import { expect, it } from 'vitest';
import { AT_NOUGHT, elapsed, median, started, stopped, timeText } from '#training/find/clock.ts';

it('counts what was seen, and stands still while nothing is', () => {
  const running = started(AT_NOUGHT, 1000);
  expect(elapsed(running, 4000)).toBe(3000);
  const paused = stopped(running, 4000);
  expect(elapsed(paused, 90_000)).toBe(3000);
  const again = started(paused, 90_000);
  expect(elapsed(again, 92_500)).toBe(5500);
});

it('is started once, and stopped once', () => {
  const running = started(AT_NOUGHT, 1000);
  expect(started(running, 3000)).toEqual(running);
  const paused = stopped(running, 3000);
  expect(stopped(paused, 8000)).toEqual(paused);
});

it('takes nothing away where the time of the device goes back', () => {
  expect(elapsed(started({ before: 2000 }, 5000), 1000)).toBe(2000);
});

it.each([
  [0, '0:00'],
  [7999, '0:07'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_600_000, '60:00'],
])('%i ms is %s', (time, text) => {
  expect(timeText(time)).toBe(text);
});

it('has a middle, which is the mean of two', () => {
  expect(median([])).toBeUndefined();
  expect(median([5])).toBe(5);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 4, 6])).toBe(5);
});
