/**
 * Effects as chips: the consequence in the two or three words that a player reads at arm's length.
 * Pure and free of dictionaries: the words of one language come in as data.
 */
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { EffectKind } from '#i18n/effects.ts';
import type { Effect } from '#model/effect.ts';
import { formatEuro, formatNumber } from '#i18n/language.ts';
import {
  pointForms,
  shownChips,
  sideLabels,
  type Chip,
  type ChipWords,
  type CountedEffect,
  type ShownEffect,
  type Sides,
} from './shown-chips.ts';

export { amountText, modalityMatters, sidesOf, type Chip, type ChipWords } from './shown-chips.ts';

/** One chip per effect, a score one per party, `none` without one. With answers, amounts are computed as far as they are known. */
export function chipsOf(effects: readonly Effect[], words: ChipWords, answers: Answers = {}): readonly Chip[] {
  return shownChips(shownEffects(effects, words), words, answers);
}

/** Effects as a browser needs them: those without an amount are made chips once and for all. */
export function shownEffects(effects: readonly Effect[], words: ChipWords): readonly ShownEffect[] {
  return effects.map((effect) => {
    if (isCounted(effect)) return effect;
    return { chips: plainChips(effect, words), ...('range' in effect ? { range: effect } : {}) };
  });
}

/** What kind of consequence an effect is, for filters. */
export function kindOf(effect: Effect): EffectKind {
  if ('points' in effect || 'score' in effect || 'adjust' in effect || 'tricks' in effect) return 'points';
  if ('fine' in effect) return 'fine';
  if ('range' in effect) return effect.of;
  if ('result' in effect) return 'result';
  if ('removed' in effect) return 'removed';
  if ('permission' in effect || 'substitution' in effect) return 'permission';
  if ('none' in effect) return 'none';
  return 'play';
}

/** A result that nobody wins or loses only concerns somebody. */
const SIDE_OF_RESULT: Readonly<Partial<Record<string, keyof Sides>>> = { won: 'to', lost: 'against' };

function isCounted(effect: Effect): effect is CountedEffect {
  return ['points', 'fine', 'score', 'tricks'].some((key) => key in effect);
}

function plainChips(effect: Exclude<Effect, CountedEffect>, words: ChipWords): readonly Chip[] {
  const { effects: w } = words;
  const kind = kindOf(effect);
  const strong = (text: string, sides: Sides = {}): Chip[] => [
    { text, tone: 'strong', kind, ...sideLabels(sides, words) },
  ];
  const quiet = (text: string, sides: Sides = {}): Chip[] => [
    { text, tone: 'quiet', kind, ...sideLabels(sides, words) },
  ];
  const placed = (text: string, at: string | undefined) => (at === undefined ? text : fill(w.placed, { text, at }));
  if ('range' in effect) {
    const { min, max } = effect.range;
    const write = (n: number) =>
      effect.of === 'fine' ? formatEuro(words.language, n) : formatNumber(words.language, n);
    const span = fill(w.span, { min: write(min), max: write(max) });
    return strong(effect.of === 'fine' ? span : fill(pointForms(effect.kind, words).other, { n: span }), effect);
  }
  if ('result' in effect) {
    const text = placed(w.result[effect.of][effect.result], effect.at);
    const side = { [SIDE_OF_RESULT[effect.result] ?? 'concerns']: effect.for };
    return effect.result === 'stands' ? quiet(text, side) : strong(text, side);
  }
  if ('card' in effect) return strong(w.card[effect.card], { concerns: effect.of });
  if ('lead' in effect) {
    const text = effect.suit === undefined ? w.lead[effect.lead] : fill(w.leadSuit[effect.lead], { suit: effect.suit });
    return strong(text, { concerns: effect.of });
  }
  if ('call' in effect) return strong(w.call[effect.call], { concerns: effect.of });
  if ('pass' in effect) return strong(w.pass[effect.pass], { concerns: effect.of });
  if ('deal' in effect) return strong(w.dealAgain);
  if ('hand' in effect) return strong(placed(w.handDiscarded, effect.at), { concerns: effect.of });
  if ('removed' in effect) return strong(fill(w.removed, { party: words.parties[effect.removed] ?? effect.removed }));
  if ('substitution' in effect) return quiet(w.substitution[effect.substitution], { concerns: effect.for });
  if ('permission' in effect) {
    const text = w.permission[effect.permission];
    return effect.permission === 'granted' ? quiet(text, { to: effect.for }) : strong(text, { concerns: effect.for });
  }
  if ('adjust' in effect) return strong(w.adjust[effect.adjust], { concerns: effect.for });
  // `none` is no statement of its own: the verdict says what holds, and "no penalty" would be wrong over a ranking.
  return [];
}
