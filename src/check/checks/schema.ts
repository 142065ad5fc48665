/** Explains schema violations to authors: which key to change, and how. */
import type { z } from 'astro/zod';
import type { SchemaProblem } from '#library/typed.ts';
import { bookIn } from '#library/placed.ts';
import type { DataPath } from '#library/source.ts';
import { choiceWords } from '#i18n/choice.ts';
import { languages, type Language } from '#model/language.ts';
import { isRecord } from '#model/untyped.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import {
  describeSchema,
  describeValue,
  allKeysOf,
  keysOf,
  schemaAt,
  valueAt,
  variantFor,
  variantKeys,
} from '#check/schema-walk.ts';
import { nearest, quoteList } from '#check/suggest.ts';

export function schema({ draft }: Content): readonly Finding[] {
  const languageOf = (file: string) => draft.books.find(({ id }) => id === bookIn(file))?.data.language;
  const faults = draft.problems.flatMap((problem) =>
    problem.kind === 'schema'
      ? explain({ ...problem, language: languageOf(problem.position.file) }, problem.issue, [])
      : [],
  );
  const misspelt = new Set(faults.flatMap(({ means }) => (means === undefined ? [] : [means])));
  return faults.flatMap(({ finding: found, lacks }) => (lacks !== undefined && misspelt.has(lacks) ? [] : [found]));
}

/**
 * A misspelt key also counts as a missing one; only the misspelling is reported. Keys with their file and
 * path.
 */
interface Fault {
  readonly finding: Finding;
  readonly lacks?: string;
  readonly means?: string;
}

/** A violation, with the language of the book if that can be read. */
interface Problem extends SchemaProblem {
  readonly language: Language | undefined;
}

/** One fault for each violation; `prefix` is the path of the schema's data in the file. */
function explain(problem: Problem, issue: z.core.$ZodIssue, prefix: DataPath): readonly Fault[] {
  const path = [...prefix, ...issue.path];
  const value = valueAt(problem.source.value, path);
  const expected = schemaAt(problem.schema, path, problem.source.value);
  const name = nameOf(path, problem.as);
  const made = problem.madeBy === undefined ? '' : ` It is so with the house rules of \`${problem.madeBy}\`.`;
  const say = (message: string, at: 'key' | 'value' = 'value'): readonly Fault[] => [
    { finding: finding('schema', problem.source.locate(path, at), message + made) },
  ];

  if (value === null) return say(`${name} has no value. Give it one, or leave the key out.`, 'key');
  if (value === undefined && path.length > 0) return missing(problem, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(problem, path, key, keysOf(expected, value)));
    case 'invalid_union':
      return explainUnion(problem, issue, path);
    case 'invalid_key': {
      const reason = issue.issues[0]?.message ?? '';
      return say(`\`${String(path[path.length - 1])}\` cannot be an id: ${reason}.`, 'key');
    }
    case 'too_small':
      if (isCites(path)) return [noCitation(problem, path)];
      if (issue.origin === 'array') return say(`${name} is empty. Give it at least one entry.`);
      if (isBlank(value)) return say(`${name} is empty. Give it a text, or leave the key out.`);
      return say(
        `${name} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, not ${describeValue(value)}.`,
      );
    case 'too_big':
      return say(
        `${name} must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}, not ${describeValue(value)}.`,
      );
    case 'invalid_value': {
      const words = issue.values.map(String);
      const near = typeof value === 'string' ? nearest(value, words) : undefined;
      const mend = near === undefined ? '' : ` Did you mean \`${near}\`?`;
      return say(`${name} must be ${quoteList(words, 'or')}, not ${describeValue(value)}.${mend}`);
    }
    case 'invalid_type':
      return say(wrongType(problem, path, expected, value));
    case 'invalid_format':
    case 'custom':
      if (isBlank(value)) return say(`${name} is empty. Give it a text, or leave the key out.`);
      if (issue.code === 'invalid_format' && issue.format === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value)))
        return say(`the calendar has no \`${String(value)}\`, which stands at ${name}. Mend the month or the day.`);
      return say(`${describeValue(value)} does not do for ${name}: ${issue.message}.${writeInstead(expected, value)}`);
    default:
      return say(`${describeValue(value)} does not do for ${name}: ${issue.message}.`);
  }
}

/** Reads the value as the variant that its keys or its type suggest, and explains what is wrong with that. */
function explainUnion(problem: Problem, issue: z.core.$ZodIssueInvalidUnion, path: DataPath): readonly Fault[] {
  const value = valueAt(problem.source.value, path);
  const union = schemaAt(problem.schema, path, problem.source.value);
  const result = variantFor(union, value)?.safeParse(value);
  const inner = result && !result.success ? result.error.issues : [];
  // A variant that is a union itself would be read as that variant again, and again.
  const again = inner.some((each) => each.code === 'invalid_union' && each.path.length === 0);
  if (inner.length > 0 && !again) return inner.flatMap((each) => explain(problem, each, path));

  const kinds = variantKeys(union);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys.find((each) => nearest(each, kinds) !== undefined);
  if (key !== undefined) return [unknownKey(problem, path, key, kinds)];
  const name = nameOf(path, problem.as);
  const custom = issue.message.startsWith('Invalid') ? undefined : `${name}: ${issue.message}.`;
  return [
    {
      finding: finding('schema', problem.source.locate(path), custom ?? wrongType(problem, path, union, value)),
    },
  ];
}

function unknownKey(problem: Problem, path: DataPath, key: string, known: readonly string[]): Fault {
  const near = nearest(key, known);
  const above = near === undefined ? ownerOf(problem, path, key, known) : undefined;
  const keys = `The keys are ${quoteList(known, 'and')}.`;
  const mend =
    mendForKey(problem, path, key) ??
    (near !== undefined ? `Did you mean \`${near}\`?` : above !== undefined ? `Write it below \`${above}\`.` : keys);
  const message = `${nameOf(path, problem.as)} has no key \`${key}\`. ${mend}`;
  const meant = near ?? above;
  const means = meant === undefined ? {} : { means: keyOf(problem, [...path, meant]) };
  return { finding: finding('schema', problem.source.locate([...path, key], 'key'), message), ...means };
}

/** The only one of the keys that are known here which has the unknown one below it. */
function ownerOf(problem: Problem, path: DataPath, key: string, known: readonly string[]): string | undefined {
  const owners = known.filter((each) => {
    const below = schemaAt(problem.schema, [...path, each], problem.source.value);
    return allKeysOf(below).includes(key);
  });
  return owners.length === 1 ? owners[0] : undefined;
}

/** Where a key was not meant to be one. */
function mendForKey(problem: Problem, path: DataPath, key: string): string | undefined {
  const beside = valueAt(problem.source.value, path);
  if (isOnlyN(beside)) return BRACES;
  if (isRecord(beside) && beside[key] === null && /\s|[.!?…”’]$/.test(key)) return COMMA;
  return /^\d+$/.test(key) ? 'A number has a point where it is not whole: 17.50.' : undefined;
}

function missing(problem: Problem, path: DataPath): readonly Fault[] {
  if (isCites(path)) return [noCitation(problem, path)];
  const owner = nameOf(path.slice(0, -1), problem.as);
  const expected = describeSchema(schemaAt(problem.schema, path, problem.source.value));
  const message = `${owner} needs the key \`${String(path[path.length - 1])}\`: ${expected}.`;
  return [
    { finding: finding('schema', problem.source.locate(path.slice(0, -1)), message), lacks: keyOf(problem, path) },
  ];
}

function isCites(path: DataPath): boolean {
  return path.length === 3 && path[0] === 'rulings' && path[2] === 'cites';
}

function noCitation(problem: Problem, path: DataPath): Fault {
  const id = valueAt(problem.source.value, [...path.slice(0, 2), 'id']);
  const message = `the ruling \`${String(id)}\` cites nothing. Name the rule and clause that it follows from: cites: ['tellen#b'].`;
  const position = problem.source.locate(path.slice(0, 2));
  return { finding: finding('ruling-without-citation', position, message), lacks: keyOf(problem, path) };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function keyOf({ source }: Problem, path: DataPath): string {
  return JSON.stringify([source.file, ...path.map(String)]);
}

const AMOUNT =
  /^(?:\p{Sc}\s*)?(\d+(?:[.,]\d+)?)?([½¼¾])?\s*(?:\p{Sc}|kr\.?|euros?|pounds?|\p{L}*p[ou][iu]?nt\p{L}*)?$/iu;
const MONEY = /\p{Sc}|kr|euro|pound/iu;
const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The number in `½`, `£5`, `€ 17,50` and `3 points`; undefined for anything else. */
function plainAmount(text: string): number | undefined {
  const [, whole, part] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined && part === undefined) return undefined;
  return Number((whole ?? '0').replace(',', '.')) + (PARTS[part ?? ''] ?? 0);
}

/**
 * What the author meant, where a small change makes it fit: a point for a comma, small letters for large
 * ones.
 */
function writeInstead(expected: z.ZodType | undefined, value: unknown): string {
  if (typeof value !== 'string') return '';
  const pointed = value.replace(',', '.');
  const fits = (meant: unknown) => expected?.safeParse(meant).success === true;
  if (pointed !== value && pointed.trim() !== '' && fits(Number(pointed))) return ` Write ${pointed}, with a point.`;
  const amount = plainAmount(value);
  if (amount !== undefined && fits(amount)) {
    const money = MONEY.test(value) ? '; the `currency` of book.yaml says what money it is' : '';
    return ` Write ${amount}: only the number, in digits${money}.`;
  }
  const [first = '', month = '', last = ''] = value.split(/[-./]/).map((part) => part.padStart(2, '0'));
  const day = [`${first}-${month}-${last}`, `${last}-${month}-${first}`].find(fits);
  if (day !== undefined && /^\d+[-./]\d+[-./]\d+$/.test(value)) return ` Write ${day}.`;
  const small = value.trim().toLowerCase();
  return small !== value && fits(small) ? ` Write \`${small}\`.` : '';
}

function wrongType(problem: Problem, path: DataPath, expected: z.ZodType | undefined, value: unknown): string {
  const name = nameOf(path, problem.as);
  // YAML reads an article such as 47E1 as a number.
  const written = problem.source.written(path);
  const wanted = describeSchema(expected);
  const quotes = wanted === 'a text' && (typeof value === 'number' || typeof value === 'boolean');
  const meant = written ?? String(value);
  const read = meant === String(value) ? '' : ` that YAML reads from \`${meant}\``;
  const hint = quotes ? ` Put it in quotes: '${meant}'.` : hintFor(name, wanted, value, problem.language);
  return `${name} must be ${wanted}, not ${describeValue(value)}${quotes ? read : ''}.${hint}`;
}

function hintFor(name: string, wanted: string, value: unknown, language: Language | undefined): string {
  if (wanted === 'a text' && isOnlyN(value)) return ` ${BRACES}`;
  if (typeof value === 'boolean' && wanted.startsWith('a text or')) {
    const answer = value ? 'yes' : 'no';
    const known = language === undefined ? languages : [language];
    const words = [...new Set(known.map((each) => choiceWords[each].spelled[answer]))];
    return ` An answer is a word of the language of the book: write ${quoteList(words, 'or')}.`;
  }
  if (wanted !== 'a list' || Array.isArray(value)) return '';
  if (name === '`effects`' && value === 'none') return ' Write [{ none: true }].';
  if (typeof value === 'object') return ' Put it in brackets: [{ … }].';
  return /[[\]]/.test(String(value)) ? ' Check its brackets.' : ` Put it in brackets: [${String(value)}].`;
}

/** In braces and brackets a comma ends a text, and what stands behind it is read as a key. */
const COMMA = 'It seems to be the end of a text: put all of a text that has a comma in quotes.';
const BRACES = "Put a text that begins with a brace in quotes: '{n} points'.";

/** YAML parses `says: {n}` as a map with one key. */
function isOnlyN(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).join() === 'n';
}

/** The key, or the index for an entry of a list. */
function nameOf(path: DataPath, as: string): string {
  const last = path[path.length - 1];
  if (last === undefined) return as;
  if (typeof last !== 'number') return `\`${String(last)}\``;
  const list = path[path.length - 2];
  return list === undefined ? `entry ${last + 1}` : `entry ${last + 1} of \`${String(list)}\``;
}
