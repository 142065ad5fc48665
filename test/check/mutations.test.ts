/** Faults put at random places of a sound book: none of them passes, none of them stops the checker. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import type { Code, Finding } from '#check/finding.ts';
import type { ContentFile } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { fixtureBooks } from './books.ts';

const books = fixtureBooks('good').map(({ root }) => readContentFiles(root));
/** So many of each kind take half a second. */
const RUNS = { numRuns: 25 };

interface Spot {
  readonly book: readonly ContentFile[];
  readonly file: ContentFile;
  /** Where in the file, from 0 to 1. */
  readonly at: number;
}

const spotIn = (which: (file: ContentFile) => boolean): fc.Arbitrary<Spot> =>
  fc
    .constantFrom(...books.flatMap((book) => book.filter(which).map((file) => ({ book, file }))))
    .chain(({ book, file }) => fc.double({ min: 0, max: 1, noNaN: true }).map((at) => ({ book, file, at })));
const isMdx = ({ file }: ContentFile) => file.endsWith('.mdx');
const isRule = ({ file }: ContentFile) => file.includes('/rules/');
const isRead = ({ file }: ContentFile) => !file.endsWith('/permalinks.txt');

/** What the checker says of the changed file. */
function findingsIn({ book, file }: Spot, text: string): readonly Finding[] {
  const found = check(book.map((each) => (each === file ? { ...each, text } : each)));
  return found.filter(({ position }) => position.file === file.file);
}

/** The text with something put at the end of one of the matches, and the line on which that is. */
function put({ file, at }: Spot, where: RegExp, what: string): { readonly text: string; readonly line: number } {
  const ends = [...file.text.matchAll(where)].map(({ 0: match, index }) => index + match.length);
  const offset = ends[Math.min(Math.floor(at * ends.length), ends.length - 1)];
  if (offset === undefined) throw new Error(`nothing in ${file.file} is like ${String(where)}`);
  const before = file.text.slice(0, offset);
  return { text: before + what + file.text.slice(offset), line: before.split('\n').length };
}

const codesOf = (findings: readonly Finding[]): readonly Code[] => findings.map(({ code }) => code);

describe('whoever puts into any file of a book', () => {
  test('an attribute that does not belong there, is told the line', () => {
    const attribute = fc
      .tuple(
        fc.constantFrom(
          'x',
          'set:html',
          'set:text',
          'slot',
          'client:load',
          'server:defer',
          'style',
          'lable',
          'onclick',
        ),
        fc.constantFrom('', '="a"', "='{}'", '={1}', '={() => "}"}', '={`${process.env.HOME}`}', '={<b>a</b>}'),
      )
      .map((parts) => parts.join(''));
    const again = fc.constantFrom('id="zz"', 'id={1}', 'label={1}', 'kind={"gap"}', '{...x}', '{...{ id: "zz" }}');
    fc.assert(
      fc.property(spotIn(isRule), fc.oneof(attribute, again), (spot, written) => {
        // A note that has no id may be given one, but not in a translation.
        const inWords = spot.file.file.includes('/words/');
        const tags = inWords
          ? /<(?:Clause|Note) [a-z]+="[a-z0-9-]+"/g
          : /<(?:Clause|Note(?= kind="[a-z-]+" id=)) [a-z]+="[a-z0-9-]+"/g;
        const { text, line } = put(spot, tags, ` ${written}`);
        const found = findingsIn(spot, text).filter(({ code }) => code === 'attribute' || code === 'mdx-syntax');
        expect(found.map(({ position }) => position.line)).toContain(line);
      }),
      RUNS,
    );
  });

  test('a character that nobody sees, is told which', () => {
    const unseen = fc.constantFrom(
      ...['\u0000', '\u0007', '\u001B', '\u0085', '\u200B', '\u200E', '\u202E', '\u2028', '\u2066', '\uFEFF', '\uE000'],
    );
    fc.assert(
      fc.property(spotIn(isRead), unseen, (spot, character) => {
        const { text } = put(spot, /[a-z]/g, character);
        expect(codesOf(findingsIn(spot, text))).toEqual(['unseen-character']);
      }),
      RUNS,
    );
  });

  test('a letter of another alphabet, is told which', () => {
    fc.assert(
      fc.property(spotIn(isRead), fc.constantFrom('\u0430', '\u0441', '\u03BF'), (spot, letter) => {
        const { text } = put(spot, /[a-z]/g, letter);
        expect(codesOf(findingsIn(spot, text))).toEqual(['foreign-letter']);
      }),
      RUNS,
    );
  });

  test('a byte that is no UTF-8, is told that the encoding is wrong', () => {
    fc.assert(
      fc.property(spotIn(isRead), fc.integer({ min: 0x80, max: 0xff }), (spot, byte) => {
        const before = Buffer.from(put(spot, /[a-z]/g, '\u0001').text);
        before[before.indexOf(1)] = byte;
        expect(codesOf(findingsIn(spot, before.toString('utf8')))).toEqual(['lost-character']);
      }),
      RUNS,
    );
  });

  test('code, images or links in two places, is told of each', () => {
    const piece = fc.constantFrom(
      ...[
        '{}',
        '{1}',
        '{process.exit(1)}',
        '<b>vet</b>',
        '<></>',
        '<script>1</script>',
        '![x](x.png)',
        '![](https://e.nl)',
      ],
      ...['[x](javascript:alert(1))', '[x](http://e.nl)', '[x](data:text/html,x)', '[x](/x/)', 'www.elders.nl'],
    );
    fc.assert(
      fc.property(spotIn(isMdx), piece, (spot, written) => {
        const { text } = put(spot, /(?<=\n---\n[^]*)[a-zé)]\.(?=[\s<]|$)/g, ` ${written} `);
        expect(findingsIn(spot, text)).not.toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('whoever takes out of any file of a book', () => {
  test('the words of a clause or a note, is told that it is empty', () => {
    const elements = /(?<=<(?:Clause|Note) [^>]*>)(?:[^<]|<Note[^]*?<\/Note>)*(?=<\/(?:Clause|Note)>)/g;
    fc.assert(
      fc.property(spotIn(isRule), fc.constantFrom('', ' ', '\n\n', '{/* later */}'), ({ book, file, at }, left) => {
        const all = [...file.text.matchAll(elements)];
        const chosen = all[Math.min(Math.floor(at * all.length), all.length - 1)];
        if (!chosen) throw new Error(`no clause in ${file.file}`);
        const text = file.text.slice(0, chosen.index) + left + file.text.slice(chosen.index + chosen[0].length);
        expect(codesOf(findingsIn({ book, file, at }, text))).toContain('empty-text');
      }),
      RUNS,
    );
  });

  test('all text of a situation, is told that nobody knows how to go about it', () => {
    for (const book of books) {
      for (const file of book.filter((each) => isMdx(each) && !isRule(each))) {
        const text = file.text.replace(/(\n---\n)[^]*/, '$1');
        const codes = codesOf(findingsIn({ book, file, at: 0 }, text));
        if (file.file.includes('/words/')) expect(codes, file.file).toContain('words-unlike');
        else expect(codes.includes('empty-text'), file.file).toBe(!file.text.includes('\nprocedure:'));
      }
    }
  });
});

describe('whoever writes without an end', () => {
  const absurd: readonly (readonly [what: string, from: RegExp, to: string])[] = [
    ['a word of a million letters', /fout: te-vroeg/, `${'x'.repeat(1_000_000)}: te-vroeg`],
    ['an id of a million letters', /cites: \['te-vroeg#a'\]/, `cites: ['${'x'.repeat(1_000_000)}']`],
    ['a thousand quotations in one another', /Een kaart/, `${'> '.repeat(1_000)}Een kaart`],
    ['a thousand lists in one another', /laws: .*/, `laws: ${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ];

  test.each(absurd)('%s, is told in a line that can be read', (_, from, to) => {
    const book = books.find((each) => each.some(({ text }) => from.test(text))) ?? [];
    const findings = check(book.map((each) => ({ ...each, text: each.text.replace(from, to) })));
    expect(findings).not.toEqual([]);
    for (const { message } of findings) expect(message.length).toBeLessThan(1_000);
  });
});
