/** How much room a ruling leaves, in one line: whether it must be so or may, and who decides. */
import { fill } from '#i18n/fill.ts';
import type { EffectWords } from '#i18n/words.ts';
import type { Modality } from '#model/modality.ts';
import { modalityMatters, type Chip } from './shown-chips.ts';

interface Ruled {
  readonly modality: Modality;
  /** The name of the decider, if the source gives one. */
  readonly decidedBy?: string | undefined;
  /** Where it forbids and the book states no consequence: that, and who decides. */
  readonly unstated?: string | undefined;
}

interface Words {
  readonly modality: EffectWords['modality'];
  /** With `{who}`. */
  readonly decides: string;
}

/**
 * Of that line what no player may miss: who decides, that it need not be so, or that nothing is said to
 * follow.
 */
export function leaveAtTable(ruled: Ruled, chips: readonly Chip[], words: Words): readonly string[] {
  const { modality } = ruled;
  const said = leaveOf(ruled, chips, words);
  return modality === 'must' ? said.filter((each) => each !== words.modality.must) : said;
}

/** "must", "the decision is the supervisor's"; without the former next to a permission, which implies it. */
export function leaveOf(
  { modality, decidedBy, unstated }: Ruled,
  chips: readonly Chip[],
  words: Words,
): readonly string[] {
  const decides = unstated ?? (decidedBy === undefined ? undefined : fill(words.decides, { who: decidedBy }));
  return [...(modalityMatters(chips) ? [words.modality[modality]] : []), ...(decides === undefined ? [] : [decides])];
}
