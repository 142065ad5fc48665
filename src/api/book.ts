/** A whole edition in one language as data: `/api/v1/<book>/<edition>/book.json`. */
import type { Urls } from '#addresses/urls.ts';
import { citeBySlug, resolveAll, resolverOf, type Resolve } from '#library/cited.ts';
import type { CaseDoc, Edition, RuleDoc, TermDoc } from '#library/types.ts';
import { compareArticles } from '#model/article.ts';
import { writtenEffect } from '#model/index.ts';
import { aliasesIn } from './aliases.ts';
import { defined, someOf } from '#model/defined.ts';
import type { BookJson } from './format.ts';
import { rulesJson } from './rules.ts';
import { textStateJson } from './text-state.ts';
import { wholeSituationJson } from './whole-situation.ts';
import { workedJson } from './worked.ts';

/**
 * Everything that the pages of an edition say.
 * @param urls the addresses of the dated edition, absolute ones where the site knows its own.
 */
export function bookJson(edition: Edition, urls: Urls): BookJson {
  const { book, meta } = edition;
  const { authority, rules, ...shared } = rulesJson(edition, urls);
  const resolve = resolverOf(edition.rules);
  return {
    ...shared,
    languages: edition.languages,
    text: textStateJson(edition).text,
    game: book.game,
    summary: book.summary,
    authority: defined({ name: authority, short: book.authority.short, url: book.authority.url }),
    editionTitle: meta.title,
    ahead: edition.ahead,
    url: urls.book,
    ...defined({ official: meta.official, related: meta.related }),
    numbering: edition.isSource ? 'printed' : meta.numbering,
    ...labelsJson(edition),
    rules: rules.map(({ rulings, ...rule }, at) => ({
      ...rule,
      ...wordsOfRule(rule.clauses, edition.rules[at]),
      rulings: rulings.map(({ id }) => id),
    })),
    situations: edition.situations.map((situation) => wholeSituationJson(situation, edition, urls, resolve)),
    terms: Object.values(edition.terms).map((term) => termJson(term, urls)),
    times: edition.rules.flatMap(timesOfRule),
    ...defined({
      laws: lawsJson(edition, urls),
      residual: residualJson(edition, resolve),
      cases: someOf(edition.cases.map((each) => caseJson(each, urls, resolve))),
    }),
  };
}

function labelsJson({ book }: Edition): Pick<BookJson, 'roles' | 'parties' | 'points' | 'phases'> {
  return {
    roles: book.roles,
    parties: Object.fromEntries(Object.entries(book.parties).map(([id, party]) => [id, defined(party)])),
    points: book.points,
    phases: book.phases.map(({ id, title, area = 'table' }) => ({ id, title, area })),
  };
}

function wordsOfRule(
  clauses: readonly Omit<BookJson['rules'][number]['clauses'][number], 'lang'>[],
  rule: RuleDoc | undefined,
): Pick<BookJson['rules'][number], 'clauses' | 'lang'> {
  return {
    ...defined({ lang: rule?.lang }),
    clauses: clauses.map((clause, at) => {
      const doc = rule?.clauses[at];
      return { ...clause, ...defined({ lang: doc?.lang, name: doc?.name, section: doc?.section?.title }) };
    }),
  };
}

function termJson({ cites, citedBy: _, ...term }: TermDoc, urls: Urls): BookJson['terms'][number] {
  return { ...defined(term), cites: cites.map(citeBySlug), url: urls.term(term.id) };
}

function timesOfRule({ id, slug, data }: RuleDoc): BookJson['times'] {
  return (data.times ?? []).map((time) => {
    const { seconds, label, over, note, fact } = time;
    return {
      id: `${id}/${time.id}`,
      seconds,
      cite: `${slug}#${time.clause}`,
      label,
      ...defined({ over, note, fact }),
    };
  });
}

function lawsJson({ laws }: Edition, urls: Urls): BookJson['laws'] {
  if (!laws) return undefined;
  const articles = Object.entries(laws.articles).toSorted(([a], [b]) => compareArticles(a, b));
  return {
    title: laws.title,
    articles: articles.map(([article, { caption, says }]) => ({
      article,
      caption,
      ...defined({ says }),
      url: urls.law(article),
    })),
  };
}

function residualJson({ book: { residual } }: Edition, resolve: Resolve): BookJson['residual'] {
  if (!residual) return undefined;
  const { verdict, verdicts, effects, modality, decidedBy, cites } = residual;
  return {
    verdict,
    effects: effects.map(writtenEffect),
    modality,
    cites: resolveAll(cites, resolve).map(citeBySlug),
    ...defined({ verdicts, decidedBy }),
  };
}

function caseJson(each: CaseDoc, urls: Urls, resolve: Resolve): NonNullable<BookJson['cases']>[number] {
  const { title, argued, day, place, tournament, decidedBy, approved } = each.data;
  return {
    id: each.id,
    ...aliasesIn(each.data.aliases),
    title,
    situation: each.situation.id,
    ruling: each.ruling.id,
    ...workedJson(each.data, each.ruling.id, urls, resolve),
    url: urls.case(each.id),
    reasons: each.reasons.text,
    day,
    decidedBy,
    approved,
    ...defined({ lang: each.lang, argued, place, tournament }),
  };
}
