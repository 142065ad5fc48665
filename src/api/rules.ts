/** An edition's rules as data: numbers, clauses, citations both ways and the rulings that follow (design §7). */
import type { ClauseDoc, Edition, RuleDoc, RulingDoc } from '#library/types.ts';
import type { Urls } from '#addresses/urls.ts';
import { writtenEffect } from '#model/index.ts';
import type { RulesJson } from './format.ts';

type RuleJson = RulesJson['rules'][number];

/**
 * Builds `/api/v1/<book>/<edition>/rules.json`.
 * @param urls the addresses of the dated edition, so that the links in the file are permanent ones.
 */
export function rulesJson(edition: Edition, urls: Urls): RulesJson {
  const { meta, book } = edition;
  return {
    book: edition.bookId,
    edition: edition.id,
    language: book.language,
    title: book.title,
    authority: book.authority.name,
    ...(meta.from === undefined ? {} : { from: meta.from }),
    current: edition.current,
    chapters: meta.chapters.map(({ id, number, title }) => ({
      id,
      ...(number === undefined ? {} : { number }),
      title,
    })),
    rules: edition.rules.map((rule) => ruleJson(rule, urls)),
  };
}

function ruleJson(rule: RuleDoc, urls: Urls): RuleJson {
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
    clauses: rule.clauses.map((clause) => clauseJson(clause, rule.slug, urls)),
    cites: rule.cites,
    citedBy: rule.citedBy,
    rulings: rule.rulings.map((ruling) => rulingJson(ruling, urls)),
  };
}

function clauseJson(clause: ClauseDoc, slug: string, urls: Urls): RuleJson['clauses'][number] {
  return {
    id: clause.id,
    ...(clause.label === undefined ? {} : { label: clause.label }),
    text: clause.body.text,
    notes: clause.notes.map(({ kind, text }) => ({ kind, text })),
    citedBy: clause.citedBy,
    url: urls.rule(slug, clause.id),
  };
}

function rulingJson(ruling: RulingDoc, urls: Urls): RuleJson['rulings'][number] {
  const { id, situation, decidedBy, verdict, effects, modality, cites } = ruling;
  return {
    id,
    situation,
    ...(decidedBy === undefined ? {} : { decidedBy }),
    url: urls.ruling(id),
    verdict,
    effects: effects.map(writtenEffect),
    modality,
    cites,
  };
}
