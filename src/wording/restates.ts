/** Whether a verdict begins by saying what is set in large type above it. */
import type { EffectWords, Words } from '#i18n/words.ts';
import { type Chip, sidesOf } from './shown-chips.ts';

/**
 * Whether the first sentence of a verdict says no more than its consequences: every number once, what it
 * counts, for whom, and what else follows. Any other word in it and it is not left out. Without a number it
 * is its only consequence word for word.
 * @param words the words of the verdict's language.
 */
export function restatesAmount(
  verdict: string,
  chips: readonly Chip[],
  words: { readonly effects: EffectWords; readonly restated: Words['rule']['restated'] },
): boolean {
  const figures = chips.flatMap(({ text }) => text.match(/\d+/g) ?? []);
  const [first = ''] = verdict.split('; ');
  if (figures.length === 0) {
    const [only] = chips;
    return chips.length === 1 && wordsOf(first).join(' ') === wordsOf(only?.text ?? '').join(' ');
  }
  if (chips.some(({ tone }) => tone === 'quiet')) return false;
  const { numbers, glue } = words.restated;
  const sides = chips.flatMap((chip) => sidesOf(chip, words.effects)).map(({ who }) => who);
  const named = sides.filter((who) => who !== words.effects.unstated);
  const known = new Set(wordsOf([...chips.map(({ text }) => text), glue, ...named].join(' ')));
  const left = wordsOf(first);
  // Each figure is taken out of what is said once.
  const areSaid = figures.every((figure) => {
    const number = new Set([figure, ...wordsOf(numbers.split(' ')[Number(figure)] ?? '')]);
    const at = left.findIndex((word) => number.has(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return areSaid && left.every((word) => known.has(word) && !/^\d/.test(word));
}

/** Without case and accents: "één" is the number of "een". */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d/]+/gu)
      ?.flatMap((word) => word.split('/')) ?? []
  );
}
