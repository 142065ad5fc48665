import { describe, expect, test } from 'vitest';
import { parseMdxFile, parseYamlFile } from '#library/source.ts';

const rule = `---
id: kap
number: '31'
rulings:
  - id: a
    when: { fout: [x, y], slagen: 0..4 }
---
<Clause id="1">
Tekst over de [kap](term:kap): *zeven* slagen.

<Note kind="ambiguity">Let op [regel 30](rule:30#2).</Note>
</Clause>

<Clause id="a" label="A">Eén regel, met [kap](term:kap).</Clause>
`;

test('a key is found however it is written', () => {
  const file = parseYamlFile('content/b/e/facts.yaml', '47E1: een\n"\\u0062": twee\nc: *d\n');
  expect(file.locate(['470'], 'key')).toMatchObject({ line: 1, column: 1 });
  expect(file.written(['470'], 'key')).toBe('47E1');
  expect(file.locate(['b'])).toMatchObject({ line: 2, column: 11 });
  expect(file.written(['b'], 'key')).toBe('b');
  expect(file.locate(['c', 'e'])).toMatchObject({ line: 3, column: 1 });
});

test('an empty file has a first place', () => {
  expect(parseYamlFile('content/b/book.yaml', '').locate(['title'])).toMatchObject({ line: 1, column: 1 });
});

describe('a key in YAML', () => {
  const problems = (text: string) => parseYamlFile('a.yaml', text).problems;

  test('is a plain word, and no alias that hides another', () => {
    expect(problems("&v a: 'Straf.'\n*v : 'Geen straf.'\n")).toMatchObject([
      { kind: 'yaml-syntax', position: { line: 2, column: 1 } },
    ]);
    expect(problems("? [a]\n: 'b'\n")).toMatchObject([{ kind: 'yaml-syntax' }]);
  });

  test('is the same whether it is written as a number or as a text', () => {
    expect(problems("1: 'a'\n'1': 'b'\n")).toMatchObject([{ kind: 'yaml-syntax', position: { line: 2 } }]);
  });
});

describe('a number in YAML', () => {
  const problems = (number: string) => parseYamlFile('a.yaml', `a: ${number}\n`).problems;

  test.each(['0x10', '0o10', '012', '-012', '-0', '-0.0'])('is not written as %s', (number) => {
    expect(problems(number)).toMatchObject([{ kind: 'yaml-syntax' }]);
  });
  test.each(['0', '10', '-3', '0.5', '-0.5', '1e3', "'012'"])('may be %s', (number) => {
    expect(problems(number)).toEqual([]);
  });
});

describe('a rule file', () => {
  const file = parseMdxFile('content/b/e/rules/31-kap.mdx', rule);

  test('remembers where each value of its frontmatter stands', () => {
    expect(file.locate(['number'])).toEqual({ file: file.file, line: 3, column: 9 });
    expect(file.locate(['number'], 'key')).toMatchObject({ line: 3, column: 1 });
    expect(file.locate(['rulings', 0, 'when', 'fout', 1])).toMatchObject({ line: 6, column: 23 });
  });
  test('points to the nearest parent of what is missing', () => {
    expect(file.locate(['rulings', 0, 'verdict'])).toMatchObject({ line: 5 });
  });
  test('has clauses with their letters, links and notes, each with its line', () => {
    const [first, second] = file.body?.clauses ?? [];
    expect(first).toMatchObject({
      id: '1',
      label: undefined,
      text: 'Tekst over de kap: zeven slagen.',
      at: { line: 8 },
    });
    expect(first?.links).toMatchObject([{ target: 'term:kap', at: { line: 9 } }]);
    expect(first?.notes).toMatchObject([{ kind: 'ambiguity', text: 'Let op regel 30.', at: { line: 11 } }]);
    expect(second).toMatchObject({ id: 'a', label: 'A', text: 'Eén regel, met kap.' });
  });
  test('gives a clause as HTML, also one that stands on a single line', () => {
    const [first, second] = file.body?.clauses ?? [];
    expect(first?.html).toBe('<p>Tekst over de <a href="term:kap">kap</a>: <em>zeven</em> slagen.</p>');
    expect(second?.html).toBe('<p>Eén regel, met <a href="term:kap">kap</a>.</p>');
  });
});

describe('a broken file', () => {
  test('says where the YAML breaks, in the file’s own lines', () => {
    const { problems, value } = parseMdxFile('r.mdx', '---\nid: a\nid: b\n---\n');
    expect(problems).toMatchObject([{ kind: 'yaml-syntax', position: { line: 3, column: 1 } }]);
    expect(value).toBeUndefined();
  });
  test.each([
    ['in a map', 'summary: Wie begint\n  - wie mag er uitkomen\n', 2, 3],
    ['in a list of texts', 'phrases:\n  - wie begint\n    - wie mag er uitkomen\n', 3, 5],
    ['in brackets', 'phrases: [wie begint\n  - wie mag er uitkomen]\n', 2, 3],
    ['some lines below', 'summary: Wie\n  begint\n\n  -\twie mag\n', 4, 3],
  ])('says where a list has lost its key and became more of a text: %s', (_, text, line, column) => {
    const { problems, value } = parseYamlFile('facts.yaml', text);
    expect(problems).toMatchObject([{ kind: 'yaml-syntax', position: { line, column } }]);
    expect(value).toBeUndefined();
  });
  test.each([
    ['goes on below', 'summary: Wie begint\n  en wie volgt\n', 'Wie begint en wie volgt'],
    ['has a dash in it', 'summary: Wie begint - en hoe\n', 'Wie begint - en hoe'],
    ['goes on with a number below nothing', 'summary: Van vijf tot\n  -5 punten\n', 'Van vijf tot -5 punten'],
    ['is in quotes', "summary: 'Wie begint\n  - en hoe'\n", 'Wie begint - en hoe'],
    ['is said to be text', 'summary: >-\n  Wie begint\n  - en hoe\n', 'Wie begint - en hoe'],
  ])('is none where a text %s', (_, text, summary) => {
    expect(parseYamlFile('facts.yaml', text)).toMatchObject({ problems: [], value: { summary } });
  });
  test('says where the MDX breaks, and keeps its frontmatter', () => {
    const { problems, value, body } = parseMdxFile('r.mdx', '---\nid: a\n---\n\n<Clause id="a">\nfoo\n');
    expect(problems).toMatchObject([{ kind: 'mdx-syntax', position: { line: 5, column: 1 } }]);
    expect(value).toEqual({ id: 'a' });
    expect(body).toBeUndefined();
  });
  test('without frontmatter says so', () => {
    expect(parseMdxFile('r.mdx', 'tekst').problems).toMatchObject([{ kind: 'no-frontmatter' }]);
  });
  test('is told its first YAML error, and not what that makes of the rest', () => {
    const { problems } = parseYamlFile('f.yaml', 'a: 1\na: 2\nb: [');
    expect(problems.map(({ kind, position }) => [kind, position.line])).toEqual([['yaml-syntax', 2]]);
  });
});
