/** What the Markdown twins say of house rules: whose they are, and what the official text has instead. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { officialUrls } from '#api/house/json.ts';
import { answersToQuery } from '#addresses/answers.ts';
import { answersOf } from '#decide/exact-answer.ts';
import { housedClause } from '#library/house/marks.ts';
import { plainMarkdown, proseMarkdown } from '#library/markdown.ts';
import type { ClauseDoc, Edition, RuleDoc, RulingDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { houseLabel, houseSentence, officialName } from '#wording/house-label.ts';
import { sentence } from '#wording/phrase.ts';

interface Context {
  readonly edition: Edition;
  readonly language: Language;
  /** The addresses of the edition. */
  readonly urls: { readonly home: string };
}

/** Of a book: whose house rules it has, who adopted them, and the official one; nothing if it has none. */
export function houseLines({ edition, language, urls }: Context): readonly string[] {
  const { house } = edition;
  if (!house) return [];
  const original = `[${plainMarkdown(officialName(house))}](${officialUrls(house.below, urls.home).book})`;
  return [fill(plainMarkdown(houseSentence(edition, house, language)), { original })];
}

/** Of a ruling; undefined where it is that of the official text. */
export function houseRulingLine(ruling: RulingDoc, { edition, urls }: Context): string | undefined {
  const found = houseLabel(ruling, edition);
  if (!found || !edition.house) return undefined;
  const text = plainMarkdown(sentence(found.label));
  const { official } = found;
  if (!official) return text;
  const query = answersToQuery(answersOf(official.example));
  return `[${text}](${officialUrls(edition.house.below, urls.home).ruling(official.ruling.id, query)})`;
}

/** Of a clause, with the official one; undefined where it is the same. */
export function houseClauseBlock(
  rule: RuleDoc,
  clause: ClauseDoc,
  { edition, language, urls }: Context,
): string | undefined {
  const found = housedClause(edition, rule, clause);
  if (!found || !edition.house) return undefined;
  const words = packs[language].house;
  const label = `**${plainMarkdown(sentence(fill(words.rule, { club: edition.book.authority.short })))}**`;
  if (found === 'own') return `> ${label} · ${plainMarkdown(words.notOfficial)}`;
  const { below } = edition.house;
  const official = officialUrls(below, urls.home);
  const title = `[${plainMarkdown(words.official)}](${official.citation(found.below)})`;
  return `${label} · ${title}\n\n${proseMarkdown(found.below.clause.body, official, below)}`
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
