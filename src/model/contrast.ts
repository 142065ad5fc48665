/**
 * Contrast of colours (WCAG 2.2, relative luminance and contrast ratio), and mixtures as styles make them
 * (CSS Color 4, Oklab; its matrices are Björn Ottosson's).
 */

/** The lightest and the darkest that text in an accent stands on, as src/styles/tokens.css has them. */
export const GROUNDS = {
  light: { paper: '#faf7f0', card: '#fffdf8' },
  dark: { paper: '#191613', card: '#221e1a' },
} as const;
export type Ground = keyof typeof GROUNDS;

/** Of an accent in its tint of the paper. */
const TINT = 0.14;

/** What text needs at least (WCAG 2.2, 1.4.3). */
export const LEAST = 4.5;

type Channels = readonly [number, number, number];

/** From 1 to 21. @param a `#17603f` */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of an accent with what its text stands on: paper, cards, and its tint of paper. */
export function contrastOnGround(accent: string, ground: Ground): number {
  const { paper, card } = GROUNDS[ground];
  return Math.min(...[paper, card, mixed(accent, paper, TINT)].map((each) => contrast(accent, each)));
}

/** A colour with a share (0 to 1) of another in it, mixed in Oklab. */
function mixed(colour: string, into: string, share: number): string {
  const [a, b] = [oklab(colour), oklab(into)];
  return hexOf(a.map((each, at) => each * share + (b[at] ?? 0) * (1 - share)) as unknown as Channels);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Channels {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function oklab(hex: string): Channels {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Channels): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((value) => {
    const one = Math.min(1, Math.max(0, value));
    return Math.round(255 * (one <= 0.0031308 ? 12.92 * one : 1.055 * one ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
