import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Exam } from '#training/exam/draw.ts';
import { begun, handedIn, keyOf, restored, timeLeft, withFlag, withTyped, written } from '#training/exam/taking.ts';

it('what is kept is read back as it was', () => {
  const taking = withFlag(withTyped({ ...begun(1000), at: 3 }, '2.1', { option: 1, amounts: ['12,5'] }), 2);
  expect(restored(written(taking))).toEqual(taking);
  expect(restored(written({ ...taking, handed: 5000 }))).toEqual({ ...taking, handed: 5000 });
  expect(withFlag(taking, 2).flagged).toEqual([]);
});

it('whatever else is kept there is read as far as it can be, and breaks nothing', () => {
  expect(restored(undefined)).toBeUndefined();
  expect(restored('{"v":2,"began":1}')).toBeUndefined();
  expect(
    restored('{"v":1,"began":1,"at":"x","flagged":[0,2],"typed":{"1.1":7,"2.1":{"option":-1,"amounts":[1]}}}'),
  ).toEqual({
    began: 1,
    at: 1,
    flagged: [2],
    typed: { '2.1': { amounts: [''] } },
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const taking = restored(text);
      if (taking) expect(restored(written(taking))).toEqual(taking);
    }),
  );
});

it('time runs from the beginning until it is handed in, and never backwards', () => {
  const exam = { questions: [] } as unknown as Exam;
  expect(handedIn(exam, begun(1000))).toBeUndefined();
  expect(handedIn(exam, { ...begun(1000), handed: 31_500 })).toEqual({ answers: [], seconds: 30 });
  expect(handedIn(exam, { ...begun(5000), handed: 1000 })).toEqual({ answers: [], seconds: 0 });
});

it('what time is left runs down to nothing, and is never more than all of it', () => {
  const taking = begun(1_000_000);
  expect(timeLeft(taking, 30, 1_000_000)).toBe(1_800_000);
  expect(timeLeft(taking, 30, 1_060_000)).toBe(1_740_000);
  expect(timeLeft(taking, 30, 2_800_000)).toBe(0);
  expect(timeLeft(taking, 30, 9_000_000)).toBe(0);
  expect(timeLeft(taking, 30, 1)).toBe(1_800_000);
});

it('another exam is kept elsewhere', () => {
  const at = (edition: string, query: string) => keyOf({ book: 'troefcall', edition }, query);
  expect(new Set([at('a', 'n=1'), at('a', 'n=2'), at('b', 'n=1')]).size).toBe(3);
});
