/**
 * Contrast of the colours that are read, on every ground that they stand on: WCAG 2.2, 1.4.3 (4.5 to 1) and
 * 1.4.6 (7 to 1).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ACCENTS = ['clubs', 'diamonds', 'hearts', 'spades', 'pawn'] as const;
const SCHEMES = ['light', 'dark'] as const;

type Colour = readonly [red: number, green: number, blue: number];
type Tokens = Readonly<Record<string, string>>;

const tokens = declared('src/styles/tokens.css', (selector) => selector === ':root');
const more = declared('src/styles/look.css', (selector) => selector === ":root[data-look~='more']");
const accents = (file: string) => (accent: string) =>
  declared(file, (selector) => selector.includes(`[data-accent^='${accent}']`));
const accentsOf = { plain: accents('src/styles/tokens.css'), more: accents('src/styles/look.css') };

describe.each(SCHEMES)('in %s', (scheme) => {
  it.each(ACCENTS)('whatever is read is 4.5 to 1 or more, with the accent %s', (accent) => {
    expect(tooFaint({ ...tokens, ...accentsOf.plain(accent) }, scheme, 4.5)).toEqual([]);
  });

  it.each(ACCENTS)('with more contrast it is 7 to 1 or more, and lines are 4.5 to 1, with the accent %s', (accent) => {
    const all = { ...tokens, ...more, ...accentsOf.more(accent) };
    expect(tooFaint(all, scheme, 7)).toEqual([]);
    const [paper, line] = [colourOf('paper', all, scheme), colourOf('line', all, scheme)];
    expect(contrast(paper, line)).toBeGreaterThanOrEqual(4.5);
  });

  it('more contrast is more than there was', () => {
    for (const name of ['ink', 'soft', 'warn'])
      expect(
        contrast(colourOf(name, { ...tokens, ...more }, scheme), colourOf('paper', { ...tokens, ...more }, scheme)),
      ).toBeGreaterThan(contrast(colourOf(name, tokens, scheme), colourOf('paper', tokens, scheme)));
  });
});

describe('contrast', () => {
  it('is 21 to 1 of black and white, and 1 of a colour with itself', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrast([0.2, 0.4, 0.6], [0.2, 0.4, 0.6])).toBe(1);
    // #767676 on white is what the guidelines give as just enough.
    expect(contrast(hex('#767676'), hex('#fff'))).toBeCloseTo(4.54, 2);
  });

  it('that is too faint is found', () => {
    expect(tooFaint({ ...tokens, ...accentsOf.plain('clubs'), soft: '#999' }, 'light', 4.5)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^soft on paper: 2\.\d/)]),
    );
  });
});

/** Foregrounds and backgrounds. */
const READ: readonly (readonly [letters: string, ground: string])[] = [
  ...['paper', 'card', 'tint'].flatMap((ground) => [
    ['ink', ground] as const,
    ['accent', ground] as const,
    ['soft', ground] as const,
  ]),
  ['warn', 'paper'],
  ['warn', 'card'],
  ['warn', 'warn-tint'],
  ['ink', 'warn-tint'],
  ['on-accent', 'accent'],
  ['on-felt', 'felt'],
];

function tooFaint(all: Tokens, scheme: (typeof SCHEMES)[number], least: number): readonly string[] {
  return READ.flatMap(([letters, ground]) => {
    const ratio = contrast(colourOf(letters, all, scheme), colourOf(ground, all, scheme));
    return ratio < least ? [`${letters} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

/** The custom properties that rules of these selectors declare, whatever layer they stand in. */
function declared(file: string, isMeant: (selector: string) => boolean): Tokens {
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const meant = rules.filter(([, selectors = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map((each) => each.trim())
      .some(isMeant),
  );
  return Object.fromEntries(
    meant.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.replace(/\s+/g, ' ').trim(),
      ]),
    ),
  );
}

/** A token's colour: a hex number, `light-dark(…)`, `var(--…)` or a mix in oklab of two of these. */
function colourOf(name: string, all: Tokens, scheme: (typeof SCHEMES)[number]): Colour {
  const derived: Tokens = {
    tint: declaredMix('tint', all),
    felt: declaredMix('felt', all),
  };
  const value = all[name] ?? derived[name];
  if (value === undefined) throw new Error(`no token --${name}`);
  return evaluated(value, all, scheme);
}

/** Tints stand in a rule of their own, after the accents. */
function declaredMix(name: string, all: Tokens): string {
  const isMore = all['paper'] === more['paper'];
  const file = isMore ? 'src/styles/look.css' : 'src/styles/tokens.css';
  const selector = isMore ? ":root[data-look~='more'] [data-accent]" : '[data-accent]';
  const value = declared(file, (each) => each === selector)[name];
  if (value === undefined) throw new Error(`no --${name} in ${file}`);
  return value;
}

function evaluated(value: string, all: Tokens, scheme: (typeof SCHEMES)[number]): Colour {
  if (value.startsWith('#')) return hex(value);
  const variable = /^var\(--([a-z-]+)\)$/.exec(value);
  if (variable) return colourOf(variable[1] ?? '', all, scheme);
  const call = /^(light-dark|color-mix)\((.*)\)$/.exec(value);
  const parts = splitOutside(call?.[2] ?? '');
  if (call?.[1] === 'light-dark') return evaluated(parts[scheme === 'light' ? 0 : 1] ?? '', all, scheme);
  const mixed = /^(.+) (\d+)%$/.exec(parts[1] ?? '');
  if (call?.[1] !== 'color-mix' || parts[0] !== 'in oklab' || !mixed)
    throw new Error(`cannot read the colour ${value}`);
  const [one, other] = [evaluated(mixed[1] ?? '', all, scheme), evaluated(parts[2] ?? '', all, scheme)];
  const share = Number(mixed[2]) / 100;
  const [a, b] = [toOklab(one), toOklab(other)];
  return fromOklab([0, 1, 2].map((at) => (a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share)) as unknown as Colour);
}

/** At the commas that stand in no brackets. */
function splitOutside(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((each) => each.trim());
}

function hex(text: string): Colour {
  const digits = text.slice(1);
  const long = digits.length === 3 ? [...digits].map((each) => each + each).join('') : digits;
  const at = (from: number) => parseInt(long.slice(from, from + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

/** Relative luminance, as WCAG defines it. */
function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
  const within = Math.min(1, Math.max(0, channel));
  return within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
}

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toOklab(colour: Colour): Colour {
  const [r, g, b] = colour.map(linear) as unknown as Colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Colour): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
