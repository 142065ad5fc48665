/** The value of an amount with what is known. */
import { parseLinear } from '#model/linear.ts';
import type { Amount } from '#model/amount.ts';
import type { Answers } from './table.ts';

export type Evaluated =
  | { readonly value: number }
  /** Both ends included; from answers that are ranges, or from a lookup whose option is not known. */
  | { readonly min: number; readonly max: number }
  /** The facts that are missing, in order of mention. */
  | { readonly unknown: readonly string[] };

/**
 * Evaluates an amount, in the unit of its effect (points, money, tricks), to nine decimals.
 * @returns for a linear form the facts that are missing where one has no answer, "unknown", or an answer of
 *   the wrong kind; for a lookup then the least and the most of its values.
 */
export function evaluate(amount: Amount, answers: Answers): Evaluated {
  if (typeof amount === 'number') return { value: amount };
  if (typeof amount === 'string') return evaluateLinear(amount, answers);
  const answer = answerTo(amount.by, answers);
  const value =
    answer?.kind === 'option' && Object.hasOwn(amount.values, answer.option) ? amount.values[answer.option] : undefined;
  if (value !== undefined) return { value };
  const values = Object.values(amount.values);
  return { min: Math.min(...values), max: Math.max(...values) };
}

function evaluateLinear(text: string, answers: Answers): Evaluated {
  const form = parseLinear(text);
  if (!form) return { unknown: [] };
  const unknown: string[] = [];
  let min = form.constant;
  let max = form.constant;
  for (const { fact, coefficient } of form.terms) {
    const answer = answerTo(fact, answers);
    if (answer?.kind !== 'range') {
      unknown.push(fact);
      continue;
    }
    const ends = [coefficient * answer.from, coefficient * answer.to];
    min += Math.min(...ends);
    max += Math.max(...ends);
  }
  if (unknown.length > 0) return { unknown };
  return min === max ? { value: tidy(min) } : { min: tidy(min), max: tidy(max) };
}

function answerTo(fact: string, answers: Answers): Answers[string] | undefined {
  return Object.hasOwn(answers, fact) ? answers[fact] : undefined;
}

/** Without the rounding errors of binary fractions, and without a negative zero. */
function tidy(number: number): number {
  return Math.round(number * 1e9) / 1e9 + 0;
}
