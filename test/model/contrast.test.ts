import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentOf, marks, partsOfAccent } from '#model/colour.ts';
import { contrast, contrastOnGround, GROUNDS, LEAST } from '#model/contrast.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
});

describe('the grounds', () => {
  test.each(['paper', 'card'] as const)('%s is that of the styles', (name) => {
    expect(tokens).toContain(`--${name}: light-dark(${GROUNDS.light[name]}, ${GROUNDS.dark[name]});`);
  });
});

test('the colours of the marks can be read, and paper on paper cannot', () => {
  const colours = [...tokens.matchAll(/--accent: light-dark\((#\w+), (#\w+)\)/g)];
  expect(colours).toHaveLength(marks.length);
  for (const [, light = '', dark = ''] of colours) {
    expect(contrastOnGround(light, 'light'), light).toBeGreaterThanOrEqual(LEAST);
    expect(contrastOnGround(dark, 'dark'), dark).toBeGreaterThanOrEqual(LEAST);
  }
  expect(contrastOnGround('#faf7f0', 'light')).toBeCloseTo(1, 1);
});

test('an accent is its mark, or its mark with the colours that it has instead', () => {
  const colour = { light: '#7A1F3D', dark: '#f3a6bd' };
  expect(accentOf('pawn', undefined)).toBe('pawn');
  expect(accentOf('pawn', colour)).toBe('pawn/7a1f3d/f3a6bd');
  expect(partsOfAccent('pawn/7a1f3d/f3a6bd')).toEqual({ mark: 'pawn', colour: { ...colour, light: '#7a1f3d' } });
  expect(partsOfAccent('clubs')).toEqual({ mark: 'clubs' });
});
