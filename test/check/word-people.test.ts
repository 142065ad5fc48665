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
  const strange = (original: string, translation: string) => strangePeople(people, original, translation);

  test.each([
    [
      'De overtreder past.',
      'The left-hand opponent passes.',
      [
        'there is no `offender`, and the original has `overtreder`.',
        'there is `left-hand opponent`, and nowhere in the original `linkertegenstander`.',
      ],
    ],
    [
      'Het protestcomité beslist.',
      'The director decides.',
      [
        'there is `director`, and nowhere in the original `wedstrijdleider`.',
        'there is no `appeals committee`, and the original has `protestcomité`.',
      ],
    ],
    [
      'De blinde kiest.',
      'The presumed declarer chooses.',
      [
        'there is `presumed declarer`, and nowhere in the original `vermoedelijke leider`.',
        'there is no `dummy`, and the original has `blinde`.',
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

  test('are found in any case of a German noun', () => {
    const german = peopleIn('binokel');
    expect(strangePeople(german, 'die Karten des Spielführers', "declarer's cards")).toEqual([]);
    expect(strangePeople(german, 'die Karten der Mitspieler', "declarer's cards")).toEqual([
      'there is `declarer`, and nowhere in the original `spielführer`.',
      'there is no `opponents`, and the original has `mitspieler`.',
    ]);
  });
});
