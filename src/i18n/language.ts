/** Languages of the interface; a book's pages speak the book's own. */
export const uiLanguages = ['nl', 'da', 'de', 'en'] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** A text that depends on a count; which form is used is the language's own rule (Intl.PluralRules). */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** The form for a count. */
export function plural(language: UiLanguage, forms: Plural, count: number): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

/**
 * A number as the language writes it: `12.345,5` in Dutch, Danish and German, with a minus and no hyphen before it.
 * Four digits stand together, as they do in the rule texts. Rounded to two decimals.
 */
export function formatNumber(language: UiLanguage, value: number): string {
  return written(language, value, { maximumFractionDigits: 2 });
}

/** An amount in euro as the language writes it; without `cents` only where there are some. */
export function formatEuro(language: UiLanguage, value: number, cents = false): string {
  const digits = cents || !Number.isInteger(value) ? 2 : 0;
  return written(language, value, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function written(language: UiLanguage, value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, { ...options, useGrouping: 'min2' }).format(value).replace('-', '−');
}

/** A day (YYYY-MM-DD) written out: `5 september 2020`. */
export function formatDay(language: UiLanguage, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
