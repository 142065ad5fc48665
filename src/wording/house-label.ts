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
  /** What the official text has in its place, if it has anything. */
  readonly official?: OfficialRuling;
}

/** Undefined where the ruling is that of the official text, and in a book without house rules. */
export function houseLabel(ruling: RulingDoc, edition: Edition): HouseLabel | undefined {
  const mark = houseMark(edition, ruling);
  if (!mark || !edition.house) return undefined;
  const words = packs[edition.book.language].house.mark;
  const club = edition.book.authority.short;
  if (mark.kind === 'own') return { label: fill(words.own, { club }) };
  const { official } = mark;
  if (mark.kind === 'words') return { label: fill(words.words, { club }), official };
  const { verdict } = official.ruling;
  const when = settledIn(official, edition, edition.house.below);
  return { label: fill(when === '' ? words.other : words.otherWhen, { club, verdict, when }), official };
}

/** The answers that the official text asks for and the house rules have settled otherwise. */
function settledIn({ boxes: [box = {}] }: OfficialRuling, { facts }: Edition, below: Edition): string {
  const settled = Object.keys(box).filter((fact) => !Object.hasOwn(facts, fact));
  return conditionsOf(box, settled, below)
    .map(({ says }) => says)
    .join('; ');
}
