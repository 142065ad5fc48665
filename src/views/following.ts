/** Rulings as a list of what follows from what, by situation. */
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';
import { type Chip, sidesOf } from '#wording/shown-chips.ts';
import { heldOf, type Held } from '#wording/conditions.ts';
import { houseLabel } from '#wording/house-label.ts';
import { restLabels } from '#wording/rest-labels.ts';

/** What follows at a glance: an amount or a short name, and whose it is. */
export interface Consequence {
  readonly text: string;
  /** Who bears it, gains it, or whom it is about. */
  readonly whose: readonly string[];
}
export interface Following {
  readonly ruling: RulingDoc;
  readonly held: Held;
  /**
   * What is won, lost or paid, if there is an amount; equal ones of several parties once. Otherwise the
   * verdict is enough.
   */
  readonly consequences: readonly Consequence[];
  /** What it rests on beside the text, and whether it is a house rule. */
  readonly labels: readonly string[];
}
export interface FollowingGroup {
  readonly situation: SituationDoc;
  readonly followings: readonly Following[];
}

/** The rulings grouped by situation, in order of first appearance. */
export function followingsOf(
  rulings: readonly RulingDoc[],
  edition: Edition,
  words: ChipWords,
): readonly FollowingGroup[] {
  return [...Map.groupBy(rulings, (ruling) => ruling.situation)].flatMap(([id, group]): FollowingGroup[] => {
    const situation = edition.situationById.get(id);
    return situation ? [{ situation, followings: group.map((ruling) => followingOf(ruling, edition, words)) }] : [];
  });
}

/** The first ones of a list, and the others: a few more are no reason to fold them. */
export function firstOf(
  groups: readonly FollowingGroup[],
  shown = 5,
  folded = 4,
): { readonly first: readonly FollowingGroup[]; readonly rest: readonly FollowingGroup[]; readonly count: number } {
  const total = countOf(groups);
  if (total < shown + folded) return { first: groups, rest: [], count: 0 };
  let room = shown;
  const first: FollowingGroup[] = [];
  const rest: FollowingGroup[] = [];
  for (const { situation, followings } of groups) {
    const [here, later] = [followings.slice(0, room), followings.slice(room)];
    if (here.length > 0) first.push({ situation, followings: here });
    if (later.length > 0) rest.push({ situation, followings: later });
    room -= here.length;
  }
  return { first, rest, count: total - shown };
}

/** The distinct amounts in all of these. */
export function amountsIn(groups: readonly FollowingGroup[]): readonly string[] {
  const texts = groups.flatMap(({ followings }) => followings).flatMap(({ consequences }) => consequences);
  return [...new Set(texts.map(({ text }) => text).filter((text) => /\d/.test(text)))];
}

/** The text used in place of a condition for a ruling without one. */
export function unconditional({ open }: RulingDoc, language: Language): string {
  const { rule } = packs[language];
  return open === undefined ? rule.always : rule.otherwise[open];
}

function followingOf(ruling: RulingDoc, edition: Edition, words: ChipWords): Following {
  const chips = chipsOf(ruling.effects, words).filter(({ tone }) => tone === 'strong');
  const held = heldOf(ruling, edition);
  const labels = [houseLabel(ruling, edition) ?? [], restLabels(ruling.rests, edition.book.language)]
    .flat()
    .map(({ label }) => label);
  if (!chips.some(({ text }) => /\d/.test(text))) return { ruling, held, consequences: [], labels };
  const byText = Map.groupBy(chips, ({ text }) => text);
  const consequences = [...byText].map(([text, alike]): Consequence => {
    return { text, whose: [...new Set(alike.flatMap((chip) => whoseOf(chip, words)))] };
  });
  return { ruling, held, consequences, labels };
}

/** By name if a consequence concerns parties in one way only; with their part in it if in several. */
function whoseOf(chip: Chip, { effects }: ChipWords): readonly string[] {
  const sides = sidesOf(chip, effects).filter(({ who }) => who !== effects.unstated);
  const isTheirs = chip.to === undefined || chip.to === effects.unstated;
  return sides.map(({ said, who }) => (isTheirs && sides.length === 1 ? who : said));
}

function countOf(groups: readonly FollowingGroup[]): number {
  return groups.reduce((total, { followings }) => total + followings.length, 0);
}
