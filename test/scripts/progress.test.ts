import { expect, test } from 'vitest';
import { progressOn } from '../../scripts/progress.ts';

/** What a screen shows, written without a clock that goes on by itself. */
function watched(isTTY: boolean) {
  let text = '';
  let time = 0;
  const progress = progressOn({ isTTY, write: (more) => void (text += more) }, () => time);
  return { progress, shown: () => text, passes: (milliseconds: number) => void (time += milliseconds) };
}

test('each part is named with its own time', () => {
  const { progress, shown, passes } = watched(false);
  passes(3100);
  progress.done('Content: 194 files');
  passes(250);
  progress.done('Full text: 1543 records');
  expect(shown()).toMatch(/^Content: 194 files +3\.1 s\nFull text: 1543 records +0\.3 s\n$/);
});

test('a log gets a line at each quarter, and one at the end', () => {
  const { progress, shown } = watched(false);
  for (let count = 1; count <= 1000; count++) progress.counted('Pages', count, 1000);
  expect(shown()).toBe('Pages: 250 of 1000\nPages: 500 of 1000\nPages: 750 of 1000\n');
});

test('a terminal gets one line that is written over', () => {
  const { progress, shown } = watched(true);
  for (let count = 1; count <= 1000; count++) progress.counted('Pages', count, 1000);
  progress.done('Pages: 1000 files');
  expect(shown()).not.toContain('Pages: 500 of 1000\n');
  expect(shown().split('\r\u001b[K')).toHaveLength(101);
});
