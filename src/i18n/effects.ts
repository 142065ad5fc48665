/** What effects are called. Every text is whole: nothing is put together from parts of words. */
import type { EffectGroup, WordsOfKinds } from '#model/effects/index.ts';

/** What chips of any kind may need. */
export interface ChipParts {
  readonly modality: Readonly<Record<'must' | 'may' | 'discretion', string>>;
  /** What a modality means, for a reader who hovers or asks. */
  readonly modalityMeans: Readonly<Record<'must' | 'may' | 'discretion', string>>;
  /** The side that the source does not name. */
  readonly unstated: string;
  readonly against: string;
  readonly to: string;
  /** Before whose card, call, lead or score it is. */
  readonly concerns: string;
  /** A consequence `{text}` and where or when it holds, `{at}`. */
  readonly placed: string;
  /** With `{min}` and `{max}`, numbers already written out. */
  readonly span: string;
  /** A number that is not known yet, as it stands in a formula. */
  readonly blank: string;
  /** With `{amount}` and `{unit}`: so much for each. */
  readonly per: string;
  /** Stands for the number where the source names none ("{n} punten"). */
  readonly unstatedNumber: string;
  /** What a list files effects under. */
  readonly groups: Readonly<Record<EffectGroup, string>>;
}

export interface EffectWords extends ChipParts {
  /** The words of each kind of effect; which ones it needs is said in its file (src/model/effects/). */
  readonly kinds: WordsOfKinds;
}
