/** A JSON Schema as rows of a table: each key below it, its type, whether it must be there, an example. */
import { stringify } from 'yaml';
import type { JsonSchema } from './schemas.ts';

export interface KeyRow {
  /** `editions[].appeal[].by`, `parties.<id>.label`. */
  readonly path: string;
  readonly type: string;
  /** Whether it must be there; `in this form`: it makes the thing one of several forms. */
  readonly must: 'yes' | 'no' | 'in this form';
  readonly description: string;
  /** As YAML; empty where the keys below it are example enough. */
  readonly example: string;
}

/**
 * The rows of everything below a schema, in the order in which its keys are declared.
 * @param path of the schema itself
 */
export function keyRows(schema: JsonSchema, path = ''): readonly KeyRow[] {
  if (definitionOf(schema) !== undefined) return [];
  const forms = variants(schema);
  const rows = forms.flatMap((form): readonly KeyRow[] => [
    ...Object.entries(form.properties ?? {}).flatMap(([key, each]) => {
      const child = nodeOf(each);
      const here = joined(path, key);
      const isShared = forms.every(({ properties }) => properties !== undefined && key in properties);
      const must = !(form.required ?? []).includes(key) ? 'no' : isShared ? 'yes' : 'in this form';
      const { description = '' } = child;
      const row: KeyRow = { path: here, type: typeText(child), must, description, example: exampleText(child) };
      return [row, ...keyRows(child, here)];
    }),
    ...(form.items === undefined ? [] : keyRows(nodeOf(form.items), `${path}[]`)),
    ...(typeof form.additionalProperties === 'object'
      ? keyRows(nodeOf(form.additionalProperties), joined(path, `<${nameOf(form)}>`))
      : []),
  ]);
  return rows.filter((row, at) => rows.findIndex((each) => isSame(each, row)) === at);
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Forms of one thing have most keys in common. */
function isSame(one: KeyRow, other: KeyRow): boolean {
  return one.path === other.path && one.type === other.type && one.description === other.description;
}

/** What the keys of a record are. */
function nameOf({ propertyNames }: JsonSchema): string {
  const names = propertyNames === undefined ? {} : nodeOf(propertyNames);
  return names.enum?.join('|') ?? names.title ?? 'key';
}

/** Each form that a value may have; most have one. */
function variants(schema: JsonSchema): readonly JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).map(nodeOf);
}

function nodeOf(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : {};
}

/** The name of the section that has the keys of this schema. */
function definitionOf(schema: JsonSchema): string | undefined {
  const ref = schema.$ref ?? schema.allOf?.map(nodeOf).find(({ $ref }) => $ref !== undefined)?.$ref;
  return ref?.split('/').at(-1);
}

/** What a value is, in an author's words, with links to the sections of this page. */
function typeText(schema: JsonSchema): string {
  const definition = definitionOf(schema);
  if (definition !== undefined) return `[${definition}](#${definition})`;
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return [...new Set(several.map((each) => typeText(nodeOf(each))))].join(' or ');
  switch (schema.type) {
    case 'array':
      return `list: ${typeText(nodeOf(schema.items))}`;
    case 'object':
      return schema.properties
        ? 'keys'
        : `by ${recordKeys(nodeOf(schema.propertyNames))}: ${typeText(nodeOf(schema.additionalProperties))}`;
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
    case 'number':
      return `${schema.type === 'integer' ? 'whole number' : 'number'}${boundsText(schema)}`;
    default:
      return schema.title ?? (schema.format === 'date' ? 'day' : 'text');
  }
}

function recordKeys(names: JsonSchema): string {
  return names.enum ? typeText(names) : (names.title ?? 'key');
}

function boundsText({ minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return exclusiveMinimum === 0 ? ', more than 0' : '';
}

function exampleText(schema: JsonSchema): string {
  const [example] = (schema.examples as readonly unknown[] | undefined) ?? [];
  const value = example ?? schema.const ?? schema.enum?.[0] ?? (schema.type === 'boolean' ? true : undefined);
  return value === undefined ? '' : asYaml(value);
}

/** On one line, as authors write short values. */
export function asYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true, flowCollectionPadding: true })
    .trim()
    .replace(/\[ /g, '[')
    .replace(/ \]/g, ']');
}
