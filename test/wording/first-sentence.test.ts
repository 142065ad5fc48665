import { describe, expect, test } from 'vitest';
import { firstSentence } from '#wording/first-sentence.ts';
import { piecesOf, tagged } from '#model/language-tags.ts';

describe('the first sentence of a text', () => {
  test.each([
    ['De kleur die boven de andere gaat. De caller kiest hem.', 'De kleur die boven de andere gaat.'],
    ['Alles in één zin', 'Alles in één zin'],
    ['Eén zin.', 'Eén zin.'],
    ['Dat is ‘dicht.’ Daarna niet meer.', 'Dat is ‘dicht.’'],
    ['Eine Karte, z. B. Ein Ass, liegt. Sie bleibt.', 'Eine Karte, z. B. Ein Ass, liegt.'],
    ['Zie art. 27B1 en verder. Daar staat het.', 'Zie art. 27B1 en verder.'],
    ['Et kort (nr. 4) vendes. Så er det spillet.', 'Et kort (nr. 4) vendes.'],
    ['Det koster 1,5 point. Altid.', 'Det koster 1,5 point.'],
  ])('of “%s”', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });

  test('goes on to the next where it is too short to tell much', () => {
    expect(firstSentence('Dat staat er. Meer niet. En verder?', 20)).toBe('Dat staat er. Meer niet.');
  });

  test('is in the language that the text is in', () => {
    expect(piecesOf(firstSentence(tagged('Een zin. Nog een.', 'nl')))).toEqual([{ text: 'Een zin.', lang: 'nl' }]);
  });
});
