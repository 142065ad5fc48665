/** Whether a verdict begins by saying in words what is set in large figures above it. */
import type { EffectWords, Words } from '#i18n/words.ts';
import { type Chip, sidesOf } from './shown-chips.ts';

/**
 * Whether the first sentence of a verdict says no more than its only consequence: its number, what it counts,
 * for whom. Any other word in it and it is not left out.
 * @param words the words of the verdict's language.
 */
export function restatesAmount(
  verdict: string,
  chips: readonly Chip[],
  words: { readonly effects: EffectWords; readonly restated: Words['rule']['restated'] },
): boolean {
  const [chip] = chips;
  const [figure = ''] = /^\d+/.exec(chip?.text ?? '') ?? [];
  if (!chip || chips.length > 1 || figure === '') return false;
  const { numbers, glue } = words.restated;
  const sides = sidesOf(chip, words.effects).filter(({ who }) => who !== words.effects.unstated);
  const known = new Set(wordsOf([chip.text, glue, ...sides.map(({ who }) => who)].join(' ')));
  const number = new Set([figure, ...wordsOf(numbers.split(' ')[Number(figure)] ?? '')]);
  const [first = ''] = verdict.split('; ');
  const said = wordsOf(first);
  return said.some((word) => number.has(word)) && said.every((word) => number.has(word) || known.has(word));
}

/** Without case and accents: "één" is the number of "een". */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d/]+/gu)
      ?.flatMap((word) => word.split('/')) ?? []
  );
}
