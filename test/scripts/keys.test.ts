/** What authors can look up of every key, on a page and in their editor. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '#check/check.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { elementSchemas, wordElementSchemas } from '#model/elements.ts';
import { effectKinds } from '#model/index.ts';
import { HEAD, shownKinds } from '../../scripts/keys/effects.ts';
import { fileKinds, type FileKind } from '../../scripts/keys/files.ts';
import { keysPage, PAGE } from '../../scripts/keys/page.ts';
import { keyRows } from '../../scripts/keys/rows.ts';
import { jsonSchema, schemaFiles, SCHEMAS, type JsonSchema } from '../../scripts/keys/schemas.ts';

const GOOD = 'test/books/good';

const ajv = new Ajv({ allErrors: false, strict: false, validateFormats: false });
const validators = new Map(fileKinds.map((kind) => [kind.name, ajv.compile(jsonSchema(kind.schema) as AnySchema)]));

describe('every key', () => {
  test('stands in docs/keys.md as the schemas have it: npm run keys writes it', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(keysPage());
  });

  test('has a sentence that says what it means', () => {
    const elements = [...Object.values(elementSchemas), ...Object.values(wordElementSchemas)];
    const schemas = [
      ...fileKinds.map(({ schema }) => schema),
      ...shownKinds().map(({ schema }) => schema),
      ...elements,
    ];
    const rows = schemas.flatMap((schema) => keyRows(jsonSchema(schema)));
    expect(rows.filter(({ description }) => !/[.)]$/.test(description)).map(({ path }) => path)).toEqual([]);
    expect(rows.length).toBeGreaterThan(300);
  });

  test('has an example of its own, unless the keys below it are one', () => {
    const own = fileKinds.filter(({ name }) => !name.startsWith('words-'));
    const without = own.flatMap(({ schema }) =>
      keyRows(jsonSchema(schema)).filter(
        ({ type, example }) => example === '' && !/keys|\(#(?:said|example|gives|alternative)\)/.test(type),
      ),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test('has examples that its own schema accepts', () => {
    const refused = fileKinds.flatMap(({ name, schema }) => {
      const whole = jsonSchema(schema);
      return withExamples(whole)
        .filter(({ examples, ...node }) => {
          const accepts = ajv.compile({ ...node, definitions: whole.definitions } as AnySchema);
          return !(examples as readonly unknown[]).every((each) => accepts(each));
        })
        .map(({ description }) => `${name}: ${description ?? ''}`);
    });
    expect(refused).toEqual([]);
  });
});

describe('an effect', () => {
  test('of every kind is on the page, with the words that a reader sees of it', () => {
    expect(shownKinds().map(({ kind }) => kind)).toEqual(effectKinds);
  });

  test('reads unlike every other of its kind', () => {
    for (const { kind, chips } of shownKinds().filter((each) => each.kind !== 'none')) {
      for (const column of HEAD.slice(1).keys()) {
        const texts = chips.map((row) => row[column + 1] ?? '');
        expect(
          texts.filter((each, at) => texts.indexOf(each) !== at),
          kind,
        ).toEqual([]);
      }
    }
  });

  test('says in its sentence whom it names, in every language', () => {
    const sentences = shownKinds().flatMap(({ sentence }) => (sentence ? [sentence] : []));
    expect(sentences.length).toBeGreaterThan(15);
    for (const [, ...texts] of sentences) {
      const named = [/speler|tegenstander/, /spilleren|modstanderen/, /Spieler|Gegner/, /player|opponent/];
      for (const [at, text] of texts.entries()) expect(text).toMatch(named[at] ?? /$./);
    }
  });
});

describe('the schemas for editors', () => {
  test('are those of the content: npm run keys writes them', () => {
    for (const [name, text] of schemaFiles()) expect(readFileSync(`${SCHEMAS}/${name}`, 'utf8'), name).toBe(text);
  });

  test.each([
    ['this repository', '.vscode/settings.json', '.'],
    ['a club’s folder', 'scripts/new/template/common/_vscode/settings.json', './node_modules/arbiter-site'],
  ])('are set for every YAML file in %s', (_, file, project) => {
    const settings = JSON.parse(readFileSync(file, 'utf8')) as { 'yaml.schemas': unknown };
    const yaml = fileKinds.filter((kind) => kind.file.endsWith('.yaml'));
    expect(settings['yaml.schemas']).toEqual(
      Object.fromEntries(yaml.map((kind) => [`${project}/${SCHEMAS}/${kind.name}.json`, kind.file])),
    );
  });

  test('take every file of the books as it is', () => {
    // Small books have what the books of this site may lack: a kind of file each.
    const small = readdirSync(GOOD).flatMap((book) => readContentFiles(join(GOOD, book)));
    const files = [...readContentFiles('.'), ...small].flatMap((file) => {
      const kind = kindOf(file);
      return kind ? [{ file, kind }] : [];
    });
    const refused = files.filter(({ file, kind }) => !fits(kind, file.text)).map(({ file }) => file.file);
    expect(refused).toEqual([]);
    expect(new Set(files.map(({ kind }) => kind.name)).size).toBeGreaterThan(8);
  });

  test.each([
    ['a key that there is none of', 'title: Rules', 'titel: Rules'],
    ['a value that is not in the list', 'accent: pawn', 'accent: rook'],
    ['a key that must be there left out', 'game: Chess\n', ''],
    ['a number where a text stands', "number: '1', title: The games", 'number: 1, title: The games'],
    ['a capital in an id', 'decidedBy: arbiter', 'decidedBy: Arbiter'],
    ['an effect that there is none of', 'none: true', 'nothing: true'],
    ['a day that is none', '2026-09-01', '1 September 2026'],
    ['one thing where a list stands', 'cites: [arbiter]', 'cites: arbiter'],
  ])('mark %s', (_, from, to) => {
    const [book] = smallBook();
    const text = book?.text ?? '';
    expect(text).toContain(from);
    expect(fits(kindNamed('book'), text)).toBe(true);
    expect(fits(kindNamed('book'), text.replace(from, to))).toBe(false);
  });
});

test('the small book of the guide passes the check, and its editors would not mark a line', () => {
  const files = smallBook();
  expect(files.length).toBeGreaterThan(6);
  expect(check(files).map(({ code, message }) => (code === 'new-permalink' ? code : message))).toEqual([
    'new-permalink',
  ]);
  for (const file of files) expect(fits(kindOf(file), file.text), file.file).toBe(true);
});

/** The files that the guide shows at its end. */
function smallBook(): readonly ContentFile[] {
  const guide = readFileSync('docs/writing-a-rulebook.md', 'utf8');
  const found = guide.matchAll(/^`(content\/[^`]+)`\n\n```yaml\n([^]*?)\n```$/gm);
  return [...found].map(([, file = '', text = '']) => ({ file, text: `${text}\n` }));
}

/** The kind of file that a path is, by the pattern that editors know it by. */
function kindOf({ file }: ContentFile): FileKind | undefined {
  return fileKinds.find((kind) =>
    new RegExp(`^${kind.file.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file),
  );
}

function kindNamed(name: string): FileKind | undefined {
  return fileKinds.find((kind) => kind.name === name);
}

function fits(kind: FileKind | undefined, text: string): boolean {
  const yaml = /^---\n([^]*?)\n---$/m.exec(text)?.[1] ?? text;
  return validators.get(kind?.name ?? '')?.(parse(yaml) ?? {}) === true;
}

/** Every part of a schema that shows an example. */
function withExamples(schema: JsonSchema): readonly JsonSchema[] {
  const inner = Object.values(schema).flatMap((value: unknown): readonly JsonSchema[] =>
    typeof value === 'object' && value !== null && value !== schema.examples ? withExamples(value as JsonSchema) : [],
  );
  return [...(Array.isArray(schema.examples) ? [schema] : []), ...inner];
}
