/** Parsed content files with the position of each value, so that messages can point to it. */
import { LineCounter, parseDocument, isMap, isNode, isScalar, visit, type Document, type Node } from 'yaml';
import { parseBody, type Body, type BodyText } from './body.ts';
import { oddCharacters, type OddCharacter } from './characters.ts';
import type { Written } from './strays.ts';
import { placeAt, type Place } from './place.ts';
import { OVERFLOW, oddScalars, yamlErrors } from './yaml-errors.ts';

export interface Position extends Place {
  readonly file: string;
}

export type SyntaxProblem = { readonly position: Position } & (
  | { readonly kind: 'yaml-syntax' | 'mdx-syntax'; readonly detail: string; readonly line: string }
  | { readonly kind: 'no-frontmatter'; readonly why: NoFrontmatter }
  /** Nothing stands in it, but for comments. */
  | { readonly kind: 'empty-file' }
  /** It ends in the middle of a line. */
  | { readonly kind: 'cut-off' }
  /** More than `most` levels of one thing in another. */
  | { readonly kind: 'too-deep'; readonly most: number }
  | { readonly kind: 'odd-character'; readonly character: Pick<OddCharacter, 'kind' | 'name' | 'count'> }
);

/**
 * Why a file has no frontmatter: nothing is in it, a byte-order mark or an empty line stands before its
 * first `---`, no second `---` closes it (in front of `before`, where that shows), or it begins otherwise.
 */
export type NoFrontmatter =
  | { readonly kind: 'empty' | 'mark' | 'blank' | 'none' }
  | { readonly kind: 'open'; readonly before: string | undefined };

export type DataPath = readonly PropertyKey[];

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Absent for YAML files, and where the MDX could not be read. */
  readonly body?: Body;
  readonly problems: readonly SyntaxProblem[];
  /**
   * The position of the value at this path (of its key, with `at: 'key'`), or of its nearest existing parent.
   */
  locate(path: DataPath, at?: 'key' | 'value'): Position;
  /**
   * How the value at this path, or its key, is written: `47E1` where YAML reads the number 470. Undefined for
   * lists and maps.
   */
  written(path: DataPath, at?: 'key' | 'value'): string | undefined;
  /** Where at this path, or below it, something is taken over from elsewhere in the file: `*name` in YAML. */
  alias(path: DataPath): Position | undefined;
}

/** A parsed file. The data is large and not kept after validation. */
export interface ParsedFile extends SourceFile {
  /** The YAML file's data, or the frontmatter's; undefined if it could not be read. */
  readonly value: unknown;
}

/** The position of a text in a file's body, which may have come from a club's file: see house/. */
export function textPosition({ file }: Pick<SourceFile, 'file'>, { textIn, at }: Pick<BodyText, 'textIn' | 'at'>) {
  return { file: textIn ?? file, ...at } satisfies Position;
}

/** What is kept of a file. */
export function withoutValue({ value: _, ...source }: ParsedFile): SourceFile {
  return source;
}

/** Parses a YAML file. Never throws: errors are in `problems`. */
export function parseYamlFile(file: string, text: string): ParsedFile {
  const damage = [...oddIn(file, text), ...unmerged(file, text, 'yaml-syntax')];
  if (damage.length > 0) return unread(file, damage);
  const yaml = parseYaml(file, text, 0);
  return { file, ...yaml, problems: [...yaml.problems, ...cutOff(file, text)] };
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;

/**
 * Parses an MDX file with YAML frontmatter. Never throws: errors are in `problems`.
 * @param written a translation's clauses and notes have other attributes.
 */
export function parseMdxFile(file: string, text: string, written: Written = 'original'): ParsedFile {
  const damage = [...oddIn(file, text), ...unmerged(file, text, 'mdx-syntax')];
  if (damage.length > 0) return unread(file, damage);
  const match = text.startsWith('---') ? FRONTMATTER.exec(text) : null;
  if (!match) return unread(file, [noFrontmatter(file, text)]);
  const yaml = parseYaml(file, match[1] ?? '', 1);
  // Blank lines keep the body's line numbers those of the file.
  const blank = '\n'.repeat(match[0].split('\n').length - 1);
  const body = parseMdxBody(file, blank + text.slice(match[0].length), written);
  const problems = [...yaml.problems, ...body.problems, ...cutOff(file, text)];
  return { file, ...yaml, ...(body.body ? { body: body.body } : {}), problems };
}

function noFrontmatter(file: string, text: string): SyntaxProblem {
  const say = (why: NoFrontmatter, line = 1): SyntaxProblem => {
    return { kind: 'no-frontmatter', position: { file, line, column: 1 }, why };
  };
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (bare === '') return say({ kind: 'empty' });
  if (!bare.startsWith('---')) return say({ kind: 'none' });
  if (!FRONTMATTER.test(bare)) {
    const lines = text.split(/\r?\n/);
    const after = lines.findIndex((line, index) => index > 0 && BEHIND_FRONTMATTER.test(line));
    return say({ kind: 'open', before: lines[after]?.slice(0, 40) }, after < 0 ? 1 : after + 1);
  }
  return say({ kind: text.startsWith('\uFEFF') ? 'mark' : 'blank' });
}

/** What can only be text: a tag, or a line that was meant to close. */
const BEHIND_FRONTMATTER = /^(?:<|[-\u2013\u2014*_]+\s*$)/;

/** Reads the text of a rule or a situation. Lines and columns are those of the text that is given. */
export function parseMdxBody(
  file: string,
  text: string,
  written: Written = 'original',
): Pick<SourceFile, 'body' | 'problems'> {
  const parsed = parseBody(text, written);
  if (parsed.ok) {
    // What is written as `&#x202e;` is only there once it is read.
    const odd = parsed.runs.flatMap((run) => oddIn(file, run.text, run.at));
    return odd.length > 0 ? { problems: odd } : { body: parsed.value, problems: [] };
  }
  const position = { file, ...parsed.at };
  if (parsed.kind === 'too-deep') return { problems: [{ kind: 'too-deep', position, most: parsed.most }] };
  return { problems: [{ kind: 'mdx-syntax', position, detail: parsed.detail, line: lineOf(text, position) }] };
}

/** Maximum nesting depth of lists and maps. Rulings in rules reach seven. */
const DEEPEST = 30;

function parseYaml(file: string, text: string, linesBefore: number): Omit<ParsedFile, 'file' | 'body'> {
  const lines = new LineCounter();
  // Duplicate keys are reported by `yamlErrors`: the parser compares each key of a map with all before it.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + linesBefore, column: col };
  };
  const source: Pick<SourceFile, 'locate' | 'written' | 'alias'> = {
    alias: (path) => {
      const offset = text.includes('*') ? aliasBelow(nodeAt(document, path, 'value')) : undefined;
      return offset === undefined ? undefined : at(offset);
    },
    locate: (path, where = 'value') => at(offsetOf(document, path, where)),
    written: (path, where = 'value') => {
      const node = nodeAt(document, path, where);
      return isScalar(node) ? node.source : undefined;
    },
  };
  const [error] = yamlErrors(document, text);
  if (error && OVERFLOW.test(error.detail)) {
    const problem: SyntaxProblem = { kind: 'too-deep', position: at(deepOffset(text, DEEPEST)), most: DEEPEST };
    return { value: undefined, problems: [problem], ...source };
  }
  if (error) {
    const position = at(error.offset);
    const line = lineOf(text, { line: position.line - linesBefore });
    const problem: SyntaxProblem = { kind: 'yaml-syntax', position, detail: error.detail, line };
    return { value: undefined, problems: [problem], ...source };
  }
  const odd = oddScalars(document).map(({ character, offset }): SyntaxProblem => {
    return { kind: 'odd-character', position: at(offset), character };
  });
  if (odd.length > 0) return { value: undefined, problems: odd, ...source };
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  const deep = deeperThan(value, DEEPEST);
  if (!deep) return { value, problems: [], ...source };
  return {
    value: undefined,
    problems: [{ kind: 'too-deep', position: source.locate(deep), most: DEEPEST }],
    ...source,
  };
}

function aliasBelow(node: Node | undefined): number | undefined {
  let found: number | undefined;
  if (!node) return undefined;
  visit(node, {
    Alias: (_, alias) => {
      found = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return found;
}

/** The path of the first value deeper than the limit. Values shared by aliases are visited once. */
function deeperThan(value: unknown, limit: number): DataPath | undefined {
  const seen = new Set<unknown>();
  let level: readonly { readonly value: unknown; readonly path: DataPath }[] = [{ value, path: [] }];
  for (let depth = 0; depth < limit && level.length > 0; depth++) {
    level = level.flatMap(({ value: outer, path }) => {
      if (typeof outer !== 'object' || outer === null || seen.has(outer)) return [];
      seen.add(outer);
      return Object.entries(outer).map(([key, inner]: [string, unknown]) => ({ value: inner, path: [...path, key] }));
    });
  }
  return level[0]?.path;
}

/** The approximate position where nesting becomes too deep, by brackets or by indentation. */
function deepOffset(text: string, limit: number): number {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth === limit) return index;
  }
  return Math.max(text.search(new RegExp(`^[ -]{${limit}}`, 'm')), 0);
}

/** @param place where the text begins, if it is not a whole file. */
export function oddIn(file: string, text: string, place?: Place): readonly SyntaxProblem[] {
  return oddCharacters(text).map((character): SyntaxProblem => {
    return { kind: 'odd-character', position: { file, ...(place ?? placeAt(text, character.offset)) }, character };
  });
}

/** What a merge leaves behind; a lone line of it would be read as a heading or a quotation. */
const UNMERGED = /^(?:<{7}|={7}|>{7}|\|{7})(?:[ \t].*)?\r?$/m;

function unmerged(file: string, text: string, kind: 'yaml-syntax' | 'mdx-syntax'): readonly SyntaxProblem[] {
  const found = UNMERGED.exec(text);
  if (!found) return [];
  const position = { file, ...placeAt(text, found.index) };
  return [
    { kind, position, detail: `This line is left over from a merge (\`${found[0].slice(0, 7)}\`)`, line: found[0] },
  ];
}

/** A last line without a line end or final punctuation: the file may be truncated. */
function cutOff(file: string, text: string): readonly SyntaxProblem[] {
  const last = text.slice(text.lastIndexOf('\n') + 1).trimEnd();
  if (last === '' || /[\p{P}\p{S}]$/u.test(last)) return [];
  return [{ kind: 'cut-off', position: { file, ...placeAt(text, text.length - 1) } }];
}

/** A file of which nothing can be used. */
function unread(file: string, problems: readonly SyntaxProblem[]): ParsedFile {
  const position = { file, line: 1, column: 1 };
  return { file, value: undefined, problems, locate: () => position, written: () => undefined, alias: () => undefined };
}

function lineOf(text: string, { line }: Pick<Place, 'line'>): string {
  return text.split('\n')[line - 1] ?? '';
}

/** The value at a path, or its key however that is written: `470` finds the key that is read as a number. */
function nodeAt(document: Document, path: DataPath, where: 'key' | 'value'): Node | undefined {
  const parent = where === 'key' && path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : [];
  const key = keys.find((each) => isScalar(each) && String(each.value) === String(path.at(-1)));
  const node = key ?? document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

/** The position of the value at a path, or of its nearest existing parent. */
function offsetOf(document: Document, path: DataPath, where: 'key' | 'value'): number {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeAt(document, path.slice(0, length), length === path.length ? where : 'key');
    if (node?.range) return node.range[0];
  }
  return 0;
}
