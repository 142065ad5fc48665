/**
 * From source files to typed but unjoined content: every file against its schema, shorthands gone (effects.ts, facts.ts),
 * nothing resolved yet.
 */
import type { z } from 'astro/zod';
import {
  bookSchema,
  decidedCaseSchema,
  factsFileSchema,
  lawsFileSchema,
  ruleSchema,
  situationSchema,
  asId,
  slugOfNumber,
  termsFileSchema,
  wordFileSchemas,
  type Book,
  type BookId,
  type DecidedCase,
  type DecidedCaseId,
  type EditionId,
  type EditionMeta,
  type Fact,
  type Language,
  type Laws,
  type Rule,
  type Situation,
  type SituationId,
  type Slug,
  type Term,
} from '#model/index.ts';
import { bookOf, ruleOf, situationOf } from './effects.ts';
import { factsOf } from './facts.ts';
import { frozenFile, type FrozenFile } from './frozen.ts';
import { place, type ContentFile, type FileFault, type Placed } from './placed.ts';
import { oddIn, type DataPath, type Position, type SourceFile, type SyntaxProblem } from './source.ts';
import type { WordFile } from './words/places.ts';
import { translationsIn, type Translation } from './words/translations.ts';

export type { ContentFile, FileFault } from './placed.ts';

export interface FileProblem {
  readonly kind: 'unreadable-file';
  readonly position: Position;
  readonly fault: FileFault;
}
export interface SchemaProblem {
  readonly kind: 'schema';
  readonly position: Position;
  readonly path: DataPath;
  readonly detail: string;
  /** What the file is read as, for the message. */
  readonly as: string;
  readonly issue: z.core.$ZodIssue;
  readonly schema: z.ZodType;
  readonly source: SourceFile;
}
export interface LayoutProblem {
  readonly kind: 'layout';
  readonly position: Position;
  readonly detail: 'unknown-file' | 'missing-book' | 'missing-edition-folder' | 'undeclared-edition';
  readonly name: string;
}
export type DraftProblem = FileProblem | SyntaxProblem | SchemaProblem | LayoutProblem;

export interface Typed<T> {
  readonly source: SourceFile;
  readonly data: T;
}
export interface DraftRule extends Typed<Rule> {
  readonly slug: Slug;
}
export interface DraftSituation extends Typed<Situation> {
  readonly id: SituationId;
}

export interface DraftCase extends Typed<DecidedCase> {
  readonly id: DecidedCaseId;
}

export interface DraftEdition {
  readonly id: EditionId;
  readonly meta: EditionMeta;
  readonly facts: Typed<Readonly<Record<string, Fact>>> | undefined;
  readonly terms: Typed<Readonly<Record<string, Term>>> | undefined;
  /** Absent where the book applies no law book. */
  readonly laws: Typed<Laws> | undefined;
  readonly rules: readonly DraftRule[];
  readonly situations: readonly DraftSituation[];
  /** Cases that an editor published with it. */
  readonly cases: readonly DraftCase[];
  /** One for each language that the edition has words in beside its own. */
  readonly translations: readonly DraftTranslation[];
}

/** An edition with its book in another language. Ids, tables, amounts and citations are the original's. */
export interface DraftTranslation extends Translation {
  readonly book: Typed<Book>;
  readonly edition: DraftEdition;
}

export interface DraftBook extends Typed<Book> {
  readonly id: BookId;
  readonly editions: readonly DraftEdition[];
}
export interface Draft {
  readonly books: readonly DraftBook[];
  /** Tables of now and of then that published links name, of whatever book. */
  readonly frozen: readonly FrozenFile[];
  readonly problems: readonly DraftProblem[];
}

/**
 * Reads content files. Never throws: what cannot be read is left out and stands in `problems`, all of it at once.
 * The result does not depend on the order of the files.
 */
export function readDraft(files: readonly ContentFile[]): Draft {
  const problems: DraftProblem[] = [];
  const placed: Placed[] = [];
  const frozen: FrozenFile[] = [];
  for (const file of [...files].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const frozenTable = file.fault === undefined ? frozenFile(file) : undefined;
    const each = file.fault === undefined && !frozenTable ? place(file) : undefined;
    if (file.fault !== undefined) {
      const position = { file: file.file, line: 1, column: 1 };
      problems.push({ kind: 'unreadable-file', position, fault: file.fault });
    } else if (frozenTable) {
      const odd = oddIn(file.file, file.text);
      problems.push(...odd);
      frozen.push(odd.length === 0 ? frozenTable : { ...frozenTable, read: { odd: true } });
    } else if (each) {
      placed.push(each);
      problems.push(...each.source.problems);
    } else if (file.file !== 'content/permalinks.txt') {
      problems.push(layout('unknown-file', file.file, file.file));
    }
  }
  const ids = [...new Set(placed.map((each) => asId<BookId>(each.book)))];
  const books = ids.flatMap((id): DraftBook[] => {
    const mine = placed.filter((each) => each.book === id);
    const bookFile = mine.find((each) => each.as === 'book' && each.language === undefined);
    if (!bookFile) {
      problems.push(layout('missing-book', `content/${id}/book.yaml`, id));
      return [];
    }
    const book = readBook(id, mine, problems);
    if (!book) return [];
    const editions = book.editions.map((edition) => ({
      ...edition,
      translations: translationsOf(book, edition.id, mine, problems),
    }));
    return [{ ...book, editions }];
  });
  return { books, frozen, problems };
}

/** @param original the language that the book is written in, where `files` are those of a translation. */
function readBook(
  id: BookId,
  files: readonly Placed[],
  problems: DraftProblem[],
  original?: Language,
): DraftBook | undefined {
  const file = files.find((each) => each.as === 'book' && each.language === undefined);
  const book = readAs(bookOf, file && typed(bookSchema, file.source, 'a book', problems));
  return book && { ...book, id, editions: editionsOf(book, id, files, original ?? book.data.language, problems) };
}

/** The edition once more for each language that it has words in: the same files, read again with other words in them. */
function translationsOf(
  { id: book, data: { language: original } }: DraftBook,
  edition: string,
  files: readonly Placed[],
  problems: DraftProblem[],
) {
  const fits = ({ as, source }: Placed) =>
    typed<unknown>(wordFileSchemas[as], source, WORDS_AS[as], problems) !== undefined;
  return translationsIn(files, edition, fits).flatMap((translation): readonly DraftTranslation[] => {
    const read = readBook(book, translation.files, [], original);
    const found = read?.editions.find(({ id }) => id === edition);
    return read && found ? [{ ...translation, book: read, edition: found }] : [];
  });
}

const WORDS_AS: Readonly<Record<WordFile, string>> = {
  book: 'the words of a book',
  facts: 'the words of facts',
  terms: 'the words of terms',
  laws: 'the words of laws',
  rules: 'the words of a rule',
  situations: 'the words of a situation',
  cases: 'the words of a case',
};

/** @param language in which yes and no are spelled. */
function editionsOf(
  book: Typed<Book>,
  id: string,
  files: readonly Placed[],
  language: Language,
  problems: DraftProblem[],
): DraftEdition[] {
  const declared = new Set<string>(book.data.editions.map((edition) => edition.id));
  for (const folder of new Set(files.flatMap((file) => (file.edition === undefined ? [] : [file.edition])))) {
    if (!declared.has(folder)) problems.push(layout('undeclared-edition', `content/${id}/book.yaml`, folder));
  }
  return book.data.editions.map((meta, index) => {
    const mine = files.filter((file) => file.edition === meta.id && file.language === undefined);
    if (mine.length === 0) {
      const position = book.source.locate(['editions', index, 'id']);
      problems.push({ kind: 'layout', detail: 'missing-edition-folder', position, name: `content/${id}/${meta.id}/` });
    }
    const one = (as: Placed['as']) => mine.find((file) => file.as === as)?.source;
    const facts = one('facts');
    const terms = one('terms');
    const laws = one('laws');
    return {
      id: meta.id,
      meta,
      facts: readAs(
        (written) => factsOf(written, language),
        facts && typedRecord(factsFileSchema, facts, 'facts', problems),
      ),
      terms: terms && typedRecord(termsFileSchema, terms, 'terms', problems),
      laws: laws && typed(lawsFileSchema, laws, 'laws', problems),
      rules: mine.flatMap((file): DraftRule[] => {
        const rule =
          file.as === 'rules' ? readAs(ruleOf, typed(ruleSchema, file.source, 'a rule', problems)) : undefined;
        return rule ? [{ ...rule, slug: slugOfNumber(rule.data.number) }] : [];
      }),
      situations: mine.flatMap((file): DraftSituation[] => {
        const situation =
          file.as === 'situations'
            ? readAs(situationOf, typed(situationSchema, file.source, 'a situation', problems))
            : undefined;
        return situation ? [{ ...situation, id: asId<SituationId>(file.stem) }] : [];
      }),
      cases: mine.flatMap((file): DraftCase[] => {
        const decided = file.as === 'cases' ? typed(decidedCaseSchema, file.source, 'a case', problems) : undefined;
        return decided ? [{ ...decided, id: asId<DecidedCaseId>(file.stem) }] : [];
      }),
      translations: [],
    };
  });
}

/** What a file says, in the form that everybody else reads. */
function readAs<Written, T>(read: (written: Written) => T, file: Typed<Written> | undefined): Typed<T> | undefined {
  return file && { source: file.source, data: read(file.data) };
}

/** The file's data if it fits the schema. An empty YAML file counts as an empty record. */
function typed<T>(
  schema: z.ZodType<T>,
  source: SourceFile,
  as: string,
  problems: DraftProblem[],
): Typed<T> | undefined {
  // Where only the text below the frontmatter is broken, its data can still be used.
  if (source.value === undefined && source.problems.length > 0) return undefined;
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { source, data: result.data };
  for (const issue of result.error.issues) {
    const { path, message: detail } = issue;
    problems.push({ kind: 'schema', position: source.locate(path), path, detail, as, issue, schema, source });
  }
  return undefined;
}

/** A file of entries by id: those that do not fit are left out, so that one bad entry does not hide the others. */
function typedRecord<T>(
  schema: z.ZodType<Readonly<Record<string, T>>>,
  source: SourceFile,
  as: string,
  problems: DraftProblem[],
): Typed<Readonly<Record<string, T>>> | undefined {
  const found: DraftProblem[] = [];
  const whole = typed(schema, source, as, found);
  problems.push(...found);
  const bad = new Set(found.flatMap((problem) => (problem.kind === 'schema' ? [String(problem.path[0] ?? '')] : [])));
  if (whole || bad.size === 0 || bad.has('')) return whole;
  const good = Object.entries(source.value ?? {}).filter(([id]) => !bad.has(id));
  const data = schema.safeParse(Object.fromEntries(good));
  return data.success ? { source, data: data.data } : undefined;
}

function layout(detail: LayoutProblem['detail'], file: string, name: string): LayoutProblem {
  return { kind: 'layout', detail, position: { file, line: 1, column: 1 }, name };
}
