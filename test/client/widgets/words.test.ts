import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';

/** Every text with its path, and its placeholders. */
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

describe.each(languages.filter((language) => language !== 'nl'))('the widget in %s', (language) => {
  test('puts the same values into the same texts as in Dutch', () => {
    expect(namesIn(packs[language].widget)).toEqual(namesIn(packs.nl.widget));
  });

  test('has no empty text', () => {
    expect(JSON.stringify(packs[language].widget)).not.toContain('""');
  });
});
