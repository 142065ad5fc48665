/** Finds rules, clauses and law articles by their number. */
import { findArticles } from '../library/article.ts';
import { clauseNumber } from './clause-number.ts';
import type { ClauseData, IndexData, RuleData } from './index-data.ts';
import { partsOf } from './number.ts';
import type { Hit } from './types.ts';

/**
 * What a number means in each edition, the editions in their order. What has exactly this number comes first, of every
 * edition; then what lies nearest to it: the rule of a clause that is not there, the clauses of a rule, the parts of an
 * article, the numbers that begin like it. In an edition rules come before law articles.
 */
export function findNumber(wanted: readonly string[], editions: readonly IndexData[]): readonly Hit[] {
  const found = editions.map((edition) => inEdition(wanted, edition));
  return unique([...found.flatMap(({ exact }) => exact), ...found.flatMap(({ near }) => near)]);
}

interface InEdition {
  readonly exact: readonly Hit[];
  readonly near: readonly Hit[];
}

function inEdition(wanted: readonly string[], edition: IndexData): InEdition {
  const found = asWritten(wanted, edition);
  const [first = '', ...rest] = wanted;
  // Where no number has this letter (S8 in a book that counts 1, 2, 3), the rest of it says enough.
  if (found.exact.length > 0 || found.near.length > 0 || !/^[a-z]/.test(first)) return found;
  const without = asWritten(rest, edition);
  return { exact: [], near: [...without.exact, ...without.near] };
}

function asWritten(wanted: readonly string[], edition: IndexData): InEdition {
  const rules = edition.rules.map((rule) => ({ rule, parts: partsOf(rule.number) }));
  const exact: Hit[] = [];
  const near: Hit[] = [];
  // Where all numbers of a book have a letter (S8), the digits alone will do.
  for (const loose of [false, true]) {
    for (const { rule, parts } of rules) {
      if (/^[a-z]/.test(parts[0] ?? '') !== loose && loose) continue;
      const own = loose ? parts.slice(1) : parts;
      if (!startsWith(wanted, own)) continue;
      const rest = wanted.slice(own.length);
      const clauses = clausesOf(rule, rest);
      if (rest.length === 0) exact.push(ruleHit(edition, rule));
      else exact.push(...clauses.map((clause) => clauseHit(edition, rule, clause)));
      near.push(
        ...(rest.length === 0
          ? lettered(rule).map((each) => clauseHit(edition, rule, each))
          : [ruleHit(edition, rule)]),
      );
    }
  }
  const articles = articlesOf(wanted, edition);
  exact.push(...articles.exact);
  const begun = rules.filter(({ parts }) => parts.length > wanted.length && startsWith(parts, wanted));
  near.push(...begun.map(({ rule }) => ruleHit(edition, rule)));
  // A step's number by itself: "7C" in the protocol that counts its steps so.
  if (exact.length === 0 && near.length === 0) {
    for (const { rule } of rules) {
      const steps = clausesOf(rule, wanted).filter(([, , label]) => label !== undefined);
      near.push(...steps.map((clause) => clauseHit(edition, rule, clause)));
    }
  }
  near.push(...articles.near);
  return { exact, near };
}

function articlesOf(wanted: readonly string[], edition: IndexData): InEdition {
  const captions = new Map(edition.articles);
  const query = wanted.join('');
  const hits = findArticles(query, [...captions.keys()]).map((article) => ({
    article,
    hit: articleHit(edition, article, captions.get(article) ?? ''),
  }));
  const isExact = ({ article }: (typeof hits)[number]): boolean => partsOf(article).join('') === query;
  return {
    exact: hits.filter(isExact).map(({ hit }) => hit),
    near: hits.filter((each) => !isExact(each)).map(({ hit }) => hit),
  };
}

/** The clauses with this letter or, where there is none with it, with this id; of several with one letter the first. */
function clausesOf({ clauses }: RuleData, wanted: readonly string[]): readonly ClauseData[] {
  if (wanted.length === 0) return [];
  const key = wanted.join('.');
  const printed = clauses.filter(([, , label]) => label !== undefined && partsOf(label).join('.') === key);
  if (printed.length > 0) return printed.slice(0, 1);
  return clauses.filter(([id]) => partsOf(id).join('.') === key);
}

/** The clauses of a rule that the source itself tells apart. */
function lettered({ clauses }: RuleData): readonly ClauseData[] {
  return clauses.filter(([, , label]) => label !== undefined);
}

function startsWith(whole: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((part, at) => whole[at] === part);
}

function ruleHit({ book, edition }: IndexData, { slug, number, label, title, summary }: RuleData): Hit {
  return { kind: 'rule', book, edition, path: `${slug}/`, number: label ?? number, ...texts(title, summary) };
}

function clauseHit({ book, edition }: IndexData, rule: RuleData, [id, , letter]: ClauseData): Hit {
  const number = clauseNumber(rule.label ?? rule.number, id, letter);
  return { kind: 'clause', book, edition, path: `${rule.slug}/#${id}`, number, ...texts(rule.title, rule.summary) };
}

function articleHit({ book, edition }: IndexData, article: string, caption: string): Hit {
  const path = articlePath(article);
  return { kind: 'article', book, edition, path, number: article, title: { text: caption, marks: [] } };
}

/** Where an article stands: `27B1(a)` → `laws/#27b1-a`. */
export function articlePath(article: string): string {
  return `laws/#${article.toLowerCase().replace(/\(/g, '-').replace(/\)/g, '')}`;
}

function texts(title: string, line: string): Pick<Hit, 'title' | 'line'> {
  return { title: { text: title, marks: [] }, line: { text: line, marks: [] } };
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
