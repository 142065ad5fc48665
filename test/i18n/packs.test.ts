import { describe, expect, test } from 'vitest';
import type { Words } from '#i18n/words.ts';
import { packs } from '#i18n/packs.ts';
import * as nl from '#i18n/nl/index.ts';
import { languages, type Language } from '#model/language.ts';

/** Checked by the compiler alone: each of these fails to compile if its error goes away. */
export function whatTheCompilerNames(): readonly unknown[] {
  const { widget, ...withoutWidget } = nl;
  // @ts-expect-error a language that says nothing in the widgets
  const lacksPurpose: Words = withoutWidget;
  const { no, ...withoutNo } = nl.choice;
  // @ts-expect-error a language without its word for no
  const lacksNo: Words = { ...nl, choice: withoutNo };
  const { ace, ...withoutAce } = nl.conceptLabels;
  // @ts-expect-error a language that has no name for a concept
  const lacksConcept: Words = { ...nl, conceptLabels: withoutAce };
  const { de, ...withoutGerman } = packs;
  // @ts-expect-error a language that has no folder
  const lacksLanguage: Readonly<Record<Language, Words>> = withoutGerman;
  return [widget, lacksPurpose, no, lacksNo, ace, lacksConcept, de, lacksLanguage];
}

describe.each(languages)('the folder of %s', (language) => {
  test('is named by a tag that dates, numbers and sorting know', () => {
    expect(Intl.Collator.supportedLocalesOf([language])).toEqual([language]);
    expect(Intl.PluralRules.supportedLocalesOf([language])).toEqual([language]);
  });

  test('spells yes and no differently', () => {
    const { yes, no, spelled } = packs[language].choice;
    expect(yes).not.toBe(no);
    expect(spelled.yes).not.toBe(spelled.no);
  });

  test('writes the numbers from 1 to 19 and the tens from 20', () => {
    const { small, tens } = packs[language].query.numbers;
    expect([small, tens].map((words) => words.trim().split(/\s+/).length)).toEqual([19, 8]);
  });
});

/** Every text of a language, from however deep. */
function textsIn(words: unknown): readonly string[] {
  return typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsIn);
}

test('German names a club, a body and an issuer as they call themselves: “der Vorstand” stands after no preposition', () => {
  const { house, translation, pages } = packs.de;
  const declined = /\b(?:von|bei|mit|durch|für|gegen) \{(?:club|by|authority)\}/;
  expect(textsIn({ house, translation, pages }).filter((text) => declined.test(text))).toEqual([]);
});
