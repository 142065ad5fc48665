/** Validates a number field. */
import type { NumberText } from '#wording/phrase.ts';
import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/words.ts';

type Words = WidgetWords['amounts'];

/**
 * Why a number is invalid, with the bound or the nearest valid numbers; undefined if it is valid, or the
 * field is empty.
 */
export function numberProblem({ min, max, step }: NumberText, value: string, words: Words): string | undefined {
  if (value === '') return undefined;
  // In the form used in addresses: 2e2 and 200.0 are rejected.
  if (!/^-?\d+$/.test(value)) return words.notWhole;
  const n = Number(value);
  if (n < min) return fill(words.tooLow, { n, min });
  if (n > max) return fill(words.tooHigh, { n, max });
  const beyond = (n - min) % step;
  if (beyond === 0) return undefined;
  const low = n - beyond;
  return fill(words.offStep, { n, step, low, high: Math.min(low + step, max) });
}

/** The valid numbers: `from 150 to 3000`, with the step if it is not 1. */
export function boundsText({ min, max, step }: NumberText, words: Words): string {
  return step === 1 ? fill(words.bounds, { min, max }) : fill(words.boundsStep, { min, max, step });
}

/**
 * The number one step down or up; undefined when there is none. From an empty field it is the valid number
 * nearest to 0, and from an invalid number the next valid one.
 */
export function nextNumber({ min, max, step }: NumberText, value: string, by: 1 | -1): number | undefined {
  const within = (n: number) => Math.min(Math.max(n, min), max);
  if (value === '') return by > 0 ? within(min + Math.max(0, Math.ceil(-min / step)) * step) : undefined;
  const n = Number(value);
  if (!Number.isFinite(n)) return undefined;
  const steps = (n - min) / step;
  const next = within(min + (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step);
  return next === n ? undefined : next;
}
