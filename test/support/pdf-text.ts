/** The text of a PDF as Chromium writes one: what a reader copies from it, or searches in it. */
import { inflateSync } from 'node:zlib';

/** Its letters and spaces as they are drawn, line by line: none are added where there is only a gap. */
export function textOf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map(
    [...objects].flatMap(([id, object]) => {
      const [, unicode] = /\/Type \/Font\b[^]*\/ToUnicode (\d+) 0 R/.exec(object) ?? [];
      return unicode === undefined ? [] : [[id, lettersOf(objects.get(unicode) ?? '')] as const];
    }),
  );
  return [...objects.values()]
    .map((object) => drawn(object, fonts))
    .filter((text) => text !== '')
    .join('\n');
}

type Letters = ReadonlyMap<string, string>;

const DRAWING = /\/F(?<id>\d+) [\d.]+ Tf|[\d.-]+ (?<y>[\d.-]+) Tm|<(?<codes>[\dA-F]+)> Tj/g;

function drawn(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  let line: string | undefined;
  let text = '';
  for (const { groups: { id, y, codes } = {} } of content.matchAll(DRAWING)) {
    // Chromium names a font by its object.
    if (id !== undefined) letters = fonts.get(id) ?? new Map<string, string>();
    if (y !== undefined) {
      if (line !== y) text += '\n';
      line = y;
    }
    const { length = 2 } = letters.keys().next().value ?? '';
    for (let at = 0; at < (codes?.length ?? 0); at += length)
      text += letters.get(codes?.slice(at, at + length) ?? '') ?? '\ufffd';
  }
  // A ligature is its letters, a no-break space a space.
  return text.normalize('NFKC').trim();
}

/** Each object with its stream, unpacked. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\s([^]*?)^endobj/gm)].map(({ index, 0: whole, 1: id = '', 2: object = '' }) => {
      const at = whole.search(/stream\r?\n/);
      if (at < 0) return [id, object];
      const from = index + whole.indexOf('\n', at) + 1;
      const stream = pdf.subarray(from, text.indexOf('endstream', from));
      const dictionary = whole.slice(0, at);
      return [id, dictionary + (dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1')];
    }),
  );
}

/** What the codes of a font stand for. */
function lettersOf(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, code = '', unicode = ''] of table.matchAll(/^<([\dA-F]+)> <((?:[\dA-F]{4})+)>$/gm))
    letters.set(code, decoded(unicode));
  for (const [, from = '', to = '', unicode = ''] of table.matchAll(/^<([\dA-F]+)> <([\dA-F]+)> <([\dA-F]+)>$/gm))
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++)
      letters.set(
        code.toString(16).toUpperCase().padStart(from.length, '0'),
        String.fromCodePoint(parseInt(unicode, 16) + code - parseInt(from, 16)),
      );
  return letters;
}

function decoded(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
