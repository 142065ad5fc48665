/**
 * An edition's rules as data: numbers, clauses, citations both ways and the rulings that follow (design §7).
 */
import { citeBySlug } from '#library/cited.ts';
import type { CitedBy, ClauseDoc, Edition, RuleDoc, RulingDoc } from '#library/types.ts';
import type { Urls } from '#addresses/urls.ts';
import { writtenEffect, type Slug } from '#model/index.ts';
import { appealJson } from './appeal.ts';
import type { RulesJson } from './format.ts';
import { houseJson, houseOfClauseJson, houseOfRulingJson } from './house/json.ts';
import { concurrenceJson } from './concurrence.ts';
import { aliasesIn } from './aliases.ts';
import { restsJson } from './rests.ts';
import { textStateJson } from './text-state.ts';

type RuleJson = RulesJson['rules'][number];

/**
 * Builds `/api/v1/<book>/<edition>/rules.json`.
 * @param urls the addresses of the dated edition, so that the links in the file are permanent ones.
 * @param host of the site, `https://example.org`, where it is known.
 */
export function rulesJson(edition: Edition, urls: Urls, host?: string): RulesJson {
  const { meta, book } = edition;
  return {
    book: edition.bookId,
    edition: edition.id,
    language: book.language,
    ...textStateJson(edition),
    ...(host === undefined ? {} : { site: host }),
    title: book.title,
    authority: book.authority.name,
    ...(book.currency === undefined ? {} : { currency: book.currency }),
    ...houseJson(edition, urls.home),
    ...(meta.from === undefined ? {} : { from: meta.from }),
    current: edition.current,
    chapters: meta.chapters.map(({ id, number, title }) => ({
      id,
      ...(number === undefined ? {} : { number }),
      title,
    })),
    rules: edition.rules.map((rule) => ruleJson(rule, edition, urls)),
    ...(edition.concurrences.length === 0 ? {} : { concurrences: edition.concurrences.map(concurrenceJson) }),
    ...(edition.appeal.length === 0 ? {} : { appeal: edition.appeal.map(appealJson) }),
    ...unestablishedJson(edition),
  };
}

function ruleJson(rule: RuleDoc, edition: Edition, urls: Urls): RuleJson {
  const { id, number, label, title, chapter, summary } = rule.data;
  return {
    id,
    number,
    slug: rule.slug,
    ...(label === undefined ? {} : { label }),
    title,
    chapter,
    summary,
    url: urls.rule(rule.slug),
    clauses: rule.clauses.map((clause) => ({
      ...clauseJson(clause, rule.slug, urls),
      ...houseOfClauseJson(rule, clause, edition, urls.home),
    })),
    cites: rule.cites.map(citeBySlug),
    citedBy: rule.citedBy.map(citedByJson),
    rulings: rule.rulings.map((ruling) => ({
      ...rulingJson(ruling, urls),
      ...houseOfRulingJson(ruling, edition, urls.home),
    })),
  };
}

function clauseJson(clause: ClauseDoc, slug: Slug, urls: Urls): RuleJson['clauses'][number] {
  return {
    id: clause.id,
    ...aliasesIn(clause.aliases),
    ...(clause.label === undefined ? {} : { label: clause.label }),
    text: clause.body.text,
    notes: clause.notes.map(({ id, kind, text }) => ({ ...(id === undefined ? {} : { id }), kind, text })),
    citedBy: clause.citedBy.map(citedByJson),
    url: urls.rule(slug, clause.id),
  };
}

function rulingJson(ruling: RulingDoc, urls: Urls): RuleJson['rulings'][number] {
  const { id, situation, decidedBy, verdict, effects, modality, cites } = ruling;
  return {
    id,
    ...aliasesIn(ruling.aliases),
    situation,
    ...(decidedBy === undefined ? {} : { decidedBy }),
    url: urls.ruling(id),
    verdict,
    effects: effects.map(writtenEffect),
    modality,
    cites: cites.map(citeBySlug),
    rests: restsJson(ruling),
  };
}

/** Rules by their number, as they are cited here. */
function citedByJson(by: CitedBy): RuleJson['citedBy'][number] {
  switch (by.kind) {
    case 'rule':
      return { kind: by.kind, rule: by.rule.slug, clause: by.clause.id };
    case 'ruling':
      return { kind: by.kind, ruling: by.ruling.id };
    case 'situation':
      return { kind: by.kind, situation: by.situation.id };
    case 'term':
      return { kind: by.kind, term: by.term.id };
  }
}

function unestablishedJson({ unestablished }: Edition): Pick<RulesJson, 'unestablished'> {
  if (!unestablished) return {};
  const { verdict, decidedBy, cites, then } = unestablished;
  return {
    unestablished: {
      verdict,
      ...(decidedBy === undefined ? {} : { decidedBy }),
      cites: cites.map(citeBySlug),
      then: [...then],
    },
  };
}
