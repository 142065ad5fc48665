/**
 * Chips whose amounts wait for numbers: what the browser computes while someone types. Effects that count
 * nothing are chips already when they get here (see {@link ShownEffect}), so that their words and files stay
 * in the build.
 */
import type { Stake } from '#decide/effects.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { Plural } from '#i18n/language.ts';
import type { AmountWriter, ChipText, Sides, Span } from '#model/effects/kind.ts';
import * as fine from '#model/effects/fine.ts';
import * as points from '#model/effects/points.ts';
import * as score from '#model/effects/score.ts';
import * as tricks from '#model/effects/tricks.ts';
import type { EffectOf, WordsOfKinds } from '#model/effects/types.ts';
import { counted, countedSpan, money, moneySpan, type AmountWords } from './amounts.ts';
import { sentence } from './phrase.ts';

export interface Chip {
  readonly text: string;
  /** Strong: something is won, lost or paid. Quiet: a permission, or nothing. */
  readonly tone: 'strong' | 'quiet';
  /** Whether it states a permission, so that "must" or "may" would be redundant. */
  readonly permission?: true;
  /** Label of who bears it; absent if the effect names no party. */
  readonly against?: string;
  /** Label of who gains. */
  readonly to?: string;
  /** Label of whose card, call, lead or score it is, if the effect is neither a burden nor an advantage. */
  readonly concerns?: string;
}

/** The most characters of a chip that stands on one line of a phone. */
const ONE_LINE = 28;

/** Whether a chip is read at a glance, as a pill or in large type; a longer one is a sentence. */
export function isGlance({ text }: Pick<Chip, 'text'>): boolean {
  return text.length <= ONE_LINE;
}

/** The words that chips with amounts are made of. */
export interface ShownWords extends AmountWords {
  readonly effects: AmountWords['effects'] & { readonly kinds: Pick<WordsOfKinds, ComputedKind> };
  /** Labels of the parties. */
  readonly parties: Readonly<Record<string, string>>;
}

/** What an answer can change. */
type ComputedKind = 'points' | 'fine' | 'tricks' | 'score';
/** Chips that no answer changes; a range counts all the same where several rulings are compared. */
interface ReadyChips {
  readonly kind: 'chips';
  readonly chips: readonly Chip[];
  readonly range?: EffectOf<'range'>;
}
/** An effect as a browser needs it: one to compute, or chips. */
export type ShownEffect = EffectOf<ComputedKind> | ReadyChips;

/**
 * The chips of effects that are ready to be shown; with answers, amounts are computed as far as they are
 * known.
 */
export function shownChips(effects: readonly ShownEffect[], words: ShownWords, answers: Answers = {}): readonly Chip[] {
  const write = amountWriter(words, answers);
  return effects.flatMap((effect) =>
    effect.kind === 'chips' ? effect.chips : textsOf(effect, words, write).map((text) => labelled(text, words)),
  );
}

/** Whether "must" or "may" adds anything: not to a permission, and not without chips. */
export function modalityMatters(chips: readonly Chip[]): boolean {
  return chips.some(({ permission }) => !permission);
}

/** What is at stake as one chip: from the smallest to the largest possible amount. */
export function stakeChip(stake: Stake & { readonly range: Span }, words: ShownWords): Chip {
  return labelled({ text: stakeText(stake, words), tone: 'strong', sides: stake }, words);
}

function stakeText({ of, pointKind, range }: Stake & { readonly range: Span }, words: ShownWords): string {
  switch (of) {
    case 'points':
      return countedSpan(range, pointForms(pointKind, words), words);
    case 'tricks':
      return countedSpan(range, words.effects.kinds.tricks, words);
    case 'fine':
      return moneySpan(range, words, true);
  }
}

function textsOf(effect: EffectOf<ComputedKind>, { effects }: ShownWords, write: AmountWriter): readonly ChipText[] {
  const { kinds } = effects;
  switch (effect.kind) {
    case 'points':
      return points.chips(effect, kinds.points, write);
    case 'fine':
      return fine.chips(effect, kinds.fine, write);
    case 'tricks':
      return tricks.chips(effect, kinds.tricks, write);
    case 'score':
      return score.chips(effect, kinds.score, write);
  }
}

/** A chip with the labels of its parties. */
export function labelled({ text, tone, sides = {} }: ChipText, words: ShownWords): Chip {
  return { text, tone, ...sideLabels(sides, words) };
}

/** How amounts are written with these words and answers. */
export function amountWriter(words: ShownWords, answers: Answers): AmountWriter {
  return {
    fill,
    counted: (amount, forms) => counted(amount, forms, words, answers),
    points: (amount, kind) => counted(amount, pointForms(kind, words), words, answers),
    money: (amount, formula) => money(amount, formula, words, answers),
    partyFirst: (id) => sentence(words.parties[id] ?? id),
  };
}

/** The parts that a party may have in a consequence, in the order in which they are written. */
export const sides = ['against', 'to', 'concerns'] as const satisfies readonly (keyof Sides)[];

/** Who bears it, who gains, and whom it is about, by label. */
function sideLabels(named: Sides, words: ShownWords): Pick<Chip, keyof Sides> {
  const label = (party: string) => (party === 'unstated' ? words.effects.unstated : (words.parties[party] ?? party));
  return Object.fromEntries(
    sides.flatMap((side) => {
      const party = named[side];
      return party === undefined ? [] : [[side, label(party)]];
    }),
  );
}

/** The words that sides are put into. */
type SideWords = Pick<AmountWords['effects'], keyof Sides | 'whom' | 'unstated' | 'unnamed'>;

/**
 * The sides of a chip as shown after it: "against the offender", only who it is if it is about them, and of
 * one that the source does not name that it does not.
 */
export function sidesOf(chip: Chip, effects: SideWords): readonly { readonly said: string; readonly who: string }[] {
  return sides.flatMap((side) => {
    const who = chip[side];
    if (who === undefined) return [];
    if (unnamed(chip, side, effects)) return [{ said: effects.unnamed[side], who }];
    return [{ said: side === 'concerns' ? who : sideText(side, who, effects), who }];
  });
}

/** A chip within a text: "10 points against the offender", "the declarer: card taken back". */
export function chipInWords(chip: Chip, effects: SideWords): string {
  const { concerns } = chip;
  const named = (['against', 'to'] as const).flatMap((side) => {
    const who = chip[side];
    return who === undefined || unnamed(chip, side, effects) ? [] : [sideText(side, who, effects)];
  });
  const unsaid = sides.filter((side) => unnamed(chip, side, effects)).map((side) => effects.unnamed[side]);
  const what = [chip.text, named.join(', ')].filter((part) => part !== '').join(' ');
  const said =
    concerns === undefined || unnamed(chip, 'concerns', effects)
      ? what
      : fill(effects.concerns, { who: concerns, what });
  return unsaid.length === 0 ? said : `${said} (${unsaid.join('; ')})`;
}

/** The words before a party that is shown in an element of its own: "against ". */
export function sideLead(side: Exclude<keyof Sides, 'concerns'>, effects: SideWords): string {
  // A language that declines would say them otherwise after a preposition; a colon keeps them as they are.
  return effects[side].replace('{who}', '').replace(' {whom}', ': ');
}

function sideText(side: Exclude<keyof Sides, 'concerns'>, who: string, effects: SideWords): string {
  return withParty(effects[side], who, effects);
}

/** A text with the label of a party in it: `{who}`, or `{whom}` where the language declines. */
export function withParty(template: string, who: string, effects: Pick<SideWords, 'whom'>): string {
  return fill(template, { who, whom: whomOf(who, effects) });
}

/** A label after a preposition: the language says what its beginning becomes. */
function whomOf(who: string, { whom }: Pick<SideWords, 'whom'>): string {
  const [begins, becomes] = Object.entries(whom).find(([from]) => who.startsWith(from)) ?? ['', ''];
  return becomes + who.slice(begins.length);
}

/** Whether the source leaves open who this side of a consequence is. */
export function unnamed(chip: Chip, side: keyof Sides, { unstated }: { readonly unstated: string }): boolean {
  return chip[side] === unstated;
}

/** Whether the name of a kind of points says how many they are: "10 or 15 points". */
export function saysItsNumber(kind: string | undefined, words: AmountWords): boolean {
  return !pointForms(kind, words).other.includes('{n}');
}

/** The words for a kind of points, by default the book's first. */
export function pointForms(kind: string | undefined, words: AmountWords): Plural {
  const forms = kind === undefined ? Object.values(words.points)[0] : words.points[kind];
  return forms ?? { one: '{n}', other: '{n}' };
}
