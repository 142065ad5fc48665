/** Finds abbreviations of the glossary (WL, OI) in texts and marks them with their definitions. */

import { asId, type TermId } from '#model/id.ts';
import { untagged } from '#model/language-tags.ts';
import { remembered } from '#model/remembered.ts';
import { escaped } from './escaped.ts';
import { wordsAmong } from './words-among.ts';

export interface Abbreviation {
  /** As in texts: `WL`. */
  readonly short: string;
  /** The term's id. */
  readonly id: TermId;
  readonly term: string;
  readonly definition: string;
}

interface Abbreviated {
  readonly term: string;
  readonly definition: string;
  readonly abbreviation?: string | undefined;
}

/** The abbreviations of a glossary. Of two terms with the same one, the first has it. */
export const abbreviationsOf: (terms: Readonly<Record<string, Abbreviated>>) => readonly Abbreviation[] =
  remembered(abbreviationsAmong);

function abbreviationsAmong(terms: Readonly<Record<string, Abbreviated>>): readonly Abbreviation[] {
  const found = new Map<string, Abbreviation>();
  for (const [id, { term, definition, abbreviation: short }] of Object.entries(terms)) {
    const letters = short && untagged(short);
    if (letters && !found.has(letters)) found.set(letters, { short: letters, id: asId(id), term, definition });
  }
  return [...found.values()];
}

/**
 * A text cut at its abbreviations: whole words only, and not in other letters (`WL`, but neither `OWL` nor
 * `wl`).
 */
export function partsOf(text: string, abbreviations: readonly Abbreviation[]): readonly (string | Abbreviation)[] {
  if (abbreviations.length === 0 || text === '') return text === '' ? [] : [text];
  const byShort = new Map(abbreviations.map((each) => [each.short, each]));
  return text
    .split(shortFormsAmong(abbreviations))
    .filter((part) => part !== '')
    .map((part) => byShort.get(part) ?? part);
}

/**
 * HTML with its abbreviations marked. Links, controls, code and elements with `data-plain` are skipped.
 * @param html well-formed, as a serialiser writes it: quoted attribute values, closed elements.
 */
export function markHtml(html: string, abbreviations: readonly Abbreviation[]): string {
  if (abbreviations.length === 0) return html;
  /** The elements from the outermost left-alone one inwards; empty where text may be marked. */
  const within: string[] = [];
  return html.replace(TOKEN, (token: string, tag?: string) => {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      const isText = !token.startsWith('<') && !CHARACTER_REFERENCE.test(token);
      return within.length === 0 && isText ? marked(token, abbreviations) : token;
    }
    if (token.startsWith('</')) {
      if (within.at(-1) === name) within.pop();
    } else if (!token.endsWith('/>') && !VOID.has(name)) {
      if (within.length > 0 ? name === within[0] || !RAW.has(within[0] ?? '') : isLeftAlone(name, token))
        within.push(name);
    }
    return token;
  });
}

/** Plain text as HTML with its abbreviations marked; undefined if it has none. */
export function markText(text: string, abbreviations: readonly Abbreviation[]): string | undefined {
  const parts = partsOf(text, abbreviations);
  if (parts.every((part) => typeof part === 'string')) return undefined;
  return parts.map((part) => (typeof part === 'string' ? escaped(part) : markOf(part))).join('');
}

/**
 * An abbreviation as a control that shows its definition: on hover and focus by style, on tap as a popover.
 */
export function markOf({ short, id, term, definition }: Abbreviation): string {
  // An attribute has one language, the element's.
  const means = escaped(untagged(`${term}: ${definition}`));
  return `<button type="button" class="abbr" popovertarget="${cardId(id)}" data-means="${means}">${escaped(short)}</button>`;
}

/** The id of the popover with a term's definition; the page has one for each abbreviation on it. */
export function cardId(term: TermId): string {
  return `abbr-${term}`;
}

/** A comment, a tag with its name, a character reference (`&amp;`), or a stretch of text. */
const TOKEN = /<!--[^]*?-->|<!?\/?([a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|&#?\w+;|[^<&]+|&/g;
const CHARACTER_REFERENCE = /^&#?\w+;$/;
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
  'source',
  'col',
  'area',
  'base',
  'embed',
  'track',
]);
/** Elements whose content is not markup. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const LEFT_ALONE = new Set([
  ...RAW,
  ...['a', 'button', 'summary', 'label', 'select', 'option', 'svg', 'noscript', 'template', 'code', 'abbr', 'dfn'],
]);

function isLeftAlone(name: string, tag: string): boolean {
  return LEFT_ALONE.has(name) || /\sdata-plain(?=[\s=>/])/.test(tag);
}

function marked(text: string, abbreviations: readonly Abbreviation[]): string {
  return partsOf(text, abbreviations)
    .map((part) => (typeof part === 'string' ? part : markOf(part)))
    .join('');
}

/** Remembered, since a page asks with the same list for every stretch of text. */
const shortFormsAmong = remembered((abbreviations: readonly Abbreviation[]) =>
  wordsAmong(
    abbreviations.map(({ short }) => short),
    'u',
  ),
);
