/** Reads the colours of accents from the site's styles, for pictures that are drawn outside of pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partsOfAccent } from '#model/colour.ts';

/** How an accent is drawn. */
export interface Looks {
  /** The accent on light ground: `#17603f`. */
  readonly colour: string;
  /** The outline of the suit, as the `d` of an SVG path of 24 by 24. */
  readonly suit: string;
}

/** @throws for an accent that the styles do not know. */
export function looksOf(accent: string): Looks {
  const styles = fileURLToPath(new URL('../src/styles/', import.meta.url));
  const tokens = readFileSync(join(styles, 'tokens.css'), 'utf8');
  const { mark, colour: ownColour } = partsOfAccent(accent);
  const own = tokens.slice(Math.max(0, tokens.indexOf(`[data-accent^='${mark}']`)));
  const colour = ownColour?.light ?? /--accent: light-dark\((#[\da-f]{6})/.exec(own)?.[1];
  const suit = / d="([^"]+)"/.exec(readFileSync(join(styles, 'suits', `${mark}.svg`), 'utf8'))?.[1];
  if (colour === undefined || suit === undefined) throw new Error(`no colour or drawing for the suit ${accent}`);
  return { colour, suit };
}
