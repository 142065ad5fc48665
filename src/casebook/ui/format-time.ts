/** Formats dates with times. */
import type { Language } from '#model/language.ts';
import { formatTime } from './format.ts';

/** When a case was ruled, in local time: `22 nov 2026 14:05`. */
export function formatWhen(language: Language, when: string): string {
  return when === '' ? '' : formatTime(language, 'UTC', { dateStyle: 'medium', timeStyle: 'short' }, `${when}:00Z`);
}

/** When a version was made, in the reader's time zone. */
export function formatMoment(language: Language, at: string): string {
  return formatTime(language, undefined, { dateStyle: 'medium', timeStyle: 'short' }, at);
}
