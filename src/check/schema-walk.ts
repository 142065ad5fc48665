/** Walks a zod schema along the data it rejects, to find what would be valid at that place. */
import { z } from 'astro/zod';
import type { DataPath } from '#library/source.ts';
import { quoteList } from './suggest.ts';

/** The value at a path in data of any shape; undefined if the path does not exist. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[String(key)] : undefined), value);
}

/** The schema of the value at `path`; of a union on the way, that of the variant the data belongs to. */
export function schemaAt(schema: z.ZodType, path: DataPath, value: unknown): z.ZodType | undefined {
  let here: z.ZodType | undefined = unwrap(schema);
  let inner = value;
  for (const key of path) {
    if (here instanceof z.ZodUnion) here = variantFor(here, inner);
    here = here && child(here, key);
    inner = valueAt(inner, [key]);
  }
  return here;
}

function child(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return unwrap((schema.shape as Record<PropertyKey, z.ZodType>)[key]);
  if (schema instanceof z.ZodArray) return unwrap(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return unwrap(schema.valueType as z.ZodType);
  return undefined;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** The keys that an object may have, for a union those of every variant; empty for anything else. */
export function allKeysOf(schema: z.ZodType | undefined): readonly string[] {
  if (schema instanceof z.ZodUnion) return optionsOf(schema).flatMap(allKeysOf);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The keys that an object may have, for a union those of the intended variant; empty for anything else. */
export function keysOf(schema: z.ZodType | undefined, value: unknown): readonly string[] {
  const one = schema instanceof z.ZodUnion ? variantFor(schema, value) : schema;
  return one instanceof z.ZodObject ? Object.keys(one.shape) : [];
}

/**
 * The variant of a union that a value is meant to be: the one with a key that no other variant needs
 * (`points` makes an effect a points effect), or the only one for values of this type.
 */
export function variantFor(schema: z.ZodType | undefined, value: unknown): z.ZodType | undefined {
  const options = optionsOf(schema);
  const told = isObject(value)
    ? options.find((each) => tellingKeys(each, options).some((key) => key in value))
    : undefined;
  if (told) return told;
  const fitting = options.filter((each) => accepts(each, value));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The keys that discriminate the variants of a union. */
export function variantKeys(schema: z.ZodType | undefined): readonly string[] {
  const options = optionsOf(schema);
  return options.flatMap((each) => tellingKeys(each, options));
}

function tellingKeys(variant: z.ZodType, all: readonly z.ZodType[]): readonly string[] {
  const others = all.filter((each) => each !== variant).flatMap(requiredKeys);
  return requiredKeys(variant).filter((key) => !others.includes(key));
}

function requiredKeys(schema: z.ZodType): readonly string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodType>;
  return Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional));
}

function optionsOf(schema: z.ZodType | undefined): readonly z.ZodType[] {
  return schema instanceof z.ZodUnion ? (schema.options as readonly z.ZodType[]) : [];
}

/** Whether a schema accepts values of this JavaScript type, whatever their content. */
function accepts(schema: z.ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodUnion) return optionsOf(schema).some((each) => accepts(each, value));
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return isObject(value) && !Array.isArray(value);
  if (schema instanceof z.ZodNumber) return typeof value === 'number';
  return typeof value === 'string';
}

/** What a value must be, in an author's words. */
export function describeSchema(schema: z.ZodType | undefined): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodUnion) {
    const all = [...new Set(optionsOf(inner).map(describeSchema))];
    const keys = variantKeys(inner);
    if (all.length === 1 && keys.length > 0) return `keys with values, told by ${quoteList(keys, 'or')}`;
    return all.join(' or ');
  }
  if (inner instanceof z.ZodArray) return 'a list';
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return 'keys with values';
  if (inner instanceof z.ZodEnum) return quoteList(inner.options.map(String), 'or');
  if (inner instanceof z.ZodLiteral) return quoteList([...inner.values].map(String), 'or');
  if (inner instanceof z.ZodNumber) return inner.format === 'safeint' ? 'a whole number' : 'a number';
  if (inner instanceof z.ZodBoolean) return 'true or false';
  return 'a text';
}

/** What was found instead, in an author's words. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'keys with values';
  if (typeof value === 'string')
    return `the text \`${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}\``;
  if (typeof value === 'number') return `the number ${value}`;
  return `\`${String(value)}\``;
}

/** How much of a text is quoted in a message. */
const LONGEST = 200;

/** Also a list: that has keys too. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
