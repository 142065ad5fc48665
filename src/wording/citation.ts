import { fill } from '#i18n/fill.ts';
import { listed } from '#i18n/language.ts';
import type { PageWords } from '#i18n/words.ts';
import type { Cited, Edition, RulingDoc } from '#library/types.ts';
import { isName } from '#library/clause-number.ts';
import { houseLabel } from './house-label.ts';
import { citeName } from './names.ts';
import { restLabels } from './rest-labels.ts';

/**
 * A ruling cited as in a letter: "TSBN, Spelregels 2020/2021, regel 17A. Uitspraak: Tien strafpunten. <url>".
 * Our own reading is marked as such: "Uitspraak: Tien strafpunten, volgens onze lezing van 17A." The
 * placeholder `{url}` is filled in when the text is copied. Numbers that only this site has are marked as
 * well.
 */
export function citationOf(ruling: RulingDoc, edition: Edition, words: PageWords, url = '{url}'): string {
  const { cites, verdict, rests } = ruling;
  const { book, meta } = edition;
  const house = houseLabel(ruling, edition)?.label ?? [];
  // Two clauses that print the same letter have one name.
  const named = [...new Set(cites.map((cite) => citeName(cite, words)))];
  const rules = listed(book.language, named);
  const own = ownNumbers(cites, edition);
  return fill(words.ruling.citation, {
    authority: book.authority.short,
    // The text below is another one than that with house rules.
    work: (edition.house ? undefined : meta.official?.title) ?? [book.title, meta.title].join(' '),
    rules: own === undefined ? rules : fill(words.ruling[own], { rules }),
    verdict: [verdict, ...[house].flat(), ...restLabels(rests, book.language).map(({ label }) => label)].join(', '),
    url,
  }).trim();
}

/** Which of the cited numbers the source does not print. */
function ownNumbers(cited: readonly Cited[], edition: Edition): 'ownRules' | 'ownClauses' | undefined {
  const own = new Set(cited.map((cite) => ownNumber(cite, edition)));
  if (own.has('rule')) return 'ownRules';
  return own.has('clause') ? 'ownClauses' : undefined;
}

/**
 * What of a citation's number is this site's own: the rule's, or only the clause's; undefined where the
 * source prints it, where the site itself is the source, and at a club's own rules.
 */
export function ownNumber(
  { rule, clause }: Cited,
  { meta, isSource, house }: Pick<Edition, 'meta' | 'isSource' | 'house'>,
): OwnNumber | undefined {
  if (isSource || (house && !house.below.ruleById.has(rule.id))) return undefined;
  if ((rule.data.numbering ?? meta.numbering) === 'own') return 'rule';
  return clause && clause.label === undefined && !isName(clause.id) ? 'clause' : undefined;
}
export type OwnNumber = 'rule' | 'clause';
