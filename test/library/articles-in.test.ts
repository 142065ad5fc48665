import { describe, expect, test } from 'vitest';
import { articlesIn } from '#library/articles-in.ts';

describe('law articles in running text', () => {
  test.each([
    ['Dan geldt artikel 27A1.', ['27A1']],
    ['Bepaal de schade (artikelen 12B1 en 12C).', ['12B1', '12C']],
    ['Zie art. 16C, en Artikel 50D2(a): de kaart gaat terug.', ['16C', '50D2(a)']],
    ['Kijk of artikel 16B of 72B erbij komt.', ['16B', '72B']],
    ['De artikelen 29B, 30, 31 en 32 zeggen meer.', ['29B', '30', '31', '32']],
    ['Artikel 26B geldt, en artikel 26B blijft gelden.', ['26B']],
    ['Bij deze artikelen: 9C, 27B2 en 30B1(b)(ii).', ['9C', '27B2', '30B1(b)(ii)']],
    ['Es gilt § 12.', ['12']],
    ['See article 4.2, or articles 11.3.2.1, A.4.2 and 9.6(b).', ['4.2', '11.3.2.1', 'A.4.2', '9.6(b)']],
  ])('%s', (text, articles) => {
    expect(articlesIn(text)).toEqual(articles);
  });

  test('an article is given as it is written, so that a slip can be reported', () => {
    expect(articlesIn('Zie artikel 27b1.')).toEqual(['27b1']);
  });

  test.each([
    ['a number that counts something else', 'Leg na artikel 26 en 3 kaarten alles open.', ['26']],
    ['the beginning of a clock time', 'Zie artikel 5, 12:30 uur.', ['5']],
    ['a range', 'Zie de artikelen 29 tot en met 32.', []],
    ["another book's article", 'Zie artikel 32 van het reglement.', []],
    ["another book's articles, all of them", 'Zie de artikelen 29 en 32 van het reglement.', []],
    ['a word that only ends like it', 'Een partikel 4A.', []],
    ['a number with no word for an article before it', 'Zie regel 4.2, lid 27B.', []],
  ])('%s is none', (_, text, articles) => {
    expect(articlesIn(text)).toEqual(articles);
  });
});
