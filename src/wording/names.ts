/** How rules, clauses and rulings are called where they are cited. */
import { chipsOf, type ChipWords } from './chips.ts';
import { fill } from '#i18n/fill.ts';
import type { PageWords } from '#i18n/pages.ts';
import { clauseName, clauseNumber, isName } from '#library/clause-number.ts';
import type { Edition, RuleDoc, RulingDoc } from '#library/types.ts';
import type { Book } from '#model/index.ts';

/** "Regel 17", or the rule's own label where it has one. */
export function ruleName(rule: RuleDoc, words: PageWords): string {
  return rule.data.label ?? fill(words.rule.name, { number: rule.data.number });
}

/**
 * A citation as it stands in running text: `17#a` → "regel 17A", `17` → "regel 17", `17#2` → "regel 17, lid 2",
 * `4-1#5b` with the printed number 5B → "regel 4.1, lid 5B", `4-9#te-laat` → "regel 4.9, ‘te laat’".
 * A citation that leads nowhere is shown as written; the checker has reported it.
 */
export function citeName(cite: string, edition: Edition, words: PageWords): string {
  const [slug, id] = cite.split('#');
  const rule = edition.rules.find((each) => each.slug === slug);
  if (!rule) return cite;
  const { number, label } = rule.data;
  const name = label ?? fill(words.rule.inText, { number });
  if (id === undefined) return name;
  const letter = rule.clauses.find((each) => each.id === id)?.label;
  // "regel 4.15B" would be another rule: only a letter stands right behind the number.
  if (letter === undefined && isName(id)) return fill(words.rule.named, { rule: name, name: clauseName(id) });
  if (letter === undefined || label !== undefined || startsWithDigit(letter)) {
    return fill(words.rule.own, { rule: name, n: letter ?? id });
  }
  return fill(words.rule.lettered, { number, letter });
}

function startsWithDigit(text: string): boolean {
  return /^\d/.test(text);
}

/** The name of the one who decides; an id that is no role and no party stands in for itself, and the checker reports it. */
export function deciderName(decidedBy: string, { roles, parties }: Book): string {
  return roles[decidedBy]?.label ?? parties[decidedBy]?.label ?? decidedBy;
}

/** The citation without the word for "rule", for narrow columns: "17A", "4.1-5B", "17 (2)". */
export function shortCite(cite: string, edition: Edition): string {
  const [slug, id] = cite.split('#');
  const rule = edition.rules.find((each) => each.slug === slug);
  if (!rule) return cite;
  const number = rule.data.label ?? rule.data.number;
  return id === undefined ? number : clauseNumber(number, id, rule.clauses.find((each) => each.id === id)?.label);
}

/**
 * Citations for a narrow column, each text once: lettered clauses as "17A", those that only this site numbers by
 * their rule's number, which leads to the first of them.
 */
export function narrowCites(
  cites: readonly string[],
  edition: Edition,
): readonly { readonly cite: string; readonly text: string }[] {
  const byText = new Map<string, string>();
  for (const cite of cites) {
    const text = shortCite(cite, edition).replace(/ \(.*\)$/, '');
    if (!byText.has(text)) byText.set(text, cite);
  }
  return [...byText].map(([text, cite]) => ({ cite, text }));
}

/** A ruling in a chat preview: "10 strafpunten · regel 17A · Troefcall"; the verdict where nothing is won or lost. */
export function rulingTitle(ruling: RulingDoc, edition: Edition, words: PageWords, chips: ChipWords): string {
  const strong = chipsOf(ruling.effects, chips).filter((chip) => chip.tone === 'strong');
  const consequence =
    strong.length === 0 || strong.length > 2 ? ruling.verdict : strong.map((chip) => chip.text).join(', ');
  const [cite] = ruling.cites;
  return [consequence, ...(cite === undefined ? [] : [citeName(cite, edition, words)]), edition.book.title].join(' · ');
}
