/** What is a club's in a book that house rules make, as data. */
import { answersToQuery } from '#addresses/answers.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { defined } from '#model/defined.ts';
import type { RulesJson } from '#api/format.ts';
import { answersOf } from '#decide/exact-answer.ts';
import { houseMark, housedClause } from '#library/house/marks.ts';
import { adoptionOf } from '#library/text-state.ts';
import type { ClauseDoc, Edition, RuleDoc, RulingDoc } from '#library/types.ts';

type RuleJson = RulesJson['rules'][number];
type HouseOfRuling = Pick<RuleJson['rulings'][number], 'house'>;

/** @param base where the site is, as in `urls.home`. */
export function houseJson(edition: Edition, base: string): Pick<RulesJson, 'house'> {
  if (!edition.house) return {};
  const { data, below } = edition.house;
  const adopted = adoptionOf(edition) ?? data.adopted;
  return { house: { on: data.on, official: officialUrls(below, base).book, adopted } };
}

/** Nothing for a ruling that is as by the official text. */
export function houseOfRulingJson(ruling: RulingDoc, edition: Edition, base: string): HouseOfRuling {
  const mark = houseMark(edition, ruling);
  if (!mark || !edition.house) return {};
  if (mark.kind === 'own') return { house: { kind: mark.kind } };
  const urls = officialUrls(edition.house.below, base);
  const [official, ...others] = mark.officials.map(({ ruling: { id, verdict }, boxes, example }) => ({
    ruling: id,
    verdict,
    url: urls.ruling(id, answersToQuery(answersOf(example))),
    ...(boxes.length > 0 ? { when: boxes } : {}),
  }));
  return { house: defined({ kind: mark.kind, official, others: others.length > 0 ? others : undefined }) };
}

/** Nothing for a clause that is as in the official text. */
export function houseOfClauseJson(
  rule: RuleDoc,
  clause: ClauseDoc,
  edition: Edition,
  base: string,
): Pick<RuleJson['clauses'][number], 'house'> {
  const found = housedClause(edition, rule, clause);
  if (!found || !edition.house) return {};
  if (found === 'own') return { house: {} };
  const { below } = found;
  const url = officialUrls(edition.house.below, base).citation(below);
  return { house: defined({ official: { text: below.clause.body.text, url } }) };
}

/** The permanent addresses of the edition that house rules stand on. */
export function officialUrls({ bookId, id, book }: Edition, base: string): Urls {
  return urlsOf({ base, language: book.language, book: bookId, edition: id });
}
