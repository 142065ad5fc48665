/** What is wrong with a YAML document, beyond what its parser says of it. */
import { isAlias, isNode, isScalar, visit, type Document } from 'yaml';
import { oddCharacters, type OddCharacter } from './characters.ts';

/** Content is data: the effect of a tag or of another YAML version is invisible to authors. */
const TAGGED = 'A value may have no tag (`!`)';
const DIRECTED = 'The file may give no directive (`%`)';
const DIRECTIVE = /^(?:[ \t]*(?:#.*)?\r?\n)*%/;
/**
 * What was a list, and has lost the key above it: `summary: Wie begint` and, below it, ` - wie mag er
 * uitkomen`.
 */
const GONE_ON = 'This line is read as more of the text above it, and as no list';
const GOES_ON = /\n[ \t]*(?=-[ \t])/;
/** `verdict: Rule #4 was kept` says `Rule`, and a colour without quotes nothing. */
const LOST = 'Everything after ` #` is a comment, so it is not read';
const LOSES = /^:?[ \t]+#(?=\S)/;
/** Comments that stand in a column are further away, and have a space behind their sign. */
const LONGEST_GAP = 40;
/** An alias as a key would silently replace another entry: the check for duplicate keys does not see it. */
const KEYED = 'A key may be no alias, list or map';
/**
 * `0x10` is 16, `0o10` is 8, `010` is 8 in YAML 1.1, and `-0` is printed with its sign; no rule writes
 * numbers so.
 */
const IN_ANOTHER_NOTATION = /^[-+]?0[xo\d]|^-0(?:\.0*)?$/;

/** The parser's message when nesting overflows the stack. */
export const OVERFLOW = /call stack/i;

export interface YamlError {
  readonly offset: number;
  readonly detail: string;
}

/**
 * The mistakes in a document, by their place: those behind the first are mostly what it made of the rest.
 * @param text what was parsed.
 */
export function yamlErrors(document: Document, text: string): readonly YamlError[] {
  const directive = DIRECTIVE.exec(text);
  if (directive) return [{ offset: directive[0].length - 1, detail: DIRECTED }];
  const errors = document.errors.map((error): YamlError => ({ offset: error.pos[0], detail: error.message }));
  if (errors.some(({ detail }) => OVERFLOW.test(detail))) return errors.filter(({ detail }) => OVERFLOW.test(detail));
  // The parser does not report an alias without an anchor; it throws when the data is read.
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return;
      errors.push({
        offset: alias.range?.[0] ?? 0,
        detail: `\`*${alias.source}\` refers to an anchor that is not there`,
      });
    },
    Node: (_, node) => {
      if (!isAlias(node) && node.tag !== undefined) errors.push({ offset: node.range?.[0] ?? 0, detail: TAGGED });
      if (isScalar(node) && typeof node.value === 'number' && IN_ANOTHER_NOTATION.test(node.source ?? ''))
        errors.push({
          offset: node.range?.[0] ?? 0,
          detail: `\`${node.source ?? ''}\` is a number in another notation`,
        });
      const [from, to] = isScalar(node) && node.type === 'PLAIN' ? (node.range ?? []) : [];
      const line = from === undefined ? null : GOES_ON.exec(text.slice(from, to));
      if (from !== undefined && line) errors.push({ offset: from + line.index + line[0].length, detail: GONE_ON });
      errors.push(...lostFrom(to, text));
    },
    Pair: (_, { key, value }) => {
      if (isScalar(key) && value === null) errors.push(...lostFrom(key.range?.[1], text));
      if (!isScalar(key)) errors.push({ offset: offsetOfKey(key), detail: KEYED });
      // Reading it as data would lose it, or worse.
      if (isScalar(key) && key.value === '__proto__')
        errors.push({ offset: key.range?.[0] ?? 0, detail: '`__proto__` cannot be a key' });
    },
  });
  errors.push(...keysTwice(document));
  return errors.sort((a, b) => a.offset - b.offset);
}

/** What a comment takes from the value that ends here, if it was not meant as one. */
function lostFrom(end: number | undefined, text: string): readonly YamlError[] {
  const lost = end === undefined ? null : LOSES.exec(text.slice(end, end + LONGEST_GAP));
  return end !== undefined && lost ? [{ offset: end + lost[0].length - 1, detail: LOST }] : [];
}

function offsetOfKey(key: unknown): number {
  return isNode(key) ? (key.range?.[0] ?? 0) : 0;
}

/** Duplicate keys, reported in the form of the parser's errors. */
function keysTwice(document: Document): readonly YamlError[] {
  const twice: YamlError[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const known = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (known.has(name)) twice.push({ offset: key.range?.[0] ?? 0, detail: 'Map keys must be unique' });
        known.add(name);
      }
    },
  });
  return twice;
}

/** What is written as `"\u202e"` is only there once it is read. */
export function oddScalars(document: Document): readonly { character: OddCharacter; offset: number }[] {
  const found: { character: OddCharacter; offset: number }[] = [];
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (typeof value !== 'string') return;
      found.push(...oddCharacters(value).map((character) => ({ character, offset: range?.[0] ?? 0 })));
    },
  });
  return found;
}
