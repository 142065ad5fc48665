/** One change of the content in one place, as an author's slip would make it. */
import { isMap, isPair, isScalar, parseDocument, type Document, type Node } from 'yaml';
import type { ContentFile } from '#library/placed.ts';

export const changeClasses = [
  'amount',
  'limit',
  'limit with its examples',
  'limit of askIf or impossible',
  'askIf left out',
  'option of a condition',
  'end of a number',
  'party',
  'kind of effect',
  'modality',
  'decider',
  'citation',
  'concurrence',
  'modality of another reading',
  'figure of house rules',
  'settled answer',
  'replaced outcome',
  'number in a club’s words',
  'number of a translation',
  'denial of a translation',
  'modality of a translation',
  'condition of a translation',
  'person of a translation',
  'link of a translation',
  'placeholder of a translation',
] as const;
export type ChangeClass = (typeof changeClasses)[number];

/** One slip, made in one place of one file. */
export interface Change {
  readonly class: ChangeClass;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The replaced range of the file's text, in characters. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** For the report: where, and from what to what. */
  readonly what: string;
}

/** The file's text after a change. */
export function changed({ text }: ContentFile, { from, to, text: put }: Change): string {
  return text.slice(0, from) + put + text.slice(to);
}

/** Counted from 1. */
export function lineAt({ text }: ContentFile, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** The data of a file, with the position of each value in its text. */
export interface Written {
  readonly file: ContentFile;
  readonly document: Document;
  readonly data: unknown;
  /** Where the data begins in the text. */
  readonly start: number;
}

export type Path = readonly (string | number)[];

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;

/** The frontmatter of an MDX file, or the whole of a YAML file. */
export function writtenIn(file: ContentFile): Written {
  const match = file.file.endsWith('.mdx') ? FRONTMATTER.exec(file.text) : null;
  const start = match ? match[0].indexOf('\n') + 1 : 0;
  const document = parseDocument(match?.[1] ?? file.text);
  const data: unknown = document.toJS();
  return { file, document, data, start };
}

/** The change that replaces the value at a path, or its key. Undefined if there is nothing at the path. */
export function replacing(
  { file, document, start }: Written,
  path: Path,
  text: string,
  kind: ChangeClass,
  where: 'key' | 'value' = 'value',
): Change | undefined {
  const node = where === 'value' ? (document.getIn(path, true) as Node | undefined) : keyAt(document, path);
  if (!node?.range) return undefined;
  const from = start + node.range[0];
  const old = file.text.slice(from, start + node.range[1]).trimEnd();
  const line = lineAt(file, from);
  const name = path.filter((each) => typeof each === 'string').join('.');
  return {
    class: kind,
    file: file.file,
    line,
    from,
    to: from + old.length,
    text,
    what: `${name}: ${old.replace(/\s+/g, ' ')} → ${text}`,
  };
}

/** The change that leaves out a key with its value, where it stands on lines of its own. */
export function leavingOut({ file, document, start }: Written, path: Path, kind: ChangeClass): Change | undefined {
  const key = keyAt(document, path);
  const value = document.getIn(path, true) as Node | undefined;
  if (!key?.range || !value?.range) return undefined;
  const from = file.text.lastIndexOf('\n', start + key.range[0]) + 1;
  const end = file.text.indexOf('\n', start + value.range[1]);
  if (end < 0 || file.text.slice(from, start + key.range[0]).trim() !== '') return undefined;
  const to = end + 1;
  const line = lineAt(file, from);
  const what = `${path.join('.')} left out`;
  return { class: kind, file: file.file, line, from, to, text: '', what };
}

function keyAt(document: Document, path: Path): Node | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find((each) => isPair(each) && isScalar(each.key) && each.key.value === path.at(-1));
  return pair && isScalar(pair.key) ? pair.key : undefined;
}
