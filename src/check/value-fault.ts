/** One answer, as examples and rulings give it, against its fact. */
import type { Position } from '#library/source.ts';
import { optionsOf } from '#library/table.ts';
import type { Fact } from '#model/index.ts';
import type { EditionContent } from './content.ts';
import { finding, type Finding } from './finding.ts';
import { didYouMean } from './suggest.ts';

/** What is wrong with a value for a fact: no such option, no number, or one that cannot be. Empty if it can be. */
export function valueFault(
  { book }: EditionContent,
  id: string,
  fact: Fact,
  value: string | number,
  at: Position,
): readonly Finding[] {
  if (!('number' in fact)) {
    const options = optionsOf(fact, book.data.language).map((each) => each.id);
    if (options.includes(String(value))) return [];
    return [
      finding('unknown-option', at, `\`${id}\` has no option \`${value}\`.${didYouMean(String(value), options)}`),
    ];
  }
  const { min, max, step = 1 } = fact.number;
  if (typeof value === 'string') {
    return [finding('not-a-number', at, `\`${id}\` is a number, and \`${value}\` is none. Give one whole number.`)];
  }
  if (value < min || value > max) {
    const message = `\`${value}\` leaves the bounds of \`${id}\`, which goes from ${min} to ${max}.`;
    return [finding('number-out-of-bounds', at, message)];
  }
  if ((value - min) % step === 0) return [];
  return [finding('not-a-step', at, `\`${id}\` is never ${value}: it goes from ${min} in steps of ${step}.`)];
}
