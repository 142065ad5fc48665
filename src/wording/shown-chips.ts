/**
 * Chips whose amounts wait for numbers: what the browser computes while someone types. Effects without an amount are
 * chips already when they get here (see {@link ShownEffect}), so that their words and branches stay in the build.
 */
import type { Language } from '#model/language.ts';
import { sentence } from './phrase.ts';
import { evaluate } from '#decide/amount.ts';
import type { Answers } from '#decide/table.ts';
import type { EffectKind, EffectWords } from '#i18n/effects.ts';
import { fill } from '#i18n/fill.ts';
import { formatEuro, formatNumber, plural, type Plural } from '#i18n/language.ts';
import type { Amount } from '#model/amount.ts';
import type { Effect } from '#model/effect.ts';
import { UNSTATED_AMOUNT, parseLinear } from '#model/linear.ts';

export interface Chip {
  readonly text: string;
  /** Strong: something is won, lost or paid. Quiet: a permission, or nothing. */
  readonly tone: 'strong' | 'quiet';
  readonly kind: EffectKind;
  /** Label of who bears it; absent where the effect names nobody. */
  readonly against?: string;
  /** Label of who gains. */
  readonly to?: string;
  /** Label of whose card, call, lead or score it is, where the effect neither burdens nor favours them by itself. */
  readonly concerns?: string;
}

/** The words that chips are made of; all of it plain data. */
export interface ChipWords {
  readonly effects: EffectWords;
  /** Per kind of points, `{n}` for the number. The first one is meant where an effect names none. */
  readonly points: Readonly<Record<string, Plural>>;
  /** Labels of the parties. */
  readonly parties: Readonly<Record<string, string>>;
  /** What a number fact counts: "2 points per game". */
  readonly units: Readonly<Record<string, string>>;
  /** What a number fact is called in a formula, where that is not its unit. */
  readonly names?: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** The effects whose amount answers can change. */
export type CountedEffect = Extract<
  Effect,
  { points: unknown } | { fine: unknown } | { score: unknown } | { tricks: unknown }
>;
/** The arbiter's own choice: no answer changes it, but it counts where several rulings are compared. */
export type RangeEffect = Extract<Effect, { range: unknown }>;
/** An effect as a browser needs it: one to compute, or chips that nothing can change. */
export type ShownEffect = CountedEffect | { readonly chips: readonly Chip[]; readonly range?: RangeEffect };

/** The chips of effects that are ready to be shown; with answers, amounts are computed as far as they are known. */
export function shownChips(effects: readonly ShownEffect[], words: ChipWords, answers: Answers = {}): readonly Chip[] {
  return effects.flatMap((effect) => chipsOfShown(effect, words, answers));
}

/** Whether "must" or "may" says something beside these chips: not beside a permission, which is one, nor beside none. */
export function modalityMatters(chips: readonly Chip[]): boolean {
  return chips.some(({ kind }) => kind !== 'permission');
}

function chipsOfShown(effect: ShownEffect, words: ChipWords, answers: Answers): readonly Chip[] {
  const { effects: w } = words;
  const strong = (kind: EffectKind, text: string, sides: Sides = {}): Chip[] => [
    { text, tone: 'strong', kind, ...sideLabels(sides, words) },
  ];
  if ('chips' in effect) return effect.chips;
  if ('points' in effect) return strong('points', pointsText(effect.points, effect.kind, words, answers), effect);
  if ('fine' in effect) return strong('fine', euros(effect.fine, words, answers), effect);
  if ('score' in effect) {
    return Object.entries(effect.score).flatMap(([party, amount]) =>
      strong(
        'points',
        fill(w.score, {
          party: sentence(words.parties[party] ?? party),
          points: pointsText(amount, effect.kind, words, answers),
        }),
      ),
    );
  }
  return strong('points', counted(w.tricks, effect.tricks, words, answers), { against: effect.from, to: effect.to });
}

export interface Sides {
  readonly against?: string | undefined;
  readonly to?: string | undefined;
  readonly concerns?: string | undefined;
}

const sides = ['against', 'to', 'concerns'] as const satisfies readonly (keyof Sides)[];

/** Who bears it, who gains, and whom it is about, by label. */
export function sideLabels(effect: Sides, words: ChipWords): Pick<Chip, keyof Sides> {
  const label = (party: string) => (party === 'unstated' ? words.effects.unstated : (words.parties[party] ?? party));
  return Object.fromEntries(
    sides.flatMap((side) => {
      const party = effect[side];
      return party === undefined ? [] : [[side, label(party)]];
    }),
  );
}

/** The sides of a chip as they are shown behind it: what they are to it, and who they are. */
export function sidesOf(chip: Chip, effects: EffectWords): readonly { readonly label: string; readonly who: string }[] {
  return sides.flatMap((side) => {
    const who = chip[side];
    return who === undefined ? [] : [{ label: effects[side], who }];
  });
}

/** The words for a kind of points; the book's first where none is named. */
export function pointForms(kind: string | undefined, words: ChipWords): Plural {
  const forms = kind === undefined ? Object.values(words.points)[0] : words.points[kind];
  return forms ?? { one: '{n}', other: '{n}' };
}

/** An amount of points with its word, computed as far as the answers allow. */
function pointsText(amount: Amount, kind: string | undefined, words: ChipWords, answers: Answers): string {
  return counted(pointForms(kind, words), amount, words, answers);
}

function counted(forms: Plural, amount: Amount, words: ChipWords, answers: Answers): string {
  if (amount === UNSTATED_AMOUNT) return fill(forms.other, { n: words.effects.unstatedNumber });
  const written = (value: number) =>
    fill(plural(words.language, forms, value), { n: formatNumber(words.language, value) });
  const result = evaluate(amount, answers);
  if ('value' in result) return written(result.value);
  const per = perUnit(amount, written, words, answers);
  if (per !== undefined) return per;
  const text = amountText(amount, words, answers);
  // Behind a formula the unit would belong to its last part only.
  return typeof amount === 'string' && !('min' in result) ? text : fill(forms.other, { n: text });
}

function euros(amount: Amount, words: ChipWords, answers: Answers): string {
  if (amount === UNSTATED_AMOUNT) return words.effects.unstatedFine;
  // Computed amounts stand beside each other, so all of them have cents.
  const written = (value: number) => formatEuro(words.language, value, typeof amount === 'string');
  const result = evaluate(amount, answers);
  if ('value' in result) return written(result.value);
  if ('min' in result) return fill(words.effects.span, { min: written(result.min), max: written(result.max) });
  const per = perUnit(amount, written, words, answers);
  if (per !== undefined) return per;
  const formula = amountText(amount, words, answers);
  return fill(words.effects.euros, { n: /\s/.test(formula) ? `(${formula})` : formula });
}

/** "2 points per game": how people say a multiple of one number that they do not know yet. */
function perUnit(
  amount: Amount,
  written: (value: number) => string,
  words: ChipWords,
  answers: Answers,
): string | undefined {
  const linear = typeof amount === 'string' && !('min' in evaluate(amount, answers)) ? parseLinear(amount) : undefined;
  const [term, ...others] = linear?.terms ?? [];
  if (!linear || !term || others.length > 0 || linear.constant !== 0 || term.coefficient <= 0) return undefined;
  const unit = words.units[term.fact] ?? term.fact;
  // What is counted in points itself: twice the bid is not "2 points per point".
  if (written(1) === `1 ${unit}`) return undefined;
  return fill(words.effects.per, { amount: written(term.coefficient), unit });
}

/** An amount: its value where it is known, and else its formula. */
export function amountText(amount: Amount, words: ChipWords, answers: Answers = {}): string {
  const number = (value: number) => formatNumber(words.language, value);
  const result = evaluate(amount, answers);
  if ('value' in result) return number(result.value);
  if ('min' in result) return fill(words.effects.span, { min: number(result.min), max: number(result.max) });
  return formulaText(amount, words, answers);
}

/**
 * An amount in symbols, with what is known filled in: `2 × games`, `−2 × 150 + meld`, or `1 to 3` for a lookup whose
 * choice is open. Unlike {@link amountText} it shows the way and not the result.
 */
export function formulaText(amount: Amount, words: ChipWords, answers: Answers = {}): string {
  const number = (value: number) => formatNumber(words.language, value);
  if (typeof amount !== 'string') return amountText(amount, words, answers);
  const linear = parseLinear(amount);
  if (!linear) return words.effects.blank;
  const terms = linear.terms.map(({ fact, coefficient }) => {
    const answer = answers[fact];
    const known =
      answer?.kind === 'range' && answer.from === answer.to
        ? number(answer.from)
        : (words.names?.[fact] ?? words.units[fact] ?? fact);
    const [times, by] = fraction(Math.abs(coefficient));
    const text = (times === 1 ? known : `${number(times)} × ${known}`) + (by === 1 ? '' : ` ÷ ${by}`);
    return { negative: coefficient < 0, text };
  });
  if (linear.constant !== 0) terms.push({ negative: linear.constant < 0, text: number(Math.abs(linear.constant)) });
  return terms
    .map(({ negative, text }, i) => (i === 0 ? (negative ? `−${text}` : text) : negative ? ` − ${text}` : ` + ${text}`))
    .join('');
}

/** A positive number as people write it by hand: 0.75 is 3 over 4. Over 1 where no small divisor makes it whole. */
function fraction(number: number): readonly [times: number, by: number] {
  for (let by = 1; by < 100; by++) {
    const times = Math.round(number * by);
    if (Math.abs(number * by - times) < 1e-9) return [times, by];
  }
  return [number, 1];
}
