/** The body of an MDX file: its clauses, notes, drawings and links, with their places in the file. */
import { toHtml } from 'hast-util-to-html';
import type { Link, Nodes, Paragraph, Parent, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { mdxToMdast } from 'satteri';
import { placeAt, placeOf, type Place } from './place.ts';
import {
  asElement,
  attributeStrays,
  isComment,
  isJsx,
  straysIn,
  type Jsx,
  type Stray,
  type Written,
} from './strays.ts';
import { plainWords } from './plain-words.ts';

export interface BodyLink {
  /** As written: `rule:tellen#b`, `term:kap`, or any other address. */
  readonly target: string;
  readonly at: Place;
}

export interface BodyText {
  readonly text: string;
  readonly html: string;
  readonly links: readonly BodyLink[];
  readonly at: Place;
  /** The file that it stands in, where that is another than the one it is read with: see house/. */
  readonly textIn?: string;
}

export interface BodyNote extends BodyText {
  readonly id: string | undefined;
  /** Ids that it had before in its clause, as written: `aliases="a b"`. */
  readonly aliases: readonly string[];
  readonly kind: string | undefined;
  /** The kinds of consequences whose amount it calls into question, as written: `doubts="points fine"`. */
  readonly doubts: readonly string[];
}

/** A drawing as it is written: `<Drawing name="seats" alt="…" caption="…" labels="…; …" />`. */
export interface BodyDrawing {
  readonly name: string | undefined;
  /** Alternative text, for readers who cannot see the drawing. */
  readonly alt: string;
  readonly caption: string;
  /** The words in the drawing. */
  readonly labels: readonly string[];
  /** Words between its tags, which no page would show. */
  readonly inside: string;
  readonly at: Place;
}

export interface BodyClause extends BodyText {
  readonly id: string | undefined;
  /** Ids that it had before in its rule, as a note's. */
  readonly aliases: readonly string[];
  readonly label: string | undefined;
  /** In a translation: the hash of the original that it was made from. */
  readonly of: string | undefined;
  /** In a translation: what the clause is called, where its id is its name. */
  readonly name: string | undefined;
  readonly notes: readonly BodyNote[];
  readonly drawings: readonly BodyDrawing[];
}

export interface Body {
  readonly clauses: readonly BodyClause[];
  /** The text outside clauses (all of it in a situation's body), notes left out. */
  readonly prose: BodyText;
  readonly notes: readonly BodyNote[];
  readonly strays: readonly Stray[];
}

/** A run of text, as it will be read, with its place. */
export interface Run {
  readonly text: string;
  readonly at: Place;
}

export type ParsedBody =
  /** With every run of text in it. */
  | { readonly ok: true; readonly value: Body; readonly runs: readonly Run[] }
  | { readonly ok: false; readonly kind: 'mdx-syntax'; readonly at: Place; readonly detail: string }
  | { readonly ok: false; readonly kind: 'too-deep'; readonly at: Place; readonly most: number };

/** Maximum nesting depth of a text. Lists within lists in a clause reach about six. */
const DEEPEST = 30;

/**
 * Maximum number of occurrences of one character, or of line ends, in a text; no rule has more than 150.
 * Parsing time is quadratic in the number of `{`, `<`, `[`, `-` and others: a file of 200 kB could take a
 * minute.
 */
const MOST_OF_A_SIGN = 3_000;

/**
 * Parses MDX without executing anything. Lines and columns refer to the given text; a syntax error is a
 * value, not an exception. Comments are removed: they must not be published.
 * @param written a translation's clauses and notes have other attributes.
 */
export function parseBody(text: string, written: Written = 'original'): ParsedBody {
  const excess = excessIn(text);
  if (excess) return { ok: false, kind: 'mdx-syntax', ...excess };
  let root: Root;
  try {
    root = mdxToMdast(text) as Root;
  } catch (error) {
    return { ok: false, kind: 'mdx-syntax', ...syntaxError(error) };
  }
  const deep = deeperThan(root, DEEPEST);
  if (deep) return { ok: false, kind: 'too-deep', at: placeOf(deep), most: DEEPEST };
  const shown = withoutComments(root);
  return { ok: true, value: readBody(shown, { text, written, strays: [] }), runs: runsIn(shown) };
}

/** The file that is read, and what has been found in it that does not belong there. */
interface Reading {
  readonly text: string;
  readonly written: Written;
  readonly strays: Stray[];
}

function readBody(root: Root, reading: Reading): Body {
  const { strays } = reading;
  const clauses: BodyClause[] = [];
  const notes: BodyNote[] = [];
  const prose: RootContent[] = [];
  for (const child of root.children) {
    const element = asElement(child);
    if (element?.name === 'Clause') clauses.push(readClause(element, reading));
    else if (element?.name === 'Note') notes.push(readNote(element, reading));
    else {
      const inside = straysIn(child);
      strays.push(...inside);
      if (child.type !== 'mdxjsEsm' && child.type !== 'mdxFlowExpression' && !element) prose.push(child);
      const words = plainWords(child);
      if (inside.length === 0 && words !== '') {
        strays.push({ kind: 'text-outside-clause', name: words.slice(0, 40), at: placeOf(child) });
      }
    }
  }
  return { clauses, notes, strays, prose: readText(prose, prose[0]) };
}

function readClause(element: Jsx, reading: Reading): BodyClause {
  const notes: BodyNote[] = [];
  const drawings: BodyDrawing[] = [];
  const rest: RootContent[] = [];
  const { strays } = reading;
  strays.push(...attributeStraysOf(element, reading));
  for (const child of element.children as RootContent[]) {
    const inner = asElement(child);
    if (inner?.name === 'Note') notes.push(readNote(inner, reading));
    else if (inner?.name === 'Drawing') drawings.push(readDrawing(inner, reading));
    else {
      strays.push(...straysIn(child));
      if (!inner) rest.push(child);
    }
  }
  return {
    id: attribute(element, 'id'),
    aliases: listed(element, 'aliases'),
    label: attribute(element, 'label'),
    of: attribute(element, 'of'),
    name: attribute(element, 'name'),
    notes,
    drawings,
    ...readText(rest, element),
  };
}

function attributeStraysOf(element: Jsx, { text, written }: Reading): readonly Stray[] {
  return attributeStrays(element, text, written);
}

function readNote(element: Jsx, reading: Reading): BodyNote {
  reading.strays.push(...attributeStraysOf(element, reading), ...(element.children as RootContent[]).flatMap(straysIn));
  return {
    id: attribute(element, 'id'),
    aliases: listed(element, 'aliases'),
    kind: attribute(element, 'kind'),
    doubts: listed(element, 'doubts'),
    ...readText(element.children as RootContent[], element),
  };
}

function readDrawing(element: Jsx, reading: Reading): BodyDrawing {
  reading.strays.push(...attributeStraysOf(element, reading), ...(element.children as RootContent[]).flatMap(straysIn));
  const said = (name: string) => (attribute(element, name) ?? '').replace(/\s+/g, ' ').trim();
  const labels = said('labels') === '' ? [] : said('labels').split(';');
  return {
    name: attribute(element, 'name'),
    alt: said('alt'),
    caption: said('caption'),
    labels: labels.map((label) => label.trim()),
    inside: plainWords(element),
    at: placeOf(element),
  };
}

function readText(children: readonly RootContent[], where: Nodes = { type: 'root', children: [] }): BodyText {
  const root: Root = { type: 'root', children: blocks(children) };
  const links = linksIn(root).map((link): BodyLink => ({ target: link.url, at: placeOf(link) }));
  return { text: plainWords(root), html: toHtml(toHast(root)).trim(), links, at: placeOf(where) };
}

/** Wraps words that are in no paragraph, as in a clause on one line, in one. */
function blocks(children: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const child of children) {
    if (!isPhrasing(child)) {
      open = undefined;
      result.push(child);
    } else if (open) open.children.push(child);
    else {
      open = { type: 'paragraph', children: [child] };
      result.push(open);
    }
  }
  return result;
}

const PHRASING = new Set(['text', 'emphasis', 'strong', 'link', 'inlineCode', 'delete', 'break']);
function isPhrasing(node: RootContent): node is Paragraph['children'][number] {
  return PHRASING.has(node.type);
}

function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? (node as Parent).children.flatMap((child) => linksIn(child)) : [];
}

function runsIn(node: Nodes): readonly Run[] {
  const own = 'value' in node ? [node.value] : node.type === 'link' ? [`${node.url}${node.title ?? ''}`] : [];
  const inner = 'children' in node ? (node as Parent).children.flatMap((child) => runsIn(child)) : [];
  const attributes = isJsx(node)
    ? node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []))
    : [];
  return [...[...own, ...attributes].map((text) => ({ text, at: placeOf(node) })), ...inner];
}

/** The same without its comments, and without a paragraph that was nothing but one. */
function withoutComments<Any extends Nodes>(node: Any): Any {
  if (!('children' in node)) return node;
  const children = (node.children as RootContent[])
    .filter((child) => !isComment(child))
    .map((child) => withoutComments(child))
    .filter((child) => child.type !== 'paragraph' || plainWords(child) !== '' || straysIn(child).length > 0);
  return { ...node, children };
}

/** The first node deeper than the limit. Iterative, since deep nesting would overflow the stack. */
function deeperThan(root: Root, limit: number): Nodes | undefined {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; depth < limit && level.length > 0; depth++) {
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return level[0];
}

function attribute(element: Jsx, name: string): string | undefined {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** An attribute that holds several words. */
function listed(element: Jsx, name: string): readonly string[] {
  return (attribute(element, name) ?? '').split(/\s+/).filter((each) => each !== '');
}

/** The first character that is too frequent for the parser, with the position of the first one too many. */
function excessIn(text: string): { at: Place; detail: string } | undefined {
  const counts = new Map<string, number>();
  for (const { 0: sign, index } of text.trimStart().matchAll(/[\n!-/:-@[-`{-~]/g)) {
    const count = (counts.get(sign) ?? 0) + 1;
    counts.set(sign, count);
    if (count <= MOST_OF_A_SIGN) continue;
    const what = sign === '\n' ? 'This text has' : `The sign ${sign} stands in this text`;
    return {
      at: placeAt(text, text.length - text.trimStart().length + index),
      detail: `${what} more than ${MOST_OF_A_SIGN} ${sign === '\n' ? 'lines' : 'times'}`,
    };
  }
  return undefined;
}

/**
 * The parser throws with the place first: `4:1: Expected a closing tag for … (mdx-jsx:unexpected-character)`.
 */
function syntaxError(error: unknown): { at: Place; detail: string } {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, column, detail = message] = /^(\d+):(\d+): (.*?)(?: \([a-z-]+:[a-z-]+\))?$/s.exec(message) ?? [];
  return { at: { line: Number(line ?? 1), column: Number(column ?? 1) }, detail };
}
