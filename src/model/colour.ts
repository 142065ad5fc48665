/** Marks and colours: the four-colour deck and a pawn, or a club's own colours on one of these marks. */
import { z } from 'astro/zod';
import { means } from './means.ts';

export const marks = ['clubs', 'diamonds', 'hearts', 'spades', 'pawn'] as const;
export type Mark = (typeof marks)[number];

const hexSchema = z
  .string()
  .refine(
    (text) => /^#[\da-f]{6}$/i.test(text),
    "a colour is six digits behind a #, and stands in quotation marks: '#17603f'",
  );

export const colourSchema = z.strictObject({
  light: means(hexSchema, 'On light ground.', '#7a1f3d'),
  dark: means(hexSchema, 'On dark ground.', '#f3a6bd'),
});
export type Colour = z.infer<typeof colourSchema>;

/**
 * What pages name a look by: a mark in its own colours, `clubs`, or in others, `clubs/7a1f3d/f3a6bd` (on
 * light and on dark ground). Styles know a mark by how it begins.
 */
export function accentOf(mark: Mark, colour: Colour | undefined): string {
  return colour === undefined ? mark : [mark, ...[colour.light, colour.dark].map(digits)].join('/');
}

/** The parts of an accent. */
export function partsOfAccent(accent: string): { readonly mark: string; readonly colour?: Colour } {
  const [mark = '', light, dark] = accent.split('/');
  return light === undefined || dark === undefined
    ? { mark }
    : { mark, colour: { light: `#${light}`, dark: `#${dark}` } };
}

function digits(hex: string): string {
  return hex.slice(1).toLowerCase();
}
