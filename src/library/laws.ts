/** The index of the law articles that an edition applies: their subject and text, and what cites them. */
import { compareArticles, isWithin } from '#model/article.ts';
import { articlesIn } from './articles-in.ts';
import { asId, type FactId } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import type { Edition, RuleDoc, RulingDoc, SituationDoc } from './types.ts';
import { wordsOfFact, wordsOfRule, wordsOfRuling, wordsOfSituation, wordsOfStep } from './words-of.ts';

/** What cites an article. A question is named with the situations that ask it. */
export type LawCitation =
  | { readonly kind: 'rule'; readonly rule: RuleDoc }
  | { readonly kind: 'ruling'; readonly ruling: RulingDoc }
  | { readonly kind: 'question'; readonly fact: FactId; readonly situations: readonly SituationDoc[] }
  | { readonly kind: 'situation'; readonly situation: SituationDoc }
  /** A step of a situation's procedure, counted from 1. */
  | { readonly kind: 'step'; readonly situation: SituationDoc; readonly step: number };

export interface LawEntry {
  /** As printed: `27B1(a)`. */
  readonly article: string;
  readonly caption: string;
  /** The article's content in our own words; undefined if that is not established. */
  readonly says: string | undefined;
  /** In the order rules, situations, steps, questions, rulings. */
  readonly citedBy: readonly LawCitation[];
  /** Its parts that have their own caption; a part without an article is listed at the top level. */
  readonly parts: readonly LawEntry[];
}

/**
 * The articles of an edition in the order of the law book, parts within what they are part of. Empty without
 * laws.
 */
export const lawIndex = remembered(makeIndex);

function makeIndex(edition: Edition): readonly LawEntry[] {
  const articles = edition.laws?.articles ?? {};
  const citing = citations(edition);
  const sorted = Object.keys(articles).sort(compareArticles);
  const partsOf = Map.groupBy(sorted, (article) => parentOf(article, sorted));
  const entry = (article: string): LawEntry => ({
    article,
    caption: articles[article]?.caption ?? '',
    says: articles[article]?.says,
    citedBy: citing.get(article) ?? [],
    parts: (partsOf.get(article) ?? []).map(entry),
  });
  return (partsOf.get(undefined) ?? []).map(entry);
}

/** The nearest article around another one. */
function parentOf(article: string, sorted: readonly string[]): string | undefined {
  return sorted.filter((each) => each !== article && isWithin(article, each)).at(-1);
}

/** Cited under `laws`, or named in any text. */
function citations({ rules, situations, facts, rulings }: Edition): ReadonlyMap<string, readonly LawCitation[]> {
  const index = new Map<string, LawCitation[]>();
  const add = (listed: readonly string[] | undefined, words: readonly string[], by: LawCitation): void => {
    for (const article of new Set([...(listed ?? []), ...words.flatMap(articlesIn)])) {
      const known = index.get(article);
      if (known) known.push(by);
      else index.set(article, [by]);
    }
  };
  for (const rule of rules) {
    const { data, clauses } = rule;
    const text = clauses.flatMap(({ body, notes }) => [body, ...notes]).map((prose) => prose.text);
    add(data.laws, [...wordsOfRule(data), ...text], { kind: 'rule', rule });
  }
  for (const situation of situations) {
    const { data, body } = situation;
    add(data.laws, [...wordsOfSituation(data), body.text], { kind: 'situation', situation });
  }
  for (const situation of situations) {
    situation.procedure.forEach((step, at) =>
      add(step.laws, wordsOfStep(step), { kind: 'step', situation, step: at + 1 }),
    );
  }
  const asking = askingOf(situations);
  for (const [key, fact] of Object.entries(facts)) {
    const id = asId<FactId>(key);
    add(fact.laws, wordsOfFact(fact), { kind: 'question', fact: id, situations: asking.get(id) ?? [] });
  }
  for (const ruling of rulings) add(ruling.laws, wordsOfRuling(ruling), { kind: 'ruling', ruling });
  return index;
}

/** The situations that ask each question. */
function askingOf(situations: readonly SituationDoc[]): ReadonlyMap<FactId, readonly SituationDoc[]> {
  const asking = new Map<FactId, SituationDoc[]>();
  for (const situation of situations) {
    for (const fact of new Set(situation.data.facts)) {
      const known = asking.get(fact);
      if (known) known.push(situation);
      else asking.set(fact, [situation]);
    }
  }
  return asking;
}
