/** The body of an MDX file: its clauses, notes and links, with their places in the file. */
import { toHtml } from 'hast-util-to-html';
import type { Link, Nodes, Paragraph, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { mdxToMdast } from 'satteri';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface BodyLink {
  /** As written: `rule:17#a`, `term:kap`, or any other address. */
  readonly target: string;
  readonly at: Place;
}

export interface BodyText {
  readonly text: string;
  readonly html: string;
  readonly links: readonly BodyLink[];
  readonly at: Place;
}

export interface BodyNote extends BodyText {
  readonly kind: string | undefined;
}

export interface BodyClause extends BodyText {
  readonly id: string | undefined;
  readonly label: string | undefined;
  /** In a translation: the hash of the original that it was made from. */
  readonly of: string | undefined;
  readonly notes: readonly BodyNote[];
}

/**
 * What the page could not show, or nobody could cite: an element that no component exists for or that stands where it
 * is not read, an expression (`{}`), or text that stands in no clause.
 */
export interface Stray {
  readonly kind: 'unknown-element' | 'text-outside-clause';
  readonly name: string;
  readonly at: Place;
}

export interface Body {
  readonly clauses: readonly BodyClause[];
  /** The text outside clauses (all of it in a situation's body), notes left out. */
  readonly prose: BodyText;
  readonly notes: readonly BodyNote[];
  readonly strays: readonly Stray[];
}

export type ParsedBody =
  { readonly ok: true; readonly value: Body } | { readonly ok: false; readonly at: Place; readonly detail: string };

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Parses MDX with the parser that Astro renders it with. Lines and columns are those of the given text; a syntax error is a value, not an exception. */
export function parseBody(text: string): ParsedBody {
  let root: Root;
  try {
    root = mdxToMdast(text) as Root;
  } catch (error) {
    return { ok: false, ...syntaxError(error) };
  }
  return { ok: true, value: readBody(root) };
}

function readBody(root: Root): Body {
  const clauses: BodyClause[] = [];
  const notes: BodyNote[] = [];
  const strays: Stray[] = [];
  const prose: RootContent[] = [];
  for (const child of root.children) {
    const element = asElement(child);
    if (element?.name === 'Clause') clauses.push(readClause(element, strays));
    else if (element?.name === 'Note') notes.push(readNote(element, strays));
    else {
      const inside = straysIn(child);
      strays.push(...inside);
      if (child.type !== 'mdxjsEsm' && child.type !== 'mdxFlowExpression' && !element) prose.push(child);
      if (inside.length === 0 && toString(child).trim() !== '') {
        strays.push({
          kind: 'text-outside-clause',
          name: toString(child).replace(/\s+/g, ' ').slice(0, 40),
          at: placeOf(child),
        });
      }
    }
  }
  return { clauses, notes, strays, prose: readText(prose, prose[0]) };
}

function readClause(element: Jsx, strays: Stray[]): BodyClause {
  const notes: BodyNote[] = [];
  const rest: RootContent[] = [];
  for (const child of element.children as RootContent[]) {
    const inner = asElement(child);
    if (inner?.name === 'Note') notes.push(readNote(inner, strays));
    else {
      strays.push(...straysIn(child));
      if (!inner) rest.push(child);
    }
  }
  return {
    id: attribute(element, 'id'),
    label: attribute(element, 'label'),
    of: attribute(element, 'of'),
    notes,
    ...readText(rest, element),
  };
}

function readNote(element: Jsx, strays: Stray[]): BodyNote {
  strays.push(...(element.children as RootContent[]).flatMap(straysIn));
  return { kind: attribute(element, 'kind'), ...readText(element.children as RootContent[], element) };
}

/** Elements and expressions at any depth, comments left out. */
function straysIn(node: RootContent): Stray[] {
  const inside = 'children' in node ? (node.children as RootContent[]).flatMap(straysIn) : [];
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [{ kind: 'unknown-element', name: node.name ?? '', at: placeOf(node) }, ...inside];
    case 'mdxjsEsm':
      return [{ kind: 'unknown-element', name: 'import', at: placeOf(node) }];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENT.test(node.value) ? [] : [{ kind: 'unknown-element', name: '{}', at: placeOf(node) }];
    default:
      return inside;
  }
}
const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/\s*)*$/;

function readText(children: readonly RootContent[], where: Nodes = { type: 'root', children: [] }): BodyText {
  const root: Root = { type: 'root', children: blocks(children) };
  const links = linksIn(root).map((link): BodyLink => ({ target: link.url, at: placeOf(link) }));
  const text = words(root).replace(/\s+/g, ' ').trim();
  return { text, html: toHtml(toHast(root)).trim(), links, at: placeOf(where) };
}

/** The plain text; a space between paragraphs, list items and cells, so that their words do not run together. */
function words(node: Nodes): string {
  if (!('children' in node) || node.children.every((child) => isPhrasing(child as RootContent))) return toString(node);
  return node.children.map((child) => words(child)).join(' ');
}

/** A clause on one line holds words without a paragraph around them; they get one. */
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

/** `<Clause id="a">text</Clause>` on one line parses as a paragraph that holds nothing but the element. */
function asElement(node: RootContent): Jsx | undefined {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return node;
  if (node.type !== 'paragraph') return undefined;
  const inner = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  const [only] = inner;
  return inner.length === 1 && only?.type === 'mdxJsxTextElement' ? only : undefined;
}

const PHRASING = new Set(['text', 'emphasis', 'strong', 'link', 'inlineCode', 'delete', 'break']);
function isPhrasing(node: RootContent): node is Paragraph['children'][number] {
  return PHRASING.has(node.type);
}
function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? (node as Parent).children.flatMap((child) => linksIn(child)) : [];
}

function attribute(element: Jsx, name: string): string | undefined {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** The parser throws with the place first: `4:1: Expected a closing tag for … (mdx-jsx:unexpected-character)`. */
function syntaxError(error: unknown): { at: Place; detail: string } {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, column, detail = message] = /^(\d+):(\d+): (.*?)(?: \([a-z-]+:[a-z-]+\))?$/s.exec(message) ?? [];
  return { at: { line: Number(line ?? 1), column: Number(column ?? 1) }, detail };
}
