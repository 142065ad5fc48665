import { expect, test } from 'vitest';
import { pathOf } from '#client/share/qr.ts';

const O = false;
const X = true;

test('a code is drawn run by run, and nothing that is light is in it', () => {
  expect(
    pathOf([
      [X, X, O, X],
      [O, O, O, O],
      [O, X, O, O],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z');
});
