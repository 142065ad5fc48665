import { languages } from '#model/language.ts';
import { describe, expect, test } from 'vitest';
import { currencyName, currencySign, formatDay, formatMoney, formatNumber, plural } from '#i18n/language.ts';

const each = (write: (language: (typeof languages)[number]) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language).replace(/\u00a0/g, ' ')]));

describe('as each language writes it', () => {
  test('half a euro', () => {
    expect(each((language) => formatMoney(language, 0.5))).toEqual({
      nl: '€ 0,50',
      da: '0,50 €',
      de: '0,50 €',
      en: '€0.50',
    });
  });
  test('whole euros, without cents', () => {
    expect(each((language) => formatMoney(language, 3))).toEqual({ nl: '€ 3', da: '3 €', de: '3 €', en: '€3' });
    expect(formatMoney('de', 3, undefined, true)).toBe('3,00\u00a0€');
  });
  test('money of another currency, its sign and its name', () => {
    expect(each((language) => formatMoney(language, 25, 'DKK'))).toEqual({
      nl: 'DKK 25',
      da: '25 kr.',
      de: '25 DKK',
      en: 'DKK 25',
    });
    expect(formatMoney('en', 2.5, 'GBP')).toBe('£2.50');
    expect(each((language) => currencySign(language, 'GBP'))).toEqual({ nl: '£', da: '£', de: '£', en: '£' });
    expect(currencyName('en')).toBe('euros');
    expect(currencyName('da', 'DKK')).toBe('danske kroner');
  });
  test('a fraction', () => {
    expect(each((language) => formatNumber(language, 2.5))).toEqual({ nl: '2,5', da: '2,5', de: '2,5', en: '2.5' });
  });
  test('thousands, apart from five digits on', () => {
    expect(each((language) => formatNumber(language, 1500))).toEqual({
      nl: '1500',
      da: '1500',
      de: '1500',
      en: '1500',
    });
    expect(each((language) => formatNumber(language, 12345))).toEqual({
      nl: '12.345',
      da: '12.345',
      de: '12.345',
      en: '12,345',
    });
  });
  test('a number below nothing, with a minus sign', () => {
    expect(each((language) => formatNumber(language, -400))).toEqual({
      nl: '−400',
      da: '−400',
      de: '−400',
      en: '−400',
    });
  });
  test('a day', () => {
    expect(each((language) => formatDay(language, '2020-09-05'))).toEqual({
      nl: '5 september 2020',
      da: '5. september 2020',
      de: '5. September 2020',
      en: '5 September 2020',
    });
  });
});

test('one is singular and nothing is plural, in every language', () => {
  const forms = { one: 'one', other: 'other' };
  expect(languages.map((language) => [0, 1, 2].map((n) => plural(language, forms, n)).join())).toEqual(
    languages.map(() => 'other,one,other'),
  );
});
