/**
 * What is said of a ruling that house rules make, within a line: whose it is, and what the official text
 * says.
 */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { houseMark, type OfficialRuling } from '#library/house/marks.ts';
import type { Edition, RulingDoc } from '#library/types.ts';
import { conditionsOf } from './conditions.ts';

export interface HouseLabel {
  readonly label: string;
  /** What the official text has in its place, if it has anything: the first of several. */
  readonly official?: OfficialRuling;
}

/** Undefined where the ruling is that of the official text, and in a book without house rules. */
export function houseLabel(ruling: RulingDoc, edition: Edition): HouseLabel | undefined {
  const mark = houseMark(edition, ruling);
  if (!mark || !edition.house) return undefined;
  const words = packs[edition.book.language].house.mark;
  const club = edition.book.authority.short;
  if (mark.kind === 'own') return { label: fill(words.own, { club }) };
  const [official] = mark.officials;
  if (mark.kind === 'words') return { label: fill(words.words, { club }), official };
  const { below } = edition.house;
  const cases = mark.officials.map((each) => {
    const { verdict } = each.ruling;
    const when = conditionIn(each, edition, below);
    return when === '' ? undefined : fill(words.case, { when, verdict });
  });
  const label = cases.includes(undefined)
    ? fill(words.other, { club, verdict: official.ruling.verdict })
    : fill(words.otherWhen, { club, cases: cases.join('; ') });
  return { label, official };
}

/** In which of the club's cases the official text rules so, by one set of conditions; empty: in all. */
function conditionIn({ ruling, boxes: [box = {}] }: OfficialRuling, edition: Edition, below: Edition): string {
  const asked = below.situationById.get(ruling.situation)?.facts.map(([id]): string => id) ?? [];
  const order = [...new Set([...asked, ...Object.keys(box)])];
  return order
    .flatMap((fact) => conditionsOf(box, [fact], Object.hasOwn(edition.facts, fact) ? edition : below))
    .map(({ says }) => says)
    .join('; ');
}
