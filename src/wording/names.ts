/** How rules, clauses and rulings are called where they are cited. */
import { fill } from '#i18n/fill.ts';
import type { PageWords } from '#i18n/words.ts';
import { clauseName, clauseNumber, isInWords, isName } from '#library/clause-number.ts';
import type { Cited, Edition, RuleDoc, RulingDoc } from '#library/types.ts';
import type { Book } from '#model/index.ts';
import type { NamedCite } from './cites.ts';

/** "Regel 17", or the rule's own label if it has one. */
export function ruleName(rule: RuleDoc, words: PageWords): string {
  return rule.data.label ?? fill(words.rule.name, { number: rule.data.number });
}

/**
 * A citation in running text: clause a of rule 17 → "regel 17A", the rule → "regel 17", a clause without a
 * letter → "regel 17, lid 2", one with the printed number 5B → "regel 4.1, lid 5B", one whose number is not
 * unique in the rule → "regel 4.9 Voldongen, lid 3", one with a name → "regel 4.9, ‘te laat’".
 */
export function citeName({ rule, clause }: Cited, words: PageWords): string {
  const { number, label } = rule.data;
  const name = label ?? fill(words.rule.inText, { number });
  if (clause === undefined) return name;
  const { id, label: letter, section } = clause;
  // "regel 4.15B" would be another rule: only a letter directly follows the number.
  if (letter === undefined && isName(id)) return fill(words.rule.named, { rule: name, name: clauseName(clause) });
  if (letter !== undefined && section?.citedAs !== undefined) {
    return fill(words.rule.inSection, { rule: name, section: section.citedAs, n: letter });
  }
  if (letter !== undefined && isInWords(letter)) return fill(words.rule.inWords, { rule: name, label: letter });
  if (letter === undefined || label !== undefined || startsWithDigit(letter)) {
    return fill(words.rule.own, { rule: name, n: letter ?? id });
  }
  return fill(words.rule.lettered, { number, letter });
}

/**
 * How a citation is named together with others: `regel {n}` with `17A`, `regel 5.1, leden {n}` with `3`;
 * undefined where a clause or rule is called by words of its own.
 */
export function citeAmong({ rule, clause }: Cited, words: PageWords): NamedCite['among'] {
  const { number, label } = rule.data;
  const { rule: name } = words;
  const letter = clause?.label;
  const byRule = fill(name.inText, { number: '{n}' });
  if (clause === undefined) return label === undefined ? { name: byRule, n: number } : undefined;
  if (letter === undefined ? isName(clause.id) : isInWords(letter)) return undefined;
  if (
    letter !== undefined &&
    clause.section?.citedAs === undefined &&
    label === undefined &&
    !startsWithDigit(letter)
  ) {
    return { name: byRule, n: `${number}${letter}` };
  }
  const whole = citeName({ rule }, words);
  const within = letter === undefined ? undefined : clause.section?.citedAs;
  return {
    name: fill(name.many, { rule: within === undefined ? whole : `${whole} ${within}` }),
    n: letter ?? clause.id,
  };
}

function startsWithDigit(text: string): boolean {
  return /^\d/.test(text);
}

/** The name of the decider; the id itself if it is neither a role nor a party, which the checker reports. */
export function deciderName(decidedBy: string, { roles, parties }: Book): string {
  return roles[decidedBy]?.label ?? parties[decidedBy]?.label ?? decidedBy;
}

/**
 * The citation without the word for "rule", for narrow columns: "17A", "4.1-5B", "4.9 Voldongen, 3", "17
 * (2)".
 */
export function shortCite({ rule, clause }: Cited): string {
  const number = rule.data.label ?? rule.data.number;
  return clause === undefined ? number : clauseNumber(number, clause, clause.label, clause.section?.citedAs);
}

/**
 * A citation as the index in a card's corner, where six letters fit: "17A"; else its rule's number; else
 * nothing.
 */
export function cardIndex(cite: Cited): string {
  const { label, number } = cite.rule.data;
  return [shortCite(cite), label ?? number].find((text) => text.length <= 6) ?? '';
}

/**
 * Citations for a narrow column, each text once: lettered clauses as "17A"; clauses that only this site
 * numbers by their rule's number, linked to the first of them.
 */
export function narrowCites(cites: readonly Cited[]): readonly { readonly cite: Cited; readonly text: string }[] {
  const byText = new Map<string, Cited>();
  for (const cite of cites) {
    const text = shortCite(cite).replace(/(?: \(|, ).*$/, '');
    if (!byText.has(text)) byText.set(text, cite);
  }
  return [...byText].map(([text, cite]) => ({ cite, text }));
}

/** A ruling in a chat preview: "Tien strafpunten voor de overtreder · regel 17A · Troefcall". */
export function rulingTitle({ verdict, cites }: RulingDoc, edition: Edition, words: PageWords): string {
  const [cite] = cites;
  return [verdict, ...(cite === undefined ? [] : [citeName(cite, words)]), edition.book.title].join(' · ');
}
