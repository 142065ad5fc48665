/**
 * The compiler of texts throws at everything that would run code, lead away or load something, whether or not
 * the file was checked before.
 */
import { readFileSync, globSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { before, inTag, inText, onlyWords } from '../attack/content/attempts.ts';
import { textProcessor } from '../../scripts/text-processor.ts';

/** As `@astrojs/mdx` asks for it. */
const renderer = textProcessor.createMdxRenderer?.(
  { syntaxHighlight: false },
  { optimize: false, srcDir: new URL('file:///src/'), sourcemap: false },
);
const compiled = async (text: string, frontmatter: Record<string, unknown> = {}) =>
  (await (await renderer)?.process(text, '/content/a/b/rules/1.mdx', { title: 'x', ...frontmatter }))?.code;

const CLAUSE = (text: string, tag = '') => `<Clause id="a"${tag}>\n\nText ${text} text.\n\n</Clause>\n`;

describe('a text that is compiled may not hold', () => {
  test.each(inText.filter(([what]) => !onlyWords.includes(what)))('%s', async (_, written) => {
    await expect(compiled(CLAUSE(written))).rejects.toThrow();
  });

  test.each([...inTag.map(([written]) => written), 'label', 'label=""onclick="x"'])('%s in a tag', async (written) => {
    await expect(compiled(CLAUSE('', ` ${written}`))).rejects.toThrow();
  });

  test.each(before)('%s', async (_, written) => {
    await expect(compiled(`${written}\n\n${CLAUSE('')}`)).rejects.toThrow();
  });

  test.each([
    ['a heading, which would have an id of its own', '# Heading'],
    ['a listing in a language', '```js\nx\n```'],
    ['a box to tick', '- [ ] x'],
    ['a list from far away', '999999. x'],
    ['a clause in a clause', '<Clause id="b">x</Clause>'],
    ['a note in a list', '- <Note kind="gap">x</Note>'],
    ['an unknown drawing element', '<Drawing name="seats" src="x" />'],
    ['a link to a file beside it', '[x](./1.mdx)'],
    ['a link to a place on the site', '[x](/admin)'],
    ['a link to an anchor', '[x](#a)'],
  ])('%s', async (_, written) => {
    await expect(compiled(`<Clause id="a">\n\nText.\n\n${written}\n\n</Clause>\n`)).rejects.toThrow(
      'a text of a book may not hold',
    );
  });

  test('the layout of another page, which Astro would import', async () => {
    await expect(compiled(CLAUSE(''), { layout: '../x.astro' })).rejects.toThrow('`layout` in the frontmatter');
  });

  it('says where', async () => {
    await expect(compiled(CLAUSE('{1}'))).rejects.toThrow(/^3:6: a text of a book may not hold `mdxTextExpression`/);
  });
});

test('what is only words is compiled as words, without a program in it', async () => {
  for (const [what, written] of inText.filter(([each]) => onlyWords.includes(each))) {
    expect(await compiled(CLAUSE(written)), what).toMatch(/^import \{[^}]*\} from "astro\/jsx-runtime";\n(?!import)/);
  }
});

test('every text of this site and of the small books is compiled', async () => {
  const files = ['content', 'test/books/good'].flatMap((folder) => globSync(`${folder}/**/*.mdx`));
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    await expect(compiled(text), file).resolves.toContain('function MDXContent');
  }
  expect(files.length).toBeGreaterThan(100);
});
