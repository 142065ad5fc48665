/** The drawings of a clause and those of its translation. */
import { expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContentFiles } from '#library/files.ts';

const files = readContentFiles('test/books/good/two-languages');
const RULE = 'content/bordspel/2019/rules/3-kleur.mdx';
const WORDS = 'content/bordspel/2019/words/en/rules/3-kleur.mdx';
const NL = '<Drawing name="trump-block" alt="Een tafel" caption="Het blokje" labels="1; 2; speler" />';
const EN = '<Drawing name="trump-block" alt="A table" caption="The block" labels="1; 2; player" />';

/** Findings on the book with these at the end of the clause, here and in its translation. */
function saidOf(original: string, words: string, of = 'f1b0ca3f'): readonly string[] {
  const put = (text: string, drawing: string) => text.replace('\n</Clause>', `\n${drawing}\n\n</Clause>`);
  const changed = files.map((each) => {
    if (each.file === RULE) return { ...each, text: put(each.text, original) };
    if (each.file === WORDS) return { ...each, text: put(each.text, words).replace('f1b0ca3f', of) };
    return each;
  });
  return check(changed).map(({ code, position, message }) => `${position.file} ${code} ${message}`);
}

test('a drawing makes the translation of its clause old, and goes along in it with words of its own', () => {
  const [stale = '', ...others] = saidOf(NL, EN);
  expect(others).toEqual([]);
  expect(stale).toContain(`${WORDS} stale-words`);
  const hash = /of: '(\w+)'/.exec(stale)?.[1] ?? '';
  expect(saidOf(NL, EN, hash)).toEqual([]);
  expect(saidOf(NL, '', hash)).toEqual([
    expect.stringMatching(`^${WORDS} words-unlike .*not the drawings of the original`),
  ]);
  expect(saidOf(NL, EN.replace('trump-block', 'table-screen'), hash)).toHaveLength(2);
});

test('a drawing says nothing in place of its clause', () => {
  const alone = files.map((each) =>
    each.file === RULE
      ? { ...each, text: each.text.replace(/(<Clause id="a"[^>]*>)[^]*?(?=<\/Clause>)/, `$1\n\n${NL}\n\n`) }
      : each,
  );
  expect(check(alone).map(({ code }) => code)).toContain('empty-text');
});

test('a word that has no room in its place would run over the edge of the drawing', () => {
  const long = NL.replace('speler', 'de speler die de game heeft gecalld');
  const hash = /of: '(\w+)'/.exec(saidOf(long, EN).join('\n'))?.[1] ?? '';
  expect(saidOf(long, EN, hash)).toEqual([
    expect.stringMatching(`^${RULE} drawing “de speler die .*” has 35 letters, .* \\(caller\\) has room for 24`),
  ]);
  const words = EN.replace('1; 2', '1; second');
  expect(saidOf(NL, words).join('\n')).toMatch(`${WORDS} drawing “second” has 6 letters`);
});
