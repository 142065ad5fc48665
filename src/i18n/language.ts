/** How each language counts, and writes numbers and days. */
import type { Language } from '#model/language.ts';
import { fill } from './fill.ts';

/** A text that depends on a count; which form is used is the language's own rule (Intl.PluralRules). */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** What Intl makes takes long to make; a page asks for the same a hundred times. */
type Kept<Made> = Partial<Record<string, Made>>;
const counting: Kept<Intl.PluralRules> = {};
const numbers: Kept<Intl.NumberFormat> = {};
const days: Kept<Intl.DateTimeFormat> = {};

/** How Intl is asked for a language: English is British in its days and lists, as in its spelling. */
export function locale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

/** The form for a count. */
export function plural(language: Language, forms: Plural, count: number): string {
  const rules = (counting[language] ??= new Intl.PluralRules(language));
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

/** A count in words: `3 oefeningen`, `1 zaak`. */
export function counted(language: Language, forms: Plural, n: number): string {
  return fill(plural(language, forms, n), { n });
}

/** Several things in one sentence: `de leider en de blinde`. */
export function listed(language: Language, texts: readonly string[]): string {
  return new Intl.ListFormat(locale(language)).format(texts);
}

/**
 * A number in the language's format: `12.345,5` in Dutch, Danish and German, with a minus sign instead of a
 * hyphen. Four digits are not grouped, as in the rule texts. Rounded to two decimals.
 */
export function formatNumber(language: Language, value: number): string {
  return written(language, value, { maximumFractionDigits: 2 });
}

/** What books count money in that name no currency. */
const EURO = 'EUR';

/**
 * An amount of money as the language writes it; without `cents` only where there are some.
 * @param currency by its code (ISO 4217).
 */
export function formatMoney(language: Language, value: number, currency = EURO, cents = false): string {
  const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return written(language, value, {
    style: 'currency',
    currency,
    ...(cents || !Number.isInteger(value) ? {} : whole),
  });
}

/** What stands beside an amount: `€`, `kr.`, `£`. */
export function currencySign(language: Language, currency: string): string {
  return currencyIn(language, currency, 'symbol');
}

/** What an amount counts: `euros`, `danske kroner`. */
export function currencyName(language: Language, currency = EURO): string {
  return currencyIn(language, currency, 'name');
}

function currencyIn(language: Language, currency: string, currencyDisplay: 'symbol' | 'name'): string {
  const parts = new Intl.NumberFormat(locale(language), { style: 'currency', currency, currencyDisplay }).formatToParts(
    2,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function written(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  const format = (numbers[language + JSON.stringify(options)] ??= new Intl.NumberFormat(locale(language), {
    ...options,
    useGrouping: 'min2',
  }));
  return format.format(value).replace('-', '−');
}

/** A day (YYYY-MM-DD) written out: `5 september 2020`. */
export function formatDay(language: Language, day: string): string {
  const format = (days[language] ??= new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }));
  return format.format(new Date(`${day}T00:00:00Z`));
}
