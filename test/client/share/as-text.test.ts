import { describe, expect, test } from 'vitest';
import { markdownText, wholeText } from '#client/share/as-text.ts';
import { sharedContentOf } from '#client/share/shared-content.ts';
import { undated } from '#addresses/undated.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { data } from '../widgets/book.ts';

const URL = 'https://example.org/nl/proefspel/2024/rulings/licht/?fout=te-vroeg&slagen=3';
const lines = ['Tien punten', '10 punten', 'Moet', 'PB, *Proefspel*, regel 1_A'];

describe('a text for a chat', () => {
  test('is what is said, and the link on the last line', () => {
    expect(wholeText({ texts: [lines] }, URL)).toBe(`${lines.join('\n')}\n${URL}`);
  });
});

describe('a text in two languages', () => {
  test('has the second after the first, and the link once at the end', () => {
    const texts = [lines, ['Ten points', 'Must']];
    expect(wholeText({ texts }, URL)).toBe(`${lines.join('\n')}\n\nTen points\nMust\n${URL}`);
    expect(markdownText({ texts }, URL)).toContain('- Moet\n');
    expect(markdownText({ texts }, URL)).toMatch(/- Ten points\n- Must$/);
  });
});

describe('a text in Markdown', () => {
  test('begins with the verdict as the link, and lists the rest', () => {
    expect(markdownText({ texts: [lines] }, URL)).toBe(
      [`**[Tien punten](${URL})**`, '', '- 10 punten', '- Moet', '- PB, \\*Proefspel\\*, regel 1\\_A'].join('\n'),
    );
  });

  test('lets no sign of a text be one of Markdown, nor end the link', () => {
    expect(markdownText({ texts: [['[a](b)', '1. b', '- c', '# d']] }, 'https://e.org/(x)')).toBe(
      ['**[\\[a\\](b)](https://e.org/%28x%29)**', '', '- 1\\. b', '- \\- c', '- \\# d'].join('\n'),
    );
  });

  test.each(languages)('says in %s all that the plain one says', (language) => {
    const handed = sharedContentOf(
      { ...data, phrase: data.words.phrase },
      'fout=te-vroeg&slagen=3',
      packs[language].share,
    );
    const markdown = markdownText({ texts: [handed.lines] }, URL);
    expect(handed.lines.length).toBeGreaterThan(4);
    for (const line of handed.lines) expect(markdown).toContain(line);
    expect(markdown).toContain(URL);
    expect(markdown).toContain(packs[language].share.text.byText);
  });
});

describe('the address of the text in force', () => {
  test('is the dated one without its edition, whatever stands before it', () => {
    const edition = { book: 'kap', edition: '2020' };
    expect(undated('/nl/kap/2020/rulings/a/', edition)).toBe('/nl/kap/rulings/a/');
    expect(undated('/kap/2020/nl/kap/2020/rulings/a/', edition)).toBe('/kap/2020/nl/kap/rulings/a/');
    expect(undated('/nl/kap/rulings/a/', edition)).toBe('/nl/kap/rulings/a/');
  });
});
