import { expect, test } from 'vitest';
import { stepTo } from '#client/search/keys.ts';

const hits = ['17', '17a', '26b'];
const press = (key: string, from: string | undefined, list: readonly string[] = hits, ctrlKey = false) =>
  stepTo({ key, ctrlKey, metaKey: false, altKey: false, shiftKey: false }, list, from);

test('arrows go from hit to hit, and round at the ends', () => {
  expect(press('ArrowDown', '17')).toBe('17a');
  expect(press('ArrowUp', '17a')).toBe('17');
  expect(press('ArrowDown', '26b')).toBe('17');
  expect(press('ArrowUp', '17')).toBe('26b');
});

test('Home and End go to the first and the last hit', () => {
  expect(press('Home', '26b')).toBe('17');
  expect(press('End', '17')).toBe('26b');
});

test('other keys, and keys with Ctrl, are the field’s own', () => {
  expect(press('a', '17')).toBeUndefined();
  expect(press('ArrowDown', '17', hits, true)).toBeUndefined();
});

test('where nothing was found there is nowhere to go', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(press(key, undefined, [])).toBeUndefined();
});
