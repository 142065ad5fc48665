/** Suits are masks on a screen, where the look colours them, and pictures in their own colour on paper. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { marks } from '#model/colour.ts';
import { looksOf } from '../../scripts/looks.ts';

it.each(marks)('%s are drawn in the colour that their mark has on light ground', (mark) => {
  const drawing = readFileSync(`src/styles/suits/${mark}.svg`, 'utf8');
  expect(/ fill="([^"]+)"/.exec(drawing)?.[1]).toBe(looksOf(mark).colour);
});
