/** What the units of time are called: `minute`, `Minuten`, `uur`. */
import type { Language } from '#model/language.ts';

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
const UNITS = Object.keys(SECONDS) as readonly (keyof typeof SECONDS)[];

/** How many seconds a unit of that name lasts, in the singular or the plural; undefined if none of time. */
export function secondsOf(unit: string, language: Language): number | undefined {
  const name = unit.toLowerCase();
  const found = UNITS.find((each) => [1, 2].some((count) => nameOf(each, count, language).toLowerCase() === name));
  return found && SECONDS[found];
}

function nameOf(unit: string, count: number, language: Language): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}
