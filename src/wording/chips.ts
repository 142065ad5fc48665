/**
 * Effects as chips: the consequence in two or three words, readable at arm's length. Pure and independent of
 * dictionaries: the words of one language are passed in.
 */
import type { Answers } from '#decide/table.ts';
import type { EffectWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import { chipTexts, groupOf, type Effect, type Writer } from '#model/effects/index.ts';
import { countedSpan, moneySpan } from './amounts.ts';
import {
  amountWriter,
  labelled,
  pointForms,
  shownChips,
  withParty,
  type Chip,
  type ShownEffect,
  type ShownWords,
} from './shown-chips.ts';

/** The words that the chips of any effect are made of; all of it plain data. */
export interface ChipWords extends ShownWords {
  readonly effects: EffectWords;
}

/**
 * One chip per effect, one per party for a score, none for `none`. With answers, amounts are computed as far
 * as they are known.
 */
export function chipsOf(effects: readonly Effect[], words: ChipWords, answers: Answers = {}): readonly Chip[] {
  return shownChips(shownEffects(effects, words), words, answers);
}

/** Effects for the browser: those without amounts are converted to chips in advance. */
export function shownEffects(effects: readonly Effect[], words: ChipWords): readonly ShownEffect[] {
  return effects.map((effect) => shownEffect(effect, words));
}

function shownEffect(effect: Effect, words: ChipWords): ShownEffect {
  switch (effect.kind) {
    case 'points':
    case 'fine':
    case 'tricks':
    case 'score':
      return effect;
    case 'range':
      return { kind: 'chips', chips: readyChips(effect, words), range: effect };
    case 'result':
    case 'card':
    case 'lead':
    case 'call':
    case 'pass':
    case 'deal':
    case 'hand':
    case 'removed':
    case 'substitution':
    case 'permission':
    case 'adjust':
    case 'duty':
    case 'mistake':
    case 'play':
    case 'meld':
    case 'pawn':
    case 'becomes':
    case 'tiebreak':
    case 'clock':
    case 'count':
    case 'none':
      return { kind: 'chips', chips: readyChips(effect, words) };
  }
}

function readyChips(effect: Effect, words: ChipWords): readonly Chip[] {
  const permission = groupOf(effect) === 'permission' ? { permission: true as const } : {};
  return chipTexts(effect, words.effects.kinds, writer(words)).map((text) => ({
    ...labelled(text, words),
    ...permission,
  }));
}

function writer(words: ChipWords): Writer {
  return {
    ...amountWriter(words, {}),
    placed: (text, at) => (at === undefined ? text : fill(words.effects.placed, { text, at })),
    specified: (text, at) => (at === undefined ? text : fill(words.effects.specified, { text, at })),
    party: (id) => words.parties[id] ?? id,
    toWhom: (template, id) => withParty(template, words.parties[id] ?? id, words.effects),
    pointsSpan: (range, kind) => countedSpan(range, pointForms(kind, words), words),
    moneySpan: (range) => moneySpan(range, words, false),
  };
}

/** What a browser needs of the words, for effects that have been through {@link shownEffects}. */
export function shownWords({ effects, ...words }: ChipWords): ShownWords {
  const { points, fine, tricks, score } = effects.kinds;
  return { ...words, effects: { ...effects, kinds: { points, fine, tricks, score } } };
}
