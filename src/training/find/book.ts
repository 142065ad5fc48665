/** The whole book as data: filtering its rules, and finding the deciding clauses of a case. */
import { foldedWords } from '#search/fold.ts';
import type { Language } from '#model/language.ts';

export interface OpenBook {
  readonly chapters: readonly OpenChapter[];
}

export interface OpenChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly OpenRule[];
}

export interface OpenRule {
  readonly id: string;
  /** As printed: `17`, `Chapter 5`. */
  readonly number: string;
  readonly title: string;
  /** The language of its title, if it is not the page's. */
  readonly lang?: Language;
  readonly clauses: readonly OpenClause[];
  /** The editor's notes, which decide nothing. */
  readonly notes?: { readonly title: string; readonly html: string };
}

export interface OpenClause {
  /** As a ruling cites it: `voor-je-beurt#a`. */
  readonly cite: string;
  /** Its number: `A`, or the rule's number if it is the only clause. */
  readonly name: string;
  /** The same with its rule: `17A`, `17 (2)`. */
  readonly label: string;
  readonly html: string;
  readonly text: string;
}

/** A clause with its rule. */
export interface Placed {
  readonly rule: OpenRule;
  readonly clause: OpenClause;
}

/**
 * Ids of the rules that contain every word of a query. A word matches any part of another; one that begins
 * with a digit matches only beginnings, so that 7 does not find 17. An empty query matches all.
 */
export function rulesWith({ chapters }: OpenBook, query: string): ReadonlySet<string> {
  const words = foldedWords(query).map((word) => (/^\d/.test(word) ? ` ${word}` : word));
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return new Set(
    rules
      .filter((rule) => {
        const text = wordsIn(rule);
        return words.every((word) => text.includes(word));
      })
      .map(({ id }) => id),
  );
}

const known = new WeakMap<OpenRule, string>();

/** The searchable text of a rule, with its clauses' full numbers (17a); a space before each word. */
function wordsIn(rule: OpenRule): string {
  const before = known.get(rule);
  if (before !== undefined) return before;
  const { number, title, clauses } = rule;
  const said = [number, title, ...clauses.flatMap(({ name, text }) => [number + name, text])];
  const text = ` ${foldedWords(said.join(' ')).join(' ')}`;
  known.set(rule, text);
  return text;
}

/**
 * The deciding clauses, in the order in which a ruling cites them.
 * @param cites `rule#clause`, or a rule alone, which matches any of its clauses.
 */
export function deciding({ chapters }: OpenBook, cites: readonly string[]): readonly Placed[] {
  const all = chapters.flatMap(({ rules }) =>
    rules.flatMap((rule) => rule.clauses.map((clause): Placed => ({ rule, clause }))),
  );
  return cites.flatMap((cite) => all.filter(({ rule, clause }) => cite === clause.cite || cite === rule.id));
}

/** A clause's number with its rule's. */
export function labelOf(number: string, name: string): string {
  if (name === '') return number;
  return /^\p{Lu}$/u.test(name) ? `${number}${name}` : `${number} (${name})`;
}

/** A clause by its citation. */
export function placed(book: OpenBook, cite: string): Placed | undefined {
  return deciding(book, [cite])[0];
}
