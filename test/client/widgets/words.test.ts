import { describe, expect, test } from 'vitest';
import { uiLanguages } from '#i18n/language.ts';
import { widgetWords } from '#i18n/widget.ts';

/** Every text with its path, and the names that stand in it. */
function namesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string')
    return [
      `${path}: ${[...value.matchAll(/\{(\w+)\}/g)]
        .map(([name]) => name)
        .sort()
        .join(' ')}`,
    ];
  return Object.entries(value as object).flatMap(([key, each]) => namesIn(each, `${path}.${key}`));
}

describe.each(uiLanguages.filter((language) => language !== 'nl'))('the widget in %s', (language) => {
  test('puts the same values into the same texts as in Dutch', () => {
    expect(namesIn(widgetWords[language])).toEqual(namesIn(widgetWords.nl));
  });

  test('has no empty text', () => {
    expect(JSON.stringify(widgetWords[language])).not.toContain('""');
  });
});
