/**
 * The whole book, as it stands open while a clause is looked for: what is left of it, and which clauses
 * decide a case.
 */
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
  /** As it is printed: `17`, `Chapter 5`. */
  readonly number: string;
  readonly title: string;
  /** The language of its title, where that is not the page's. */
  readonly lang?: Language;
  readonly clauses: readonly OpenClause[];
  /** The editor's notes, which decide nothing. */
  readonly notes?: { readonly title: string; readonly html: string };
}

export interface OpenClause {
  /** As a ruling cites it: `voor-je-beurt#a`. */
  readonly cite: string;
  /** What stands before it: `A`, or the rule's number where it is the only one. */
  readonly name: string;
  /** The same with its rule: `17A`, `17 (2)`. */
  readonly label: string;
  readonly html: string;
  readonly text: string;
}

/** A clause with the rule that it stands in. */
export interface Placed {
  readonly rule: OpenRule;
  readonly clause: OpenClause;
}

/**
 * The rules that hold every word of a query, by id. A word is found in any part of another; one that begins
 * with a digit only where one begins, so that 7 does not find 17. An empty query leaves all.
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

/** All that a rule is found by, its clauses' numbers in one word (17a) too; a space before each word. */
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
 * The clauses that decide, in the order in which a ruling cites them.
 * @param cites `rule#clause`, or a rule alone: then any of its clauses does.
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

/** A clause by what it is cited as. */
export function placed(book: OpenBook, cite: string): Placed | undefined {
  return deciding(book, [cite])[0];
}
