/**
 * Chips whose amounts wait for numbers: what the browser computes while someone types. Effects that count nothing are
 * chips already when they get here (see {@link ShownEffect}), so that their words and files stay in the build.
 */
import type { Stake } from '#decide/effects.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { Plural } from '#i18n/language.ts';
import type { ChipText, EffectGroup, Sides, Writer } from '#model/effects/kind.ts';
import * as fine from '#model/effects/fine.ts';
import * as points from '#model/effects/points.ts';
import * as range from '#model/effects/range.ts';
import * as score from '#model/effects/score.ts';
import * as tricks from '#model/effects/tricks.ts';
import type { CountedEffect, WordsOfKinds } from '#model/effects/types.ts';
import { counted, countedResult, euros, eurosResult, numberSpan, type AmountWords } from './amounts.ts';
import { sentence } from './phrase.ts';

export interface Chip {
  readonly text: string;
  /** Strong: something is won, lost or paid. Quiet: a permission, or nothing. */
  readonly tone: 'strong' | 'quiet';
  readonly group: EffectGroup;
  /** Label of who bears it; absent where the effect names nobody. */
  readonly against?: string;
  /** Label of who gains. */
  readonly to?: string;
  /** Label of whose card, call, lead or score it is, where the effect neither burdens nor favours them by itself. */
  readonly concerns?: string;
}

/** The words that chips with amounts are made of. */
export interface ShownWords extends AmountWords {
  readonly effects: AmountWords['effects'] & { readonly kinds: Pick<WordsOfKinds, CountedEffect['kind']> };
  /** Labels of the parties. */
  readonly parties: Readonly<Record<string, string>>;
}

/** An effect as a browser needs it: one to compute, or chips that nothing can change. */
export type ShownEffect = CountedEffect | { readonly kind: 'chips'; readonly chips: readonly Chip[] };

/** The chips of effects that are ready to be shown; with answers, amounts are computed as far as they are known. */
export function shownChips(effects: readonly ShownEffect[], words: ShownWords, answers: Answers = {}): readonly Chip[] {
  const write = writer(words, answers);
  return effects.flatMap((effect) => chipsOfShown(effect, words, write));
}

/** Whether "must" or "may" says something beside these chips: not beside a permission, which is one, nor beside none. */
export function modalityMatters(chips: readonly Chip[]): boolean {
  return chips.some(({ group }) => group !== 'permission');
}

/** What is at stake as one chip: from the least to the most that may follow. */
export function stakeChip(
  { of, pointKind, against, to }: Stake,
  { min, max }: { readonly min: number; readonly max: number },
  words: ShownWords,
): Chip {
  const known = min === max ? { value: min } : { min, max };
  const sides = sideLabels({ against, to }, words);
  switch (of) {
    case 'points':
      return { text: countedResult(known, pointForms(pointKind, words), words), tone: 'strong', group: of, ...sides };
    case 'tricks': {
      const text = countedResult(known, words.effects.kinds.tricks, words);
      return { text, tone: 'strong', group: tricks.group(), ...sides };
    }
    case 'fine':
      return { text: eurosResult(known, words, true), tone: 'strong', group: of, ...sides };
  }
}

function chipsOfShown(effect: ShownEffect, words: ShownWords, write: Writer): readonly Chip[] {
  const { kinds } = words.effects;
  const chips = (texts: readonly ChipText[], group: EffectGroup) => texts.map((text) => labelled(text, group, words));
  switch (effect.kind) {
    case 'chips':
      return effect.chips;
    case 'points':
      return chips(points.chips(effect, kinds.points, write), points.group());
    case 'fine':
      return chips(fine.chips(effect, kinds.fine, write), fine.group());
    case 'tricks':
      return chips(tricks.chips(effect, kinds.tricks, write), tricks.group());
    case 'score':
      return chips(score.chips(effect, kinds.score, write), score.group());
    case 'range':
      return chips(range.chips(effect, kinds.range, write), range.group(effect));
  }
}

/** A chip with the labels of its parties. */
export function labelled({ text, tone, sides = {} }: ChipText, group: EffectGroup, words: ShownWords): Chip {
  return { text, tone, group, ...sideLabels(sides, words) };
}

/** How chips are written with these words and answers. */
export function writer(words: ShownWords, answers: Answers): Writer {
  const party = (id: string) => words.parties[id] ?? id;
  return {
    fill,
    placed: (text, at) => (at === undefined ? text : fill(words.effects.placed, { text, at })),
    party,
    partyFirst: (id) => sentence(party(id)),
    counted: (amount, forms) => counted(amount, forms, words, answers),
    pointForms: (kind) => pointForms(kind, words),
    euros: (amount, formula) => euros(amount, formula, words, answers),
    span: (min, max, unit) => (unit === 'euro' ? eurosResult({ min, max }, words) : numberSpan({ min, max }, words)),
  };
}

const sides = ['against', 'to', 'concerns'] as const satisfies readonly (keyof Sides)[];

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

/** The sides of a chip as they are shown behind it: what they are to it, and who they are. */
export function sidesOf(
  chip: Chip,
  effects: Pick<AmountWords['effects'], keyof Sides>,
): readonly { readonly label: string; readonly who: string }[] {
  return sides.flatMap((side) => {
    const who = chip[side];
    return who === undefined ? [] : [{ label: effects[side], who }];
  });
}

/** The words for a kind of points; the book's first where none is named. */
function pointForms(kind: string | undefined, words: AmountWords): Plural {
  const forms = kind === undefined ? Object.values(words.points)[0] : words.points[kind];
  return forms ?? { one: '{n}', other: '{n}' };
}
