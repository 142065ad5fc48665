/**
 * What no text of a book may hold, with its place. In MDX an attribute in braces, a spread or an import is a
 * program; the compiler refuses it once more (text-guard.ts). Other Markdown would be shown on one page and
 * lost on the next. What is not known here is refused.
 */
import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { elementSchemas, wordElementSchemas } from '#model/elements.ts';
import { attributeOffsets } from './attributes.ts';
import { placeAt, placeOf, type Place } from './place.ts';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export type Stray =
  /**
   * Cannot be rendered: an unknown element or one in the wrong place, an expression (`{}`), or an `import`.
   */
  | { readonly kind: 'unknown-element'; readonly name: string; readonly at: Place }
  /** Text that cannot be cited. */
  | { readonly kind: 'text-outside-clause'; readonly name: string; readonly at: Place }
  | AttributeStray
  | { readonly kind: 'image'; readonly name: string; readonly at: Place }
  /** A link or footnote whose definition is in another clause or missing, or such a definition. */
  | {
      readonly kind: 'split-link';
      readonly what: 'link' | 'address' | 'footnote' | 'rest' | 'title' | 'words';
      readonly at: Place;
    };

export interface AttributeStray {
  readonly kind: 'attribute';
  readonly element: string;
  /** As written; of a spread or an expression in place of an attribute, its text in braces. */
  readonly name: string;
  /** `code`: its value is not plain text. `original`: not allowed in a translation. */
  readonly why: 'unknown' | 'original' | 'code' | 'twice' | 'empty';
  /** The attributes that the element may have in this file. */
  readonly known: readonly string[];
  readonly at: Place;
  /** Where its element begins. */
  readonly of: Place;
}

/** The attributes that an element may have, each once and with a plain text. */
export const ATTRIBUTES = attributesIn(elementSchemas);

/** Those that it has in a translation. */
const IN_WORDS = attributesIn(wordElementSchemas);

function attributesIn(
  elements: Readonly<Record<string, { readonly shape: object }>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(elements).map(([name, { shape }]) => [name, Object.keys(shape)]));
}

/**
 * Whether a text is a book's own, or a translation, whose ids, labels and doubts are those of the original.
 */
export type Written = 'original' | 'words';

/**
 * Faults in the attributes of a clause, a note or a drawing.
 * @param text of the file, for positions.
 */
export function attributeStrays(element: Jsx, text: string, written: Written): readonly AttributeStray[] {
  const name = element.name ?? '';
  const known = (written === 'words' ? IN_WORDS : ATTRIBUTES)[name] ?? [];
  const start = element.position?.start.offset ?? 0;
  const offsets = attributeOffsets(text, start);
  const seen = new Set<string>();
  return element.attributes.slice(0, MOST_ATTRIBUTES).flatMap((each, index): readonly AttributeStray[] => {
    const offset = offsets[index];
    const at = offset === undefined ? placeOf(element) : placeWithin(text, start, placeOf(element), offset);
    const stray = (attribute: string, why: AttributeStray['why']): readonly AttributeStray[] => [
      { kind: 'attribute', element: name, name: attribute, why, known, at, of: placeOf(element) },
    ];
    if (each.type === 'mdxJsxExpressionAttribute') return stray(`{${each.value}}`, 'code');
    if (!known.includes(each.name)) {
      return stray(each.name, ATTRIBUTES[name]?.includes(each.name) ? 'original' : 'unknown');
    }
    if (seen.has(each.name)) return stray(each.name, 'twice');
    seen.add(each.name);
    if (each.value === null || each.value === undefined) return stray(each.name, 'empty');
    if (typeof each.value !== 'string') return stray(each.name, 'code');
    // An id or a kind without a text is reported as one that does not exist.
    return each.name === 'label' && each.value.trim() === '' ? stray(each.name, 'empty') : [];
  });
}

/** No element has more than five; beyond this limit they are not reported one by one. */
const MOST_ATTRIBUTES = 50;

/**
 * The place of an offset behind the beginning of an element; the text before that is not gone through again.
 */
function placeWithin(text: string, start: number, { line, column }: Place, offset: number): Place {
  const within = placeAt(text.slice(start, offset), offset - start);
  return within.line === 1
    ? { line, column: column + within.column - 1 }
    : { line: line + within.line - 1, column: within.column };
}

/** Everything that a text may not contain, at any depth of this node. */
export function straysIn(node: RootContent): Stray[] {
  const inside = 'children' in node ? (node.children as RootContent[]).flatMap(straysIn) : [];
  const at = placeOf(node);
  switch (node.type) {
    case 'text':
      return [
        ...(BROKEN_LINK.test(node.value) ? [{ kind: 'split-link' as const, what: 'rest' as const, at }] : []),
        ...(FOOTNOTE.test(node.value) ? [{ kind: 'split-link' as const, what: 'footnote' as const, at }] : []),
      ];
    case 'link':
      return [
        ...(node.title ? [{ kind: 'split-link' as const, what: 'title' as const, at }] : []),
        ...(hasWords(node) ? [] : [{ kind: 'split-link' as const, what: 'words' as const, at }]),
        ...inside,
      ];
    case 'code':
      return node.lang || node.meta ? [{ kind: 'unknown-element', name: FENCED, at }] : [];
    case 'paragraph':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'inlineCode':
    case 'break':
    case 'table':
    case 'tableRow':
    case 'tableCell':
    case 'blockquote':
    case 'thematicBreak':
      return inside;
    case 'heading':
      return [{ kind: 'unknown-element', name: HEADING, at }, ...inside];
    case 'list': {
      const isLate = node.ordered === true && (node.start ?? 1) !== 1;
      return [...(isLate ? [{ kind: 'unknown-element' as const, name: LATE_LIST, at }] : []), ...inside];
    }
    case 'listItem': {
      const isTask = typeof node.checked === 'boolean';
      return [...(isTask ? [{ kind: 'unknown-element' as const, name: TASK, at }] : []), ...inside];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [{ kind: 'unknown-element', name: node.name ?? '', at }, ...inside];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node) ? [] : [{ kind: 'unknown-element', name: '{}', at }];
    case 'mdxjsEsm':
      return [{ kind: 'unknown-element', name: 'import', at }];
    case 'image':
      return [{ kind: 'image', name: node.url, at }];
    case 'imageReference':
      return [{ kind: 'image', name: node.label ?? node.identifier, at }];
    case 'linkReference':
      return [{ kind: 'split-link', what: 'link', at }, ...inside];
    case 'definition':
      return [{ kind: 'split-link', what: 'address', at }];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [{ kind: 'split-link', what: 'footnote', at }, ...inside];
    default:
      return [{ kind: 'unknown-element', name: node.type, at }, ...inside];
  }
}

/** What a link leaves in a text if one of its brackets is missing: readers would see its address. */
const BROKEN_LINK = /\][([]|\((?:rule|term|situation|ruling):/;
/** A footnote reference without a definition: Markdown leaves it in the text. */
const FOOTNOTE = /\[\^[^[\]\s]+\]/;
/** The name of a word behind the fence of a listing: no page shows it. */
export const FENCED = '```';
/** A heading: those of a page are the rules' and the situations', and readers go by them. */
export const HEADING = '#';
/** A task list item; its box would not work. */
export const TASK = '- [ ]';
/** A numbered list that begins with another number than 1. */
export const LATE_LIST = '1.';

/** Whether it contains anything that can be seen or read aloud. */
function hasWords(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasWords);
  return (node.type === 'text' || node.type === 'inlineCode') && node.value.trim() !== '';
}

/** A comment and nothing else: `{}` is an expression without one. */
export function isComment(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && COMMENT.test(node.value);
}
const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[^])*\*\/\s*)+$/;

/** `<Clause id="a">text</Clause>` on one line parses as a paragraph that holds nothing but the element. */
export function asElement(node: RootContent): Jsx | undefined {
  if (isJsx(node)) return node;
  if (node.type !== 'paragraph') return undefined;
  const inner = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  const [only] = inner;
  return inner.length === 1 && only?.type === 'mdxJsxTextElement' ? only : undefined;
}

/** Whether something in a text is written as a tag: `<Note>`. */
export function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
