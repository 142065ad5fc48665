/** Validates a parsed file against the schema of its kind, without looking at other files. */
import type { z } from 'astro/zod';
import {
  bookSchema,
  concurrencesFileSchema,
  decidedCaseSchema,
  factsFileSchema,
  lawsFileSchema,
  ruleSchema,
  siteSchema,
  situationSchema,
  termsFileSchema,
  wordFileSchemas,
  type Book,
  type Concurrence,
  type DecidedCase,
  type Laws,
  type Rule,
  type SiteFile,
  type Situation,
  type SurfaceFact,
  type Term,
} from '#model/index.ts';
import { bookOf, ruleOf, situationOf } from './effects.ts';
import type { Placed } from './placed.ts';
import { typed, type SchemaProblem, type Tried } from './typed.ts';
import { withoutValue, type ParsedFile, type SourceFile } from './source.ts';
import type { WordFile } from './words/places.ts';

/**
 * Parsed values in the form that all code reads. Facts are converted later: that needs the language of their
 * book.
 */
interface ParsedValue {
  readonly book: Book;
  readonly facts: Readonly<Record<string, SurfaceFact>>;
  readonly terms: Readonly<Record<string, Term>>;
  readonly laws: Laws;
  readonly concurrences: Readonly<Record<string, Concurrence>>;
  readonly rules: Rule;
  readonly situations: Situation;
  readonly cases: DecidedCase;
}

export interface FittedAs<As extends WordFile> extends Pick<Placed, 'book' | 'edition' | 'stem'> {
  readonly as: As;
  /** Without the parsed data, which would double the memory. */
  readonly source: SourceFile;
  /** Undefined where it could not be read, or does not fit. */
  readonly data: ParsedValue[As] | undefined;
  readonly problems: readonly SchemaProblem[];
}
export type Fitted = { readonly [As in WordFile]: FittedAs<As> }[WordFile];

/** Validates a file of the original. Never throws: violations are in `problems`. */
export function fitted({ source: parsed, book, edition, stem, as }: Placed): Fitted {
  const file = { source: withoutValue(parsed), book, edition, stem };
  switch (as) {
    case 'book':
      return { ...file, as, ...read(bookOf, typed(bookSchema, parsed, 'a book')) };
    case 'facts':
      return { ...file, as, ...typedRecord(factsFileSchema, parsed, 'facts') };
    case 'terms':
      return { ...file, as, ...typedRecord(termsFileSchema, parsed, 'terms') };
    case 'laws':
      return { ...file, as, ...typed(lawsFileSchema, parsed, 'laws') };
    case 'concurrences':
      return { ...file, as, ...typedRecord(concurrencesFileSchema, parsed, 'concurrences') };
    case 'rules':
      return { ...file, as, ...read(ruleOf, typed(ruleSchema, parsed, 'a rule')) };
    case 'situations':
      return { ...file, as, ...read(situationOf, typed(situationSchema, parsed, 'a situation')) };
    case 'cases':
      return { ...file, as, ...typed(decidedCaseSchema, parsed, 'a case') };
  }
}

/** The site's settings. */
export interface FittedSite extends Tried<SiteFile> {
  readonly source: SourceFile;
}

/** Validates `site.yaml`. Never throws: violations are in `problems`. */
export function fittedSite(parsed: ParsedFile): FittedSite {
  return { source: withoutValue(parsed), ...typed(siteSchema, parsed, 'the site') };
}

/** Schema violations of a translation file. */
export function wordProblems({ source, as }: Placed): Pick<Tried<unknown>, 'problems'> & { readonly fits: boolean } {
  const { data, problems } = typed<unknown>(wordFileSchemas[as], source, WORDS_AS[as]);
  return { problems, fits: data !== undefined };
}

const WORDS_AS: Readonly<Record<WordFile, string>> = {
  book: 'the words of a book',
  facts: 'the words of facts',
  terms: 'the words of terms',
  laws: 'the words of laws',
  concurrences: 'the words of concurrences',
  rules: 'the words of a rule',
  situations: 'the words of a situation',
  cases: 'the words of a case',
};

function read<Written, T>(as: (written: Written) => T, { data, problems }: Tried<Written>): Tried<T> {
  return { data: data === undefined ? undefined : as(data), problems };
}

/** A file of entries by id: invalid ones are left out, so that one bad entry does not hide the others. */
function typedRecord<T>(
  schema: z.ZodType<Readonly<Record<string, T>>>,
  source: ParsedFile,
  as: string,
): Tried<Readonly<Record<string, T>>> {
  const whole = typed(schema, source, as);
  const bad = new Set(whole.problems.map(({ path }) => String(path[0] ?? '')));
  if (whole.data || bad.size === 0 || bad.has('')) return whole;
  const good = Object.entries(source.value ?? {}).filter(([id]) => !bad.has(id));
  return { ...whole, data: schema.safeParse(Object.fromEntries(good)).data };
}
