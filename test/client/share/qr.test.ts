import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { modulesOf, pathOf } from '#client/share/qr.ts';
import { urlsOf } from '#addresses/urls.ts';
import { libraryAt } from '../../support/library.ts';

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

describe('the code on a poster', () => {
  const addresses = libraryAt('.').books.flatMap(({ id, current, book: { language } }) => {
    const urls = urlsOf({ base: 'https://spelregels.example.org/arbiter/', language, book: id });
    return current.situations.map((situation) => urls.situation(situation.id));
  });

  test('says the address to a reader that knows nothing of how it was made', () => {
    expect(addresses.length).toBeGreaterThan(0);
    // One of each length: as many modules as there are.
    const some = [...new Map(addresses.map((each) => [each.length, each])).values()];
    expect(some.map(read)).toEqual(some);
  });

  test('has four light modules around it', () => {
    for (const address of addresses) {
      const modules = modulesOf(address, 'M') ?? [];
      const quiet = [0, 1, 2, 3].flatMap((at) => [at, modules.length - 1 - at]);
      expect(quiet.every((at) => modules[at]?.every((dark) => !dark))).toBe(true);
      expect(modules.every((row) => quiet.every((at) => row[at] === false))).toBe(true);
      expect(modules[4]?.slice(4, 11)).toEqual([X, X, X, X, X, X, X]);
    }
  });
});

/** Reads the drawing of a code, as a camera would see it: four pixels to a module. */
function read(address: string): string | undefined {
  const size = (modulesOf(address, 'M') ?? []).length;
  const side = size * PIXELS;
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of pathOf(modulesOf(address, 'M') ?? []).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row++) {
      const from = (row * side + Number(x) * PIXELS) * 4;
      for (let at = from; at < from + Number(run) * PIXELS * 4; at += 4) image.fill(0, at, at + 3);
    }
  }
  return jsQR(image, side, side)?.data;
}
const PIXELS = 4;
