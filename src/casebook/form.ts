/** The input in the fields of a case. */
import { LIMITS } from './limits.ts';
import { TEXT_DETAILS, type Details } from './types.ts';

const WHEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The details that differ from the initial values: only these are a change, so that a concurrent change of
 * other details is not undone.
 */
export function changesIn(fields: (name: string) => unknown, before: Details): Partial<Details> {
  const changes = TEXT_DETAILS.flatMap((key) => {
    const value = fields(key);
    if (typeof value !== 'string') return [];
    const text = clean(value);
    if (key === 'when' && text !== '' && !WHEN.test(text)) return [];
    return text === before[key] ? [] : [[key, text] as const];
  });
  return Object.fromEntries(changes);
}

/** A text with normalised line breaks, trimmed, without lone surrogates. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
    .trim()
    .slice(0, LIMITS.text)
    .replace(/[\uD800-\uDFFF]/gu, '');
}

/** The local time: `2026-11-22T14:05`. */
export function localTime(clock: number): string {
  const time = new Date(clock);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [String(time.getFullYear()).padStart(4, '0'), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
