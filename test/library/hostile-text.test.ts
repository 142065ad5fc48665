/**
 * Texts that would take the parser too long: its time is quadratic, so that a file of 200 kB took a minute.
 * Tested without a clock: large texts are refused unparsed, and accepted ones have few special characters.
 */
import { describe, expect, test } from 'vitest';
import { parseBody } from '#library/body.ts';
import { parseMdxFile } from '#library/source.ts';

const KINDS = ['{', '{/*', '{/* */', '{/* */}', '<', '<!', '<a', '</', '<a>', '[^', '[a](b)', '![](', '~', '*a_b'];
const LINES = ['- a\n', '1. a\n', '> a\n', '|a\n|-\n', 'a\n\n', '[a]: b\n', '# a\n', 'http://', 'https://a.', 'a@a.'];

describe('a file of 200 kB is refused before it is parsed where it is full of', () => {
  test.each([...KINDS, ...LINES])('%j', (kind) => {
    const text = `---\nid: a\n---\n\nDe regel.\n\n${kind.repeat(195_000 / kind.length)}\n`;
    expect(parseMdxFile('a.mdx', text).problems).toMatchObject([
      {
        kind: 'mdx-syntax',
        detail: expect.stringMatching(/more than 3000 (?:times|lines)/),
        position: { file: 'a.mdx' },
      },
    ]);
  });
});

test('the place is that of the first sign that is one too many', () => {
  const text = `\n\n${'{a}\n'.repeat(2_000)}${'{'.repeat(2_000)}`;
  expect(parseBody(text)).toMatchObject({ ok: false, at: { line: 2_003, column: 1_001 } });
});

test('a text with as much of everything as any rule has is parsed', () => {
  const text = `<Clause id="a">\n\n${'- Een *zin* van een [regel](rule:a#b), met alles.\n'.repeat(1_000)}\n</Clause>\n`;
  expect(parseBody(text)).toMatchObject({ ok: true, value: { strays: [] } });
});

test('the attributes of a tag are told up to fifty of them', () => {
  const parsed = parseBody(`<Clause id="a"\n ${'b '.repeat(90_000)}>x.</Clause>\n`);
  const strays = parsed.ok ? parsed.value.strays : [];
  expect(strays).toHaveLength(49);
  expect(strays[1]).toMatchObject({ kind: 'attribute', why: 'unknown', at: { line: 2, column: 4 } });
});
