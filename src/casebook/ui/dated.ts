/** How days with their hours are said, where a case is kept or opened. */
import type { Language } from '#model/language.ts';
import { timeIn } from './said.ts';

/** When a case was ruled, by the clock of the hall: `22 nov 2026 14:05`. */
export function whenSaid(language: Language, when: string): string {
  return when === '' ? '' : timeIn(language, 'UTC', { dateStyle: 'medium', timeStyle: 'short' }, `${when}:00Z`);
}

/** When a version was made, where the reader is. */
export function atSaid(language: Language, at: string): string {
  return timeIn(language, undefined, { dateStyle: 'medium', timeStyle: 'short' }, at);
}
