/**
 * The site's font, cut down to what its pages can show: the letters of the content and of the interface's
 * words, the weights from regular to semibold. A quarter of the file that the stylesheet names, and the same
 * in every build of the same words. It is made before anything is bundled, so that no page has to be opened
 * again for its name. While pages are written (`npm run dev`) the font is whole.
 *
 * Kerning goes too: it is a quarter of what is left, and most of what a reader sees is set at the size of
 * text. So do figures of one width (half a kilobyte): what is added up stands at the right edge of its
 * column.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { packs } from '#i18n/packs.ts';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { editionsInAll } from '#library/in-language.ts';
import type { Library } from '#library/types.ts';
import { handedOver } from '#site/handover.ts';
import { spokenLanguages } from '#views/concepts.ts';

const FILE = 'literata-latin-wght-normal.woff2';
/** As the stylesheet names it. */
const FONT = `@fontsource-variable/literata/files/${FILE}`;

/** Regular to semibold: what stylesheets ask of this font; bold in a text is set in semibold. */
const WEIGHTS = { min: 400, max: 600 };

/**
 * Tables for features, hints, lists of fonts, lines from top to bottom, heights that no stylesheet asks for,
 * and the widths of letters between two weights, which stand in the letters too.
 */
const NEEDLESS = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'];

/**
 * Signs that code writes, in no text of anybody, and an asterisk, which some books have: the pages of each
 * have the same font.
 */
const SIGNS = '\u00a00123456789+−×÷‹›→†*';

/** Puts what is left of the font in the place of the whole one. */
export function pageFont(): AstroIntegration {
  return {
    name: 'page-font',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const library = handedOver();
        if (!library) return;
        const whole = readFileSync(createRequire(import.meta.url).resolve(FONT));
        const folder = fileURLToPath(config.cacheDir);
        mkdirSync(folder, { recursive: true });
        const replacement = join(folder, FILE);
        writeFileSync(replacement, await subset(whole, lettersOf(library) + lettersBeyondAscii()));
        updateConfig({ vite: { resolve: { alias: [{ find: FONT, replacement }] } } });
      },
    },
  };
}

/** Letters of all books, also where the pages of one are made: so that all have the same font. */
function lettersBeyondAscii(): string {
  const letters = new Set(readContentFiles(contentRoot).flatMap(({ text }) => text.match(/[^\p{ASCII}\p{C}]/gu) ?? []));
  return [...letters].sort().join('');
}

/** The font with these characters alone. */
export function subset(font: Buffer, text: string): Promise<Buffer> {
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: [],
    variationAxes: { wght: WEIGHTS },
    noHinting: true,
    dropTables: NEEDLESS,
  });
}

/** Every character that a page of these books may show, each once and in order. */
export function lettersOf(library: Library): string {
  const letters = new Set(SIGNS);
  const seen = new Set<object>();
  // Things may hold each other in a circle, or in a chain as long as the book. Markup, and the names of what
  // is filled in, are not shown.
  const look = (whole: unknown): void => {
    const left: unknown[] = [whole];
    while (left.length > 0) {
      const data = left.pop();
      if (typeof data === 'string') for (const letter of data.replace(UNSEEN, '')) letters.add(letter);
      if (typeof data !== 'object' || data === null || seen.has(data)) continue;
      seen.add(data);
      for (const each of data instanceof Map || data instanceof Set ? data.values() : Object.values(data))
        left.push(each);
    }
  };
  look(library);
  for (const language of spokenLanguages(library)) {
    // How articles of a law book are named, only where a book applies one.
    const { laws, ...others } = packs[language];
    look(others);
    if (editionsInAll(library).some((edition) => edition.laws && edition.book.language === language)) look(laws);
  }
  return [...letters].sort().join('');
}
const UNSEEN = /<[^>]*>|\{\w+\}|\p{Cc}/gu;
