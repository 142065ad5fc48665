import { describe, expect, test } from 'vitest';
import { peopleOf, strangePeople } from '#check/checks/word-people.ts';
import { contentAt } from '../../support/library.ts';

/** Those of a book of this site and its English. */
function peopleIn(book: string) {
  const content = contentAt('.').editions.find((each) => each.book.id === book);
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
        '“The left-hand opponent passes.” says `left-hand opponent`, and the original does not say `linkertegenstander` there or before.',
      ],
    ],
    [
      'Het protestcomité beslist.',
      'The director decides.',
      [
        '“The director decides.” says `director`, and the original does not say `wedstrijdleider` there or before.',
        '“The director decides.” does not say `appeals committee` where the original says `protestcomité`.',
      ],
    ],
    [
      'De blinde kiest.',
      'The presumed declarer chooses.',
      [
        '“The presumed declarer chooses.” says `presumed declarer`, and the original does not say `vermoedelijke leider` there or before.',
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

  test('may be whom the text has named before, and nobody whom only another text names', () => {
    const original = 'De overtreder past. Daarna kiest hij.';
    const around = `${original} De blinde wacht.`;
    const pair = (translation: string) => ({ path: [], original, translation });
    expect(strangePeople(people, pair('The offender passes. Then the offender chooses.'), around)).toEqual([]);
    expect(strangePeople(people, pair('The offender passes. Then dummy chooses.'), around)).toEqual([
      '“Then dummy chooses.” says `dummy`, and the original does not say `blinde` there or before.',
    ]);
  });

  test('are not whom a pronoun may mean, where the sentence has none', () => {
    const pair = { path: [], original: 'De overtreder past.', translation: 'The offender passes before dummy.' };
    expect(strangePeople(people, pair, 'De overtreder past. De blinde wacht.')).toHaveLength(1);
  });

  test('are held where their name in the original is a word for any player too', () => {
    const danish = peopleIn('lhombre');
    const inDanish = (original: string, translation: string) =>
      strangePeople(danish, { path: [], original, translation }, original);
    expect(inDanish('Spilleren vinder.', 'Declarer wins.')).toEqual([]);
    expect(inDanish('Spilleren til højre giver.', 'The player on the right deals.')).toEqual([]);
    expect(inDanish('Spilleren vinder.', 'The opponent wins.')).toHaveLength(2);
    // `player` is the one or the other; `played` is nobody.
    expect(
      inDanish('Har modspilleren spillet, har spilleren vundet.', 'If the opponent has played, they win.'),
    ).toEqual(['“If the opponent has played, they win.” does not say `declarer` where the original says `spilleren`.']);
  });

  test('are not in an English verb that begins as their name does', () => {
    const danish = peopleIn('lhombre');
    const original = 'En modspiller erklærer spilleren kruk.';
    expect(
      strangePeople(danish, { path: [], original, translation: 'An opponent declares an opponent kruk.' }, original),
    ).toEqual([
      '“An opponent declares an opponent kruk.” does not say `declarer` where the original says `spilleren`.',
    ]);
  });

  test('are not mixed up: of two sentences, one names no two people more often than the other', () => {
    const danish = peopleIn('lhombre');
    const original = 'Har en modspiller svigtet kulør, har spilleren vundet, når han ikke ser en mulighed.';
    const inDanish = (translation: string) => strangePeople(danish, { path: [], original, translation }, original);
    expect(inDanish('If an opponent has revoked and declarer sees no chance, declarer has won.')).toEqual([]);
    const mixed = 'If an opponent has revoked and declarer sees no chance, declarer and an opponent have won.';
    expect(inDanish(mixed)).toEqual([
      `“${mixed}” says both \`declarer\` and \`opponent\` more often than the original names them.`,
    ]);
  });

  test('have their term without the word of the original behind it, and its other names', () => {
    const danish = peopleIn('lhombre');
    const inDanish = (translation: string) =>
      strangePeople(danish, { path: [], original: 'Makkeren kigger.', translation }, 'Makkeren kigger.');
    expect(inDanish('The team-mate looks.')).toEqual([]);
    expect(inDanish('Their fellow opponent looks.')).toEqual([]);
    expect(inDanish('The dealer looks.')).toHaveLength(1);
  });

  test('are found in any case of a German noun', () => {
    const german = peopleIn('binokel');
    const inGerman = (original: string) =>
      strangePeople(german, { path: [], original, translation: "declarer's cards" }, original);
    expect(inGerman('die Karten des Spielführers')).toEqual([]);
    expect(inGerman('die Karten von den Mitspielern')).toHaveLength(2);
    expect(inGerman('die Karten der Mitspieler')).toEqual([
      "“declarer's cards” says `declarer`, and the original does not say `spielführer` there or before.",
      "“declarer's cards” does not say `opponents` where the original says `mitspieler`.",
    ]);
  });

  test('are found in any case of a German adjective', () => {
    const german = peopleIn('binokel');
    const inGerman = (original: string, translation: string) =>
      strangePeople(german, { path: [], original, translation }, original);
    expect(inGerman('der erste Mitspieler', 'the first opponent')).toEqual([]);
    expect(inGerman('dem ersten Mitspieler', 'the opponents')).toEqual([
      '“the opponents” does not say `first opponent` where the original says `erster mitspieler`.',
    ]);
  });

  test('are no decider whom only a text far before names', () => {
    const pair = { path: [], original: 'Daarna kiest hij.', translation: 'Then the director chooses.' };
    const after = (...texts: readonly string[]) => strangePeople(people, pair, [...texts, pair.original].join(' · '));
    expect(after('De WL komt.')).toEqual([]);
    expect(after('De WL komt.', 'De overtreder past.')).toHaveLength(1);
  });
});
