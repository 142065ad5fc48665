/** Facts about packs in words. */
import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/language.ts';
import type { Language } from '#model/language.ts';
import type { Progress } from '#offline/packs.ts';
import type { PackInfo } from '#offline/release.ts';
import type { Setting } from './setting.ts';

/** Bytes in the units of a data plan: `0,3 MB`, `90 kB`, never zero. */
export function formatSize(language: Language, bytes: number): string {
  const [unit, value] =
    bytes < 100_000
      ? (['kilobyte', Math.max(1, Math.ceil(bytes / 1000))] as const)
      : bytes < 1_000_000_000
        ? (['megabyte', bytes / 1_000_000] as const)
        : (['gigabyte', bytes / 1_000_000_000] as const);
  const maximumFractionDigits = value < 10 && unit !== 'kilobyte' ? 1 : 0;
  const said = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value);
  return said.replace(' ', NO_BREAK);
}
/** A number and its unit are not separated by a line break. */
const NO_BREAK = '\u00a0';

/**
 * The current edition in a pack, whose pages have no date in their address; undefined for a pack that has
 * none.
 */
export function editionText(
  { words, language }: Setting,
  { editions }: Pick<PackInfo, 'editions'>,
): string | undefined {
  const edition = editions.find(({ current }) => current);
  if (!edition) return undefined;
  const { from, title } = edition;
  return from === undefined
    ? fill(words.book.undated, { edition: title })
    : fill(words.book.edition, { edition: title, day: formatDay(language, from) });
}

/** Progress from 0 to 1. */
export function progressShare({ fetched, toFetch }: Progress): number {
  return toFetch <= 0 ? 1 : Math.min(1, fetched / toFetch);
}
