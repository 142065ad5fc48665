/** Finds rules, clauses and law articles by their number. */
import { pathTo } from '#addresses/pages.ts';
import { bareArticle } from '#model/article.ts';
import { findArticles } from './article.ts';
import { clauseNumber } from '#library/clause-number.ts';
import type { ClauseData, Numbered, RuleData } from './index-data.ts';
import { untagged } from '#model/language-tags.ts';
import { shown } from './shown.ts';
import { partsOfNumber } from './number.ts';
import type { Hit } from './types.ts';

/**
 * The meaning of a number in each edition, in their order. Exact matches of all editions come first; then the
 * nearest ones: the rule of a missing clause, the clauses of a rule, the parts of an article, numbers with
 * this prefix. Within an edition rules come before law articles.
 */
export function findNumber(wanted: readonly string[], editions: readonly Numbered[]): readonly Hit[] {
  const found = editions.map((edition) => inEdition(wanted, edition));
  return unique([...found.flatMap(({ exact }) => exact), ...found.flatMap(({ near }) => near)]);
}

interface InEdition {
  readonly exact: readonly Hit[];
  readonly near: readonly Hit[];
}

function inEdition(wanted: readonly string[], edition: Numbered): InEdition {
  const found = asWritten(wanted, edition);
  if (found.exact.length + found.near.length > 0) return found;
  // S8 in a book that counts 1, 2, 3; 4.15 in a chapter that ends with 4.9.
  const less = /^[a-z]/.test(wanted[0] ?? '') ? wanted.slice(1) : wanted.slice(0, -1);
  if (less.length === 0) return found;
  const { exact, near } = inEdition(less, edition);
  return { exact: [], near: [...exact, ...near] };
}

function asWritten(wanted: readonly string[], edition: Numbered): InEdition {
  const rules = rulesOf(wanted, edition);
  const articles = articlesOf(wanted, edition);
  const exact = [...rules.exact, ...articles.exact];
  const near = rules.near.length + exact.length > 0 ? rules.near : stepsOf(wanted, edition);
  return { exact, near: [...near, ...articles.near] };
}

function rulesOf(wanted: readonly string[], edition: Numbered): InEdition {
  const exact: Hit[] = [];
  const near: Hit[] = [];
  const begun: Hit[] = [];
  const rules = edition.rules.map((rule) => ({ rule, parts: partsOfNumber(rule.number) }));
  // A number without its letter also matches, but later: 8 is S8, and 5 is rule 5 before H5.
  const withoutLetter = rules.filter(({ parts: [first = ''] }) => /^[a-z]/.test(first));
  for (const { rule, parts } of [
    ...rules,
    ...withoutLetter.map(({ rule, parts }) => ({ rule, parts: parts.slice(1) })),
  ]) {
    if (startsWith(wanted, parts)) {
      const rest = wanted.slice(parts.length);
      if (rest.length === 0) {
        exact.push(ruleHit(edition, rule));
        near.push(...printed(rule).map((clause) => clauseHit(edition, rule, clause)));
      } else {
        const hits = clausesOf(rule, rest).map((clause) => clauseHit(edition, rule, clause));
        if (hits.length > 0) exact.push(...hits);
        // "4,2 a" where 4,2 has no parts is 4,2.
        else near.push(...clausesOf(rule, rest.slice(0, -1)).map((clause) => clauseHit(edition, rule, clause)));
        near.push(ruleHit(edition, rule));
      }
    } else if (startsWith(parts, wanted)) {
      begun.push(ruleHit(edition, rule));
    }
  }
  return { exact, near: [...near, ...begun] };
}

/** The number of a step by itself: "7C" in a protocol that numbers its steps. */
function stepsOf(wanted: readonly string[], edition: Numbered): readonly Hit[] {
  return edition.rules.flatMap((rule) => {
    const steps = clausesOf(rule, wanted).filter(([, label]) => label !== undefined);
    return steps.map((clause) => clauseHit(edition, rule, clause));
  });
}

function articlesOf(wanted: readonly string[], edition: Numbered): InEdition {
  const captions = new Map(edition.articles);
  const query = bareArticle(wanted.join('.'));
  const hits = findArticles(query, [...captions.keys()]).map((article) => ({
    article,
    hit: articleHit(edition, article, captions.get(article) ?? ''),
  }));
  const isExact = ({ article }: (typeof hits)[number]): boolean => bareArticle(article) === query;
  return {
    exact: hits.filter(isExact).map(({ hit }) => hit),
    near: hits.filter((each) => !isExact(each)).map(({ hit }) => hit),
  };
}

/** The clauses with this letter or, if there is none, with this id; of several with one letter the first. */
function clausesOf({ clauses }: RuleData, wanted: readonly string[]): readonly ClauseData[] {
  if (wanted.length === 0) return [];
  const key = wanted.join('.');
  const lettered = clauses.filter(([, label]) => label !== undefined && partsOfNumber(label).join('.') === key);
  if (lettered.length > 0) return lettered.slice(0, 1);
  return clauses.filter(([id]) => partsOfNumber(id).join('.') === key);
}

/** The clauses of a rule that the source itself numbers. */
function printed({ clauses }: RuleData): readonly ClauseData[] {
  return clauses.filter(([, label]) => label !== undefined);
}

function startsWith(whole: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((part, at) => whole[at] === part);
}

function ruleHit({ book, edition }: Numbered, { slug, number, label, title, summary }: RuleData): Hit {
  return {
    kind: 'rule',
    book,
    edition,
    path: pathTo({ kind: 'rule', id: slug }),
    number: untagged(label ?? number),
    ...texts(title, summary),
  };
}

function clauseHit({ book, edition }: Numbered, rule: RuleData, [id, letter, section, start]: ClauseData): Hit {
  const number = clauseNumber(untagged(rule.label ?? rule.number), { id }, letter, section);
  return {
    kind: 'clause',
    book,
    edition,
    path: pathTo({ kind: 'clause', rule: rule.slug, id }),
    number,
    ...texts(rule.title, start || rule.summary),
  };
}

function articleHit({ book, edition }: Numbered, article: string, caption: string): Hit {
  const path = pathTo({ kind: 'article', article });
  return { kind: 'article', book, edition, path, number: article, title: shown(caption) };
}

function texts(title: string, line: string): Pick<Hit, 'title' | 'line'> {
  return { title: shown(title), line: shown(line) };
}

function unique(hits: readonly Hit[]): readonly Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ book, edition, path }) => {
    const key = `${book}/${edition}/${path}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
