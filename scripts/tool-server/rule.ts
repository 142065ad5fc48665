/** A rule, or one of its clauses, with the notes and the rulings that follow from it. */
import type { BookJson } from '#api/format.ts';
import { nearestOf } from './nearest.ts';
import { standingOf } from './standing.ts';
import { Unanswerable } from './source.ts';

/** @param cite `17`, `17#a` or the id of a rule. @throws Unanswerable with what is nearest. */
export function ruleOf(book: BookJson, cite: string) {
  const found = findCited(book, cite);
  if (!found)
    throw new Unanswerable(`There is no rule "${cite}" in ${book.book}. Nearest: ${nearestOf(book, cite).join(', ')}.`);
  const { rule, clause } = found;
  const { rulings, clauses, ...rest } = rule;
  const of = new Set(rulings);
  return {
    standing: standingOf(book),
    ...rest,
    clauses: clause ? [clause] : clauses,
    rulings: book.situations
      .flatMap((situation) => situation.rulings.map((ruling) => ({ situation: situation.id, ...ruling })))
      .filter(({ id, cites }) => of.has(id) && (!clause || cites.includes(`${rule.slug}#${clause.id}`)))
      .map(({ id, situation, verdict, inWords, url }) => ({ id, situation, verdict, inWords, url })),
  };
}

/** What a citation names: a rule by number or id, with or without a clause. */
export function findCited(book: BookJson, cite: string) {
  const [name = '', part] = cite.split('#');
  const rule = book.rules.find((each) => [each.slug, each.number, each.id].includes(name));
  if (!rule || part === undefined) return rule && { rule };
  const clause = rule.clauses.find(({ id, aliases = [] }) => id === part || aliases.includes(part));
  return clause && { rule, clause };
}
