import { describe, expect, test } from 'vitest';
import { peopleOf, strangePeople } from '#check/checks/word-people.ts';
import { readContent } from '#check/content.ts';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';

/** Those of a book of this site and its English. */
function peopleIn(book: string) {
  const files = readContentFiles(contentRoot).filter(({ file }) => file.startsWith(`content/${book}/`));
  const [content] = readContent(files).editions;
  const [translation] = content?.edition.translations ?? [];
  if (!content || !translation) throw new Error(`${book} has no translation`);
  return peopleOf(
    { book: content.book.data, edition: content.edition },
    { book: translation.book.data, edition: translation.edition, untranslated: translation.untranslated },
  );
}

describe('the people of a translation', () => {
  const people = peopleIn('bridge');
  const strange = (original: string, translation: string) =>
    strangePeople(people, { path: [], original, translation }, original);

  test.each([
    [
      'De overtreder past.',
      'The left-hand opponent passes.',
      [
        '“The left-hand opponent passes.” does not say `offender` where the original says `overtreder`.',
        'there is `left-hand opponent`, and nowhere in the original `linkertegenstander`.',
      ],
    ],
    [
      'Het protestcomité beslist.',
      'The director decides.',
      [
        'there is `director`, and nowhere in the original `wedstrijdleider`.',
        '“The director decides.” does not say `appeals committee` where the original says `protestcomité`.',
      ],
    ],
    [
      'De blinde kiest.',
      'The presumed declarer chooses.',
      [
        'there is `presumed declarer`, and nowhere in the original `vermoedelijke leider`.',
        '“The presumed declarer chooses.” does not say `dummy` where the original says `blinde`.',
      ],
    ],
  ])('“%s” does not speak of those in “%s”', (original, translation, found) => {
    expect(strange(original, translation)).toEqual(found);
  });

  test.each([
    ['De WL beslist.', 'The director decides.'],
    ['Vraag het de linkertegenstanders.', 'Ask the left-hand opponent.'],
    ['Hij kiest.', 'The player chooses.'],
    ['Speelt de partner van de overtreder?', "Does the offender's partner play?"],
  ])('“%s” is of the same as “%s”', (original, translation) => {
    expect(strange(original, translation)).toEqual([]);
  });

  test('are held sentence by sentence, where both languages have as many', () => {
    const original = 'De overtreder past. Daarna kiest de blinde.';
    expect(strange(original, 'The offender passes. Then dummy chooses.')).toEqual([]);
    expect(strange(original, 'The offender passes. Then the offender chooses.')).toEqual([
      '“Then the offender chooses.” does not say `dummy` where the original says `blinde`.',
    ]);
    expect(strange(original, 'The offender passes; then dummy chooses.')).toEqual([]);
  });

  test('may be named where the original has a pronoun for them', () => {
    const pair = { path: [], original: 'Daarna kiest hij.', translation: 'Then dummy chooses.' };
    expect(strangePeople(people, pair, 'De blinde past. Daarna kiest hij.')).toEqual([]);
    expect(strangePeople(people, pair, 'De overtreder past. Daarna kiest hij.')).toHaveLength(1);
  });

  test('are found in any case of a German noun', () => {
    const german = peopleIn('binokel');
    const inGerman = (original: string) =>
      strangePeople(german, { path: [], original, translation: "declarer's cards" }, original);
    expect(inGerman('die Karten des Spielführers')).toEqual([]);
    expect(inGerman('die Karten der Mitspieler')).toEqual([
      'there is `declarer`, and nowhere in the original `spielführer`.',
      "“declarer's cards” does not say `opponents` where the original says `mitspieler`.",
    ]);
  });
});
