/** The text of docs/keys.md. */
import { elementSchemas, wordElementSchemas } from '#model/elements.ts';
import { fileKinds, type FileKind } from './files.ts';
import { HEAD, shownKinds, type EffectKindShown } from './effects.ts';
import { keyRows, asYaml, type KeyRow } from './rows.ts';
import { jsonSchema, SCHEMAS, type JsonSchema } from './schemas.ts';
import { valueTypes } from './types.ts';

export const PAGE = 'docs/keys.md';

/** Every key that an author can write, from the schemas that the checker reads by. */
export function keysPage(): string {
  const [files, translations] = [own(false), own(true)];
  const parts = partsOf(files);
  return `${[
    ...head(files),
    '## Kinds of value',
    table(['value', 'what it is', 'example'], valueTypes().map(typeRow)),
    ...files.flatMap(fileSection),
    '## Elements in texts',
    'Attributes in the text of a rule, each once and in straight quotes: `<Clause id="b" label="B">`.',
    ...Object.entries(elementSchemas).flatMap(([name, schema]) => partSection(`<${name}>`, jsonSchema(schema))),
    '## Parts',
    'What stands in several places.',
    ...[...parts].filter(([name]) => name !== 'effects').flatMap(([name, schema]) => partSection(name, schema)),
    ...effectsSection(),
    '## Translations',
    'The same files once more below `words/<language>/`, with nothing in them but words. `npm run translate` writes them.',
    ...translations.flatMap((kind) => [
      `### ${fileName(kind)}`,
      table(
        ['key', 'value', 'must', 'what it means'],
        keyRows(jsonSchema(kind.schema)).map((row) => keyRow(row).slice(0, 4)),
      ),
    ]),
    ...Object.entries(wordElementSchemas).flatMap(([name, schema]) =>
      partSection(`<${name}> of a translation`, jsonSchema(schema)),
    ),
  ].join('\n\n')}\n`;
}

function own(translated: boolean): readonly FileKind[] {
  return fileKinds.filter(({ name }) => name.startsWith('words-') === translated);
}

function head(files: readonly FileKind[]): readonly string[] {
  return [
    '# Every key',
    [
      'Made by `npm run keys` from the schemas in `src/model/`, by which the checker reads; a test holds it against them. How a book',
      'is written says [the guide](writing-a-rulebook.md); this page is for looking things up. Editors say the same while you type:',
      `[how](editors.md). \`parties.<id>.label\` is the key \`label\` of an entry of \`parties\`, \`editions[].from\` the key \`from\` of`,
      'each entry of a list.',
    ].join('\n'),
    files.map((kind) => `- [${fileName(kind)}](#${anchor(fileName(kind))}): ${kind.holds}`).join('\n'),
    '- [Elements in texts](#elements-in-texts), [parts that stand in several places](#parts), [effects](#effects), [translations](#translations)',
  ];
}

/** As a heading: `rules/*.mdx`, without the folders that every book has. */
function fileName({ file }: FileKind): string {
  return file.replace(/^content\/\*\/(?:\*\/)?(?:words\/\*\/)?/, '');
}

/** The anchor that a heading gets on the web. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

function fileSection(kind: FileKind): readonly string[] {
  return [
    `## ${fileName(kind)}`,
    `${kind.holds} Stands as \`${kind.file.replace('content/*/*/', 'content/<book>/<edition>/').replace('content/*/', 'content/<book>/')}\`; for editors [${kind.name}.json](../${SCHEMAS}/${kind.name}.json).`,
    keyTable(jsonSchema(kind.schema)),
  ];
}

function partSection(name: string, schema: JsonSchema): readonly string[] {
  const rows = keyRows(schema);
  return [
    `### ${name.startsWith('<') ? `\`${name}\`` : name}`,
    schema.description ?? '',
    ...(rows.length > 0 ? [keyTable(schema)] : []),
    ...(rows.length === 0 && schema.examples ? [`For example \`${asYaml((schema.examples as unknown[])[0])}\`.`] : []),
  ];
}

/** The definitions of all files, each once, in the order in which they are met. */
function partsOf(files: readonly FileKind[]): ReadonlyMap<string, JsonSchema> {
  const all = files.flatMap(({ schema }) => Object.entries(jsonSchema(schema).definitions ?? {}));
  return new Map(all as [string, JsonSchema][]);
}

function effectsSection(): readonly string[] {
  return [
    '## Effects',
    [
      'What each effect may say, and what a reader sees of it: chips in the language of the book, and, in the last line, the sentence',
      'of a text where parties are named. “…” is what the book itself says: its word for points, the label of a party, a suit. Parties',
      'are ids of `parties` in book.yaml, or `unstated` where the source does not say who.',
    ].join('\n'),
    ...shownKinds().flatMap(effectSection),
  ];
}

function effectSection({ kind, schema, chips, sentence }: EffectKindShown): readonly string[] {
  const json = jsonSchema(schema);
  return [
    `### \`${kind}\``,
    json.description ?? '',
    keyTable(json),
    table(HEAD, [...chips, ...(sentence ? [sentence] : [])]),
  ];
}

function keyTable(schema: JsonSchema): string {
  return table(['key', 'value', 'must', 'what it means', 'example'], keyRows(schema).map(keyRow));
}

function keyRow({ path, type, must, description, example }: KeyRow): readonly string[] {
  return [`\`${path}\``, type, must, description, code(example)];
}

function typeRow({ title, description, example }: ReturnType<typeof valueTypes>[number]): readonly string[] {
  return [title, description, code(example)];
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}
