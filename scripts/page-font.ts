/**
 * Subsets the site's font to what its pages need: the characters of the content and of the interface, the
 * weights from regular to semibold. This is a quarter of the full file, and reproducible for the same words.
 * It runs before bundling, since the styles of every page contain it. `npm run dev` uses the full font.
 *
 * Kerning is dropped as well: it is a quarter of the rest, and hardly visible at text size. So are tabular
 * figures (half a kilobyte): sums are right-aligned.
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
 * Tables for features, hinting, font lists, vertical text, unused metrics, and the variations of widths,
 * which are also in the glyphs.
 */
const NEEDLESS = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'];

/**
 * Characters that only code writes, and an asterisk, which some books have: all books' pages use the same
 * font.
 */
const SIGNS = '\u00a00123456789+=−×÷‹›→†*';

/** Replaces the full font with the subset. */
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
export function lettersOf(library: Pick<Library, 'books'>): string {
  const letters = new Set(SIGNS);
  const seen = new Set<object>();
  // Iterative with a visited set: objects may be cyclic, or a chain as long as the book. Markup and
  // placeholder names are not shown.
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
