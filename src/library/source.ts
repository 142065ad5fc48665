/** Content files as parsed text: their data, and where each part of it stands, so that every later message can point there. */
import {
  LineCounter,
  parseDocument,
  isMap,
  isPair,
  isScalar,
  visit,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { parseBody, type Body } from './body.ts';

/** Lines and columns count from 1, as editors do. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface SyntaxProblem {
  readonly kind: 'yaml-syntax' | 'mdx-syntax' | 'no-frontmatter';
  readonly position: Position;
  readonly detail: string;
}

export type DataPath = readonly PropertyKey[];

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** The YAML file's data, or the frontmatter's; undefined if it could not be read. */
  readonly value: unknown;
  /** Absent for YAML files, and where the MDX could not be read. */
  readonly body?: Body;
  readonly problems: readonly SyntaxProblem[];
  /** Where the value at this path stands (its key, with `at: 'key'`); the nearest parent's place if it is not there. */
  locate(path: DataPath, at?: 'key' | 'value'): Position;
  /** How the value at this path, or its key, is written: `47E1` where YAML reads the number 470. Undefined for lists and maps. */
  written(path: DataPath, at?: 'key' | 'value'): string | undefined;
}

/** Reads a YAML file. Never throws: what is wrong stands in `problems`. */
export function parseYamlFile(file: string, text: string): SourceFile {
  return { file, ...parseYaml(file, text, 0) };
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;

/** Reads an MDX file with YAML frontmatter. Never throws: what is wrong stands in `problems`. */
export function parseMdxFile(file: string, text: string): SourceFile {
  const match = text.startsWith('---') ? FRONTMATTER.exec(text) : null;
  if (!match) {
    const position = { file, line: 1, column: 1 };
    return {
      file,
      value: undefined,
      problems: [{ kind: 'no-frontmatter', position, detail: '' }],
      locate: () => position,
      written: () => undefined,
    };
  }
  const yaml = parseYaml(file, match[1] ?? '', 1);
  // Blank lines keep the body's line numbers those of the file.
  const blank = '\n'.repeat(match[0].split('\n').length - 1);
  const body = parseBody(blank + text.slice(match[0].length));
  if (body.ok) return { file, ...yaml, body: body.value };
  const problem: SyntaxProblem = { kind: 'mdx-syntax', position: { file, ...body.at }, detail: body.detail };
  return { file, ...yaml, problems: [...yaml.problems, problem] };
}

function parseYaml(file: string, text: string, linesBefore: number): Omit<SourceFile, 'file' | 'body'> {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'error',
  });
  const at = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(line, 1) + linesBefore, column: Math.max(col, 1) };
  };
  const problems = document.errors.map((error): SyntaxProblem => ({
    kind: 'yaml-syntax',
    position: at(error.pos[0]),
    detail: error.message,
  }));
  // The parser itself says nothing about an alias without an anchor; it throws when the data is asked for.
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return;
      const detail = `\`*${alias.source}\` refers to an anchor that is not there`;
      problems.push({ kind: 'yaml-syntax', position: at(alias.range?.[0] ?? 0), detail });
    },
  });
  return {
    value: problems.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 }),
    problems,
    locate: (path, where = 'value') => at(offsetOf(document, path, where)),
    written: (path, where = 'value') => writtenAt(document, path, where),
  };
}

function offsetOf(document: Document, path: DataPath, where: 'key' | 'value'): number {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetAt(document, path.slice(0, length), length === path.length ? where : 'key');
    if (offset !== undefined) return offset;
  }
  return 0;
}

function offsetAt(document: Document, path: DataPath, where: 'key' | 'value'): number | undefined {
  if (path.length === 0) return document.contents?.range?.[0];
  const key = where === 'key' ? keyAt(document, path) : undefined;
  if (key) return key.range?.[0];
  const node = document.getIn(path, true) as Node | undefined;
  return node?.range?.[0];
}

function keyAt(document: Document, path: DataPath): Scalar | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const last = path[path.length - 1];
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(last),
  );
  return pair && isScalar(pair.key) ? pair.key : undefined;
}

function writtenAt(document: Document, path: DataPath, where: 'key' | 'value'): string | undefined {
  const node = where === 'key' ? keyAt(document, path) : document.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}
