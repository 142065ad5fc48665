/** Formats dates with times. */
import type { Language } from '#model/language.ts';
import { timeIn } from './said.ts';

/** When a case was ruled, in local time: `22 nov 2026 14:05`. */
export function whenSaid(language: Language, when: string): string {
  return when === '' ? '' : timeIn(language, 'UTC', { dateStyle: 'medium', timeStyle: 'short' }, `${when}:00Z`);
}

/** When a version was made, in the reader's time zone. */
export function atSaid(language: Language, at: string): string {
  return timeIn(language, undefined, { dateStyle: 'medium', timeStyle: 'short' }, at);
}
