/**
 * The site's font, cut down to what its pages show: the letters that stand in them, the weights from regular to
 * semibold. A quarter of the file that the pages are built with, and the same in every build of the same pages. While
 * pages are written (`npm run dev`) the font is whole.
 *
 * Kerning goes too: it is a quarter of what is left, and most of what a reader sees is set at the size of text. So do
 * figures of one width (half a kilobyte): what is added up stands at the right edge of its column.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** Regular to semibold: what stylesheets ask of this font; bold in a text is set in semibold. */
const WEIGHTS = { min: 400, max: 600 };

/** Tables for features, hints, lists of fonts, lines from top to bottom, and heights that no stylesheet asks for. */
const NEEDLESS = ['GDEF', 'GPOS', 'GSUB', 'MVAR', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'];

/** Replaces the font by what is left of it, under a name of its own content, wherever a page or a sheet names it. */
export function pageFont(): AstroIntegration {
  return {
    name: 'page-font',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root }).map((path) => join(root, path));
        const text = charactersOf(pages.map((path) => readFileSync(path, 'utf8')));
        const named = [...pages, ...globSync('_astro/*.css', { cwd: root }).map((path) => join(root, path))];
        for (const path of globSync('_astro/*.woff2', { cwd: root })) {
          const font = await subset(readFileSync(join(root, path)), text);
          const name = basename(path).replace(/\.[^.]+(?=\.woff2$)/, `.${digest(font)}`);
          writeFileSync(join(root, path), font);
          renameSync(join(root, path), join(root, '_astro', name));
          for (const file of named) replaceIn(file, basename(path), name);
        }
      },
    },
  };
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

/** Every character that the pages show, or may show once a script runs, each once and in order. */
export function charactersOf(pages: readonly string[]): string {
  const found = new Set<string>();
  for (const page of pages) for (const character of textOf(page)) if (character >= ' ') found.add(character);
  return [...found].sort().join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** What stands between the tags, and in the data of widgets. */
function textOf(page: string): string {
  return page
    .replace(/<script[^>]*"application\/json"[^>]*>([^]*?)<\/script>/g, (_, data: string) =>
      stringsIn(JSON.parse(data)),
    )
    .replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The texts in some data, its keys left out, and the names of what is filled in. */
function stringsIn(data: unknown): string {
  if (typeof data === 'string') return data.replace(/\{\w+\}/g, '');
  return typeof data === 'object' && data !== null ? Object.values(data).map(stringsIn).join(' ') : '';
}

function replaceIn(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(from, to);
  if (after !== before) writeFileSync(file, after);
}

function digest(font: Buffer): string {
  return createHash('sha256').update(font).digest('base64url').slice(0, 8);
}
