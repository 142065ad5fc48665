/**
 * Pictures for chat previews: the colour of a book with its suit and its name, drawn as SVG and rendered with
 * the page's own font, so that they are the same on every machine. Only link previews fetch them, not pages.
 */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import subsetFont from 'subset-font';
import { PREVIEW, previewPath } from '#addresses/preview.ts';
import { packs } from '#i18n/packs.ts';
import { booksInAll } from '#library/in-language.ts';
import type { Edition, Library } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import type { PictureName } from '#model/picture.ts';
import { iconDrawing, iconsOf, type IconFile } from './icons.ts';
import { looksOf } from './looks.ts';
import { inPackage } from './project.ts';

/** The contents of a picture for chats. */
export interface Picture {
  /** From the site's base path on. */
  readonly path: string;
  readonly title: string;
  /** Below it: the site's claim. */
  readonly line: string;
  readonly accent: string;
  /** The line drawing beside the suit. */
  readonly drawing: PictureName;
}

/** A picture, drawn. */
export interface Preview {
  /** From the site's base path on. */
  readonly path: string;
  readonly png: Uint8Array;
}

/** What the thread draws: the pictures for chats, and the icons of what a device installs. */
export interface Drawn {
  readonly pictures: readonly Picture[];
  readonly icons: readonly IconFile[];
}

/** Renders them in a thread while pages are built; awaited when the site is written. */
export function previewsOf(library: Library): Promise<readonly Preview[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Preview[]>();
  const workerData: Drawn = { pictures: picturesOf(library), icons: iconsOf(library) };
  const thread = new Worker(new URL('./preview-thread.ts', import.meta.url), { workerData });
  thread.once('message', resolve);
  thread.once('error', reject);
  return promise;
}

/** Writes them into a built site. */
export function writePreviews(previews: readonly Preview[], folder: string): void {
  for (const { path, png } of previews) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
  }
}

/** The icon in a browser's tab, where the site has a mark of its own. */
export function writeFavicon({ settings: { accent } }: Library, folder: string): void {
  if (accent === undefined) return;
  const { colour, suit } = looksOf(accent);
  writeFileSync(join(folder, 'favicon.svg'), iconDrawing({ size: 32, shape: 'any' }, colour, [suit]));
}

/** Renders each of some pictures and icons. */
export async function rendered({ pictures, icons }: Drawn): Promise<readonly Preview[]> {
  const render = await renderer(pictures);
  return [
    ...pictures.map((picture) => ({ path: picture.path, png: render(drawingOf(picture)) })),
    ...icons.map((icon) => {
      const outlines = icon.suits.map((suit) => looksOf(suit).suit);
      return { path: icon.path, png: render(iconDrawing(icon, looksOf(icon.accent).colour, outlines)) };
    }),
  ];
}

function picturesOf(library: Library): readonly Picture[] {
  const books = booksInAll(library);
  const languages: readonly Language[] = [...new Set(books.map(({ book }) => book.language))];
  const claim = (language: Language) => packs[language].pages.start.claim;
  return [
    ...languages.map((language) => ({
      path: previewPath(language),
      title: library.settings.name,
      line: claim(language),
      accent: library.settings.accent ?? 'clubs',
      drawing: ON_SITE,
    })),
    ...books.map(({ id, book, current }) => ({
      path: previewPath(book.language, id),
      title: book.title,
      line: claim(book.language),
      accent: book.accent,
      drawing: mostAsked(current) ?? ON_SITE,
    })),
  ];
}

/** The drawing of what all books have: people around a table. */
const ON_SITE: PictureName = 'table';

/** The drawing of the phase with the most situations, which is what a book is about. */
function mostAsked({ book: { phases }, situations }: Edition): PictureName | undefined {
  const count = (phase: string) => situations.filter(({ data }) => data.phase === phase).length;
  return phases.toSorted((a, b) => count(b.id) - count(a.id)).find(({ picture }) => picture)?.picture;
}

const { width, height } = PREVIEW;
/**
 * Pixels from the edge, and of the title where it is short; a letter of the serif is about as wide as half
 * its size.
 */
const MARGIN = 90;
const TITLE = 132;
const LETTER = 0.54;
/** How wide the line drawing is; it is two thirds as high. */
const LINES = 336;

/** A picture as SVG, with margins, since some chats crop it to a square. */
export function drawingOf({ title, line, accent, drawing }: Omit<Picture, 'path'>): string {
  const { colour, suit } = looksOf(accent);
  const size = fitting(title, TITLE);
  const below = fitting(line, 44);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><radialGradient id="light" cx="0.3" cy="0.25" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.13"/><stop offset="1" stop-color="#000" stop-opacity="0.3"/></radialGradient></defs>
  <rect width="${width}" height="${height}" fill="${colour}"/>
  <rect width="${width}" height="${height}" fill="url(#light)"/>
  <g fill="#fdfaf2">
    <path transform="translate(${width - 560} 60) scale(24)" opacity="0.1" d="${suit}"/>
    <path transform="translate(${MARGIN - 8} 96) scale(5.5)" d="${suit}"/>
    ${linesOf(drawing, colour)}
    <g font-weight="600">
      <text x="${MARGIN}" y="388" font-size="${size}">${escaped(title)}</text>
      <text x="${MARGIN}" y="478" font-size="${below}" opacity="0.86">${escaped(line)}</text>
    </g>
    <rect x="${MARGIN}" y="540" width="72" height="5" opacity="0.6"/>
  </g>
</svg>`;
}

/** A line drawing of the site's pages, in one colour on that of the book, opposite the suit. */
function linesOf(name: PictureName, colour: string): string {
  const svg = readFileSync(fileURLToPath(new URL(`../src/components/pictures/${name}.svg`, import.meta.url)), 'utf8');
  const lines = svg
    .replaceAll(/currentColor|var\(--accent\)/g, '#fdfaf2')
    .replaceAll(/var\(--(?:paper|card|tint)\)/g, colour)
    .replace('<svg ', `<svg x="${width - MARGIN - LINES}" y="64" width="${LINES}" height="${(LINES * 2) / 3}" `);
  return lines;
}

/** Letters as large as a text on one line allows. */
function fitting(text: string, most: number): number {
  return Math.min(most, Math.floor((width - 2 * MARGIN) / (text.length * LETTER)));
}

/** Renders SVG with the serif alone, cut down to the letters that the pictures show. */
async function renderer(pictures: readonly Picture[]): Promise<(svg: string) => Uint8Array> {
  const literata = inPackage('@fontsource-variable/literata', 'files');
  const files = globSync('literata-{latin,latin-ext}-wght-normal.woff2', { cwd: literata });
  const text = pictures.map(({ title, line }) => title + line).join('');
  const fontBuffers = await Promise.all(
    files
      .toSorted((a, b) => basename(a).length - basename(b).length)
      .map((file) =>
        subsetFont(readFileSync(join(literata, file)), text, {
          targetFormat: 'truetype',
          variationAxes: { wght: 600 },
        }),
      ),
  );
  await initWasm(readFileSync(inPackage('@resvg/resvg-wasm', 'index_bg.wasm')));
  return (svg) => {
    const drawn = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Literata Variable' } });
    return drawn.render().asPng();
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
