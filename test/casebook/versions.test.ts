/** A case and its versions, with clocks that are wrong. */
import { describe, expect, test } from 'vitest';
import { isClockBack } from '#casebook/version-order.ts';
import { orderAfter } from '#casebook/order.ts';
import { firstVersion } from '#casebook/new-version.ts';
import { amended, changedDetails, currentOf, newestFirst } from '#casebook/versions.ts';
import { DETAILS, ID, idOf, keptCase, RECORD, SAID } from './cases.ts';

const at = (time: string, order: number) => ({ clock: Date.parse(time), order });

describe('a case', () => {
  test('is amended by a version beside the earlier ones, which stay as they were', () => {
    const first = firstVersion(ID, { record: RECORD, said: SAID, details: DETAILS }, at('2026-11-21T13:00:00Z', 10));
    const second = amended(first, { note: 'de dummy legde neer' }, at('2026-11-21T13:20:00Z', 20));
    expect(second.versions[0]).toBe(first.versions[0]);
    expect(second.versions.map(({ n }) => n)).toEqual([1, 2]);
    expect(currentOf(second).details).toEqual({ ...DETAILS, note: 'de dummy legde neer' });
    expect(changedDetails(DETAILS, currentOf(second).details)).toEqual(['note']);
  });

  test('gets no version where nothing changes', () => {
    const kept = keptCase();
    expect(amended(kept, { table: '4' }, at('2026-11-21T13:20:00Z', 20))).toBe(kept);
  });

  test('keeps its order where the clock is set back, and says that it was', () => {
    const kept = keptCase({}, ID, 5_000);
    const later = amended(kept, { note: 'een dag eerder?' }, at('2026-11-20T09:00:00Z', 1));
    expect(later.versions.map(({ details }) => details.note)).toEqual(['', 'een dag eerder?']);
    expect(later.versions[1]?.order).toBeGreaterThan(5_000);
    expect(later.versions.map((_, n) => isClockBack(later, n))).toEqual([false, true]);
  });
});

describe('the order of cases', () => {
  test('goes by the clock, and past what is there where the clock says less', () => {
    expect(orderAfter(100, 2_000)).toBe(2_000);
    expect(orderAfter(2_000, 100)).toBe(2_001);
    expect(orderAfter(8_640_000_000_000_000, 5)).toBe(8_640_000_000_000_000);
  });

  test('has the one that was kept last first', () => {
    const cases = [keptCase({}, idOf(1), 10), keptCase({}, idOf(2), 30), keptCase({}, idOf(3), 20)];
    expect(newestFirst(cases).map(({ id }) => id)).toEqual([idOf(2), idOf(3), idOf(1)]);
  });
});
