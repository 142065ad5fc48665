/** Texts that are unfinished, or too long for a page. */
import type { BodyClause } from '#library/body.ts';
import { textPosition, type DataPath, type Position, type SourceFile } from '#library/source.ts';
import { remembered } from '#model/remembered.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function texts({ book, edition }: EditionContent): readonly Finding[] {
  const { facts, terms, laws, concurrences, rules, situations, cases, translations } = edition;
  const files = [book, facts, terms, laws, concurrences, ...rules, ...situations, ...cases];
  return [
    ...files.flatMap((file) => (file ? [...inData(file), ...inBody(file.source)] : [])),
    ...translations.flatMap(({ words }) =>
      words.flatMap(({ source }) => (source ? [...inData({ source, data: source.value }), ...inBody(source)] : [])),
    ),
  ];
}

interface Read {
  readonly source: SourceFile;
  readonly data: unknown;
}

function inData({ source, data }: Read): readonly Finding[] {
  const faults = typeof data === 'object' && data !== null ? faultsIn(data) : [];
  return faults.map(({ path, fault }) => findingFor(source.locate(path), fault));
}

function inBody(source: SourceFile): readonly Finding[] {
  const { body } = source;
  if (!body) return [];
  const parts = [...body.clauses, body.prose, ...body.clauses.flatMap((each: BodyClause) => each.notes), ...body.notes];
  return parts.flatMap((part) => {
    const fault = faultOf(part.text, MOST.text);
    return fault === undefined ? [] : [findingFor(textPosition(source, part), fault)];
  });
}

type Fault =
  | { readonly kind: 'unfinished'; readonly mark: string }
  | { readonly kind: 'long'; readonly length: number; readonly most: number }
  | { readonly kind: 'word'; readonly word: string };

interface FaultAt {
  readonly path: DataPath;
  readonly fault: Fault;
}

// Most files stay as they are when one has changed.
const faultsIn = remembered((data: object) => [...walk(data, [])]);

function* walk(value: unknown, path: readonly (string | number)[]): Generator<FaultAt> {
  if (typeof value === 'string') {
    const fault = faultOf(value, path.includes('verdict') ? MOST.verdict : MOST.text);
    if (fault) yield { path, fault };
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* walk(each, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* walk(each, [...path, key]);
  }
}

/**
 * How long a text may be, in characters. The longest verdict of the books so far has 353, the longest text
 * 774 and the longest word 30.
 */
const MOST = { verdict: 400, text: 3_000, word: 60 };
const UNFINISHED = /(?<![\p{L}\d])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\d])|\?{3}|[Ll]orem ipsum/u;
/** Addresses and ids have no spaces, and are not read as words. */
const LONG_WORD = new RegExp(`[\\p{L}\\d]{${MOST.word + 1},}`, 'u');

function faultOf(text: string, most: number): Fault | undefined {
  const mark = UNFINISHED.exec(text)?.[0];
  if (mark !== undefined) return { kind: 'unfinished', mark };
  if (text.length > most) return { kind: 'long', length: text.length, most };
  const word = LONG_WORD.exec(text)?.[0];
  return word === undefined ? undefined : { kind: 'word', word };
}

function findingFor(position: Position, fault: Fault): Finding {
  switch (fault.kind) {
    case 'unfinished':
      return finding(
        'unfinished',
        position,
        `\`${fault.mark}\` stands in this text, which readers would see. Finish it, or take that out.`,
      );
    case 'long': {
      const where =
        fault.most === MOST.verdict
          ? 'a verdict is a headline, also on posters and in chats'
          : 'nobody reads so much at the table';
      return finding(
        'too-long',
        position,
        `this text has ${fault.length} characters, and no page has room for more than ${fault.most}: ${where}. Shorten it, or divide it.`,
      );
    }
    case 'word':
      return finding(
        'too-long',
        position,
        `the word \`${fault.word.slice(0, 20)}…\` has ${fault.word.length} letters, and no line has room for more than ${MOST.word}. Divide it.`,
      );
  }
}
