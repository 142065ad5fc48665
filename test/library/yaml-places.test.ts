/** Places are kept as numbers; whatever is asked of them is what the parser's own tree says. */
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readContentFiles } from '#library/files.ts';
import { parseYamlFile, soundYaml } from '#library/source.ts';
import { readInParts } from '#library/yaml-parts.ts';
import { offsetAtPath, placesIn, writtenAtPath } from '#library/yaml-places.ts';

type Where = 'key' | 'value';
interface Asked {
  readonly path: readonly PropertyKey[];
  readonly where: Where;
  readonly offset: number | undefined;
  readonly written: string | undefined;
}

/** Everything in a document, as its tree has it. */
function inTree(node: unknown, path: readonly PropertyKey[] = []): readonly Asked[] {
  const asked = (of: unknown, where: Where, at = path): Asked => {
    const range = (of as Node | null)?.range;
    return { path: at, where, offset: range?.[0], written: isScalar(of) ? of.source : undefined };
  };
  const own = asked(node, 'value');
  if (isMap(node)) {
    const inner = node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return [];
      const at = [...path, key.value as PropertyKey];
      return [asked(key, 'key', at), ...inTree(value, at)];
    });
    return [own, ...inner];
  }
  if (isSeq(node)) return [own, ...node.items.flatMap((item, at) => inTree(item, [...path, at]))];
  return [own];
}

function differences(text: string): readonly unknown[] {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'error' });
  const places = placesIn(document, text);
  return inTree(document.contents).flatMap(({ path, where, offset, written }) => {
    const found = [offsetAtPath(places, path, where), writtenAtPath(places, path, where)];
    return found[0] === offset && found[1] === written ? [] : [{ path, where, found, wanted: [offset, written] }];
  });
}

const ODD = [
  '',
  '# nothing\n',
  'a\n',
  '- 1\n- [2, "3", [], {}]\n-\n',
  "a: 1\nb: 0x10\n\"c\": \"d\"\n'e': 'it''s'\n",
  'a: "\\u0041"\nb: >-\n  several\n  lines\nc: |\n  kept\n  as they are\nd: one\n  more\n',
  '47E1: a\n3: b\n"5": c\ntrue: d\n~: e\n"": f\n',
  'a: &x { b: 1, c: [1, 2] }\nd: *x\ne: &y text\nf: *y\n',
  '? [complex]\n: a\n? b\n: c\nd:\n',
  Array.from({ length: 40 }, (_, at) => `k${String(at)}: { n: ${String(at)}, l: [a, b] }\n`).join(''),
];

describe('places in YAML', () => {
  it.each(ODD)('are those of the tree: %j', (text) => {
    expect(differences(text)).toEqual([]);
  });

  it('are those of the tree in all content', () => {
    const texts = readContentFiles('.')
      .filter(({ file }) => /\.(?:yaml|mdx)$/.test(file))
      .map(({ text }) => (text.startsWith('---') ? (text.split(/^---\s*$/m)[1] ?? '') : text));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(differences)).toEqual([]);
  });

  it('of what is not there are undefined', () => {
    const text = 'a: [1, { b: 2 }]\nc: d\n';
    const places = placesIn(parseDocument(text), text);
    const nowhere = [['b'], ['a', 2], ['a', -1], ['a', 'x'], ['a', 1, 'c'], ['c', 'd'], ['c', 0, 'e'], ['undefined']];
    expect(nowhere.map((path) => offsetAtPath(places, path, 'value'))).toEqual(nowhere.map(() => undefined));
    expect(offsetAtPath(places, [], 'key')).toBe(0);
  });

  it('have the lines and columns that the parser counts', () => {
    const text = 'a:\n  - x: 1\n\n    y: "é"\nb: 2\n';
    const counter = new LineCounter();
    const wanted = inTree(parseDocument(text, { lineCounter: counter }).contents).map(({ path, where, offset = 0 }) => {
      const { line, col } = counter.linePos(offset);
      return { path, where, line, column: col };
    });
    const { locate } = parseYamlFile('f.yaml', text);
    expect(
      wanted.map(({ path, where }) => {
        const { line, column } = locate(path, where);
        return { path, where, line, column };
      }),
    ).toEqual(wanted);
  });
});

describe('a file read in parts', () => {
  const whole = (text: string) => {
    const document = parseDocument(text, { uniqueKeys: false, logLevel: 'error' });
    return { value: document.toJS() as unknown, asked: inTree(document.contents) };
  };
  const parts = (text: string, size = 1) => {
    const read = readInParts(text, size, soundYaml);
    if (!read) return undefined;
    const asked = whole(text).asked.map(({ path, where }) => {
      const { places } = read;
      return { path, where, offset: offsetAtPath(places, path, where), written: writtenAtPath(places, path, where) };
    });
    return { value: read.value, asked };
  };

  it('is what it is whole: the lists of all content', () => {
    const texts = readContentFiles('.').flatMap(({ file, text }) => (/\.yaml$/.test(file) ? [text] : []));
    const known = texts.map((text) => [parts(text, 300), whole(text)] as const).filter(([read]) => read);
    expect(known.length).toBeGreaterThan(10);
    for (const [read, all] of known) expect(read).toEqual(all);
  });

  it.each([
    'a: 1\n\n# second\nb: |+\n  text\n\n\nc: >-\n  one\n  two\n# third\n"d": {}\n',
    'a: &x { y: 1 }\n470: x\n3: y\nb: "\\u0041"\n',
    "a: [1,\n  2]\nb: 'x\n  y'\r\nc: d",
  ])('is what it is whole: %j', (text) => {
    expect(parts(text)).toEqual(whole(text));
  });

  it.each([
    'a: 1\n---\nb: 2\n',
    '%YAML 1.2\n---\na: 1\nb: 2\n',
    'a: &x 1\nb: *x\n',
    'a: 1\nb: 2\na: 3\n',
    '{ a: 1 }\nb: 2\n',
    '  a: 1\nb: 2\n',
    'a\nb\nc: d\n',
    'a:\nb\nc: d\n',
    "a: 'x\ny'\nb: 1\n",
    'a: [1,\nb: 2]\n',
    'a: 1\nb: !t 2\n',
    '- a\n- b\n',
    'a: 1\n"\\u202e": 2\n',
    'a: 1\n',
  ])('is not divided where its parts are not what it is: %j', (text) => {
    expect(parts(text)).toBeUndefined();
  });
});
