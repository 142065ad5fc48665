/**
 * From source files to typed but unjoined content: every file against its schema, shorthands gone
 * (effects.ts, facts.ts), nothing resolved yet.
 */
import {
  asId,
  partsOfOn,
  slugOfNumber,
  type Book,
  type BookId,
  type Concurrence,
  type DecidedCase,
  type DecidedCaseId,
  type EditionId,
  type EditionMeta,
  type Fact,
  type House,
  type Language,
  type Laws,
  type Rule,
  type Situation,
  type SituationId,
  type Slug,
  type Term,
} from '#model/index.ts';
import { remembered, rememberedBy } from '#model/remembered.ts';
import { factsOf } from './facts.ts';
import { fitted, wordProblems, type Fitted, type FittedAs } from './fitted.ts';
import type { FrozenFile } from './frozen.ts';
import type { SiteFile } from '#model/site.ts';
import { houseIn, type HouseFile } from './house/house-file.ts';
import { houseLayers, type HouseLayers } from './house/layers.ts';
import { idsWithoutRest } from './house/no-rest.ts';
import { settledFiles } from './house/settle.ts';
import { bookIn, bookOfWords, type ContentFile, type Placed } from './placed.ts';
import { forgetOthers, readFile, type FileProblem, type KeptFiles, type LayoutProblem } from './read-file.ts';
import type { SourceFile, SyntaxProblem } from './source.ts';
import type { SchemaProblem } from './typed.ts';
import { translationsIn, type Translation } from './words/translations.ts';

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
  /** How rulings of different situations go together; absent where nothing needs to be said. */
  readonly concurrences: Typed<Readonly<Record<string, Concurrence>>> | undefined;
  readonly rules: readonly DraftRule[];
  readonly situations: readonly DraftSituation[];
  /** Cases that an editor published with it. */
  readonly cases: readonly DraftCase[];
  /** One per language that the edition is translated into. */
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
  /** Of a book that house rules make of another one. */
  readonly house?: DraftHouse;
}

/** House rules, and what they come to. */
export interface DraftHouse extends Typed<House>, Pick<HouseLayers, 'replaced' | 'replacesNothing' | 'originals'> {
  /** The edition's files in the language of the book, as they are read: for what its texts say. */
  readonly files: readonly Placed[];
  /** Its own files, before they were joined with those. */
  readonly own: readonly Placed[];
  /** The questions of the book, those that are settled among them. */
  readonly asked: Readonly<Record<string, Fact>>;
}
export interface Draft {
  /** Absent for a site without `site.yaml`. */
  readonly site: Typed<SiteFile> | undefined;
  readonly books: readonly DraftBook[];
  /** Frozen tables that published links refer to, of all books. */
  readonly frozen: readonly FrozenFile[];
  /** House rules of which no book is made: they stand on none that is there. */
  readonly homeless: readonly HouseFile[];
  /** Folders of which no book is made, because what is wrong with their book.yaml or house.yaml is told. */
  readonly unread: readonly string[];
  readonly problems: readonly DraftProblem[];
}

/**
 * Reads content files. Never throws: invalid files are left out and all problems are collected in `problems`.
 * The result does not depend on the order of the files.
 * @param kept cache of earlier reads, reused for unchanged files; this read's results are added to it.
 */
export function readDraft(files: readonly ContentFile[], kept: KeptFiles = new Map()): Draft {
  const problems: DraftProblem[] = [];
  const read: Fitted[] = [];
  const frozen: FrozenFile[] = [];
  // The originals that translations belong to. Only translated books need their parsed files.
  const placed: Placed[] = [];
  // The same of house rules, and of what they stand on.
  const houses: HouseFile[] = [];
  const hasHouses = files.some(({ file }) => houseIn(file) !== undefined);
  const translated = new Set(files.flatMap(({ file }) => bookOfWords(file) ?? []));
  const ids = new Set<BookId>();
  let site: Typed<SiteFile> | undefined;
  forgetOthers(kept, files);
  for (const file of [...files].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const each = readFile(file, hasHouses || translated.has(bookIn(file.file)), kept);
    problems.push(...each.problems);
    if (each.book !== undefined) ids.add(asId<BookId>(each.book));
    if (each.site) site = valueOf(each.site, problems);
    if (each.frozen) frozen.push(each.frozen);
    if (each.house) houses.push(each.house);
    if (each.fitted) read.push(each.fitted);
    if (each.placed) placed.push(each.placed);
  }
  const byBook = Map.groupBy(read, (each) => each.book);
  const homes = new Map(houses.map((house) => [house.book, house]));
  const books = [...ids].flatMap((id): DraftBook[] => {
    if (homes.has(id)) return [];
    const mine = byBook.get(id) ?? [];
    if (!mine.some(({ as }) => as === 'book')) {
      problems.push(layout('missing-book', `content/${id}/book.yaml`, id));
      return [];
    }
    const words = placed.filter((each) => each.book === id);
    const folders = words.flatMap(({ edition, language }) => (language === undefined ? [] : (edition ?? [])));
    const book = readBook(id, mine, folders, problems);
    return book ? [withTranslations(book, words, problems)] : [];
  });
  const housed = houses.map((house) => readHouse(house, books, placed, problems));
  const made = [...books, ...housed.flatMap(({ book }) => book ?? [])];
  const named = [...read.flatMap(({ as, book }) => (as === 'book' ? [book] : [])), ...homes.keys()];
  return {
    site,
    books: made,
    frozen,
    homeless: houses.filter((_, at) => housed[at]?.isHomeless),
    unread: [...new Set(named)].filter((name) => !made.some(({ id }) => id === name)),
    problems,
  };
}

function withTranslations(
  book: DraftBook,
  files: readonly Placed[],
  problems: DraftProblem[],
  then?: (files: readonly Placed[]) => readonly Placed[],
): DraftBook {
  const editions = book.editions.map((edition) => ({
    ...edition,
    translations: translationsOf(book, edition.id, files, problems, then),
  }));
  return { ...book, editions };
}

/**
 * The book that house rules make: the files of the one below, changed, read as a book's own. What is wrong
 * with those is told where they are read first.
 */
function readHouse(
  { book, source, data }: HouseFile,
  books: readonly DraftBook[],
  placed: readonly Placed[],
  problems: DraftProblem[],
): { readonly book?: DraftBook; readonly isHomeless: boolean } {
  if (!data) return { isHomeless: false };
  const on = partsOfOn(data.on);
  const below = books.find(({ id }) => id === on.book);
  const edition = below?.editions.find(({ id }) => id === on.edition);
  if (!edition) return { isHomeless: true };
  const own = placed.filter((each) => each.book === book);
  const layers = houseLayers(
    { book, source, data },
    placed.filter((each) => each.book === on.book),
    own,
  );
  const written = layers.files.filter(({ language }) => language === undefined);
  const noRest = data.settle ? noRestIn(book, settledFiles(written, data.settle)) : undefined;
  const settle = (files: readonly Placed[]) => settledFiles(files, data.settle, noRest);
  const files = settle(written);
  problems.push(...layers.instead.flatMap((words) => wordProblems(words).problems));
  const known: DraftProblem[] = [];
  const read = readBook(
    asId(book),
    files.map(fitted),
    own.flatMap(({ edition }) => edition ?? []),
    known,
  );
  const made = read && withTranslations(read, layers.files, known, settle);
  const told = new Set(problems.map(({ position }) => position.file));
  problems.push(
    ...known.flatMap((problem) => {
      if (problem.position.file.startsWith(`content/${book}/`)) return [problem];
      return problem.kind === 'schema' && !told.has(problem.position.file) ? [{ ...problem, madeBy: book }] : [];
    }),
  );
  if (!made) return { isHomeless: false };
  const { replaced, replacesNothing, originals } = layers;
  const asked = edition.facts?.data ?? {};
  return {
    isHomeless: false,
    book: { ...made, house: { data, source, replaced, replacesNothing, originals, files, own, asked } },
  };
}

/** What settled questions leave no case for is seen in the tables that are left. */
function noRestIn(book: string, settled: readonly Placed[]): ReadonlySet<string> {
  const read = readBook(asId(book), settled.map(fitted), [], []);
  return new Set(read?.editions.flatMap((edition) => [...idsWithoutRest(edition)]));
}

/**
 * @param folders of editions that have nothing but words, maybe.
 * @param original the language that the book is written in, where `files` are those of a translation.
 */
function readBook(
  id: BookId,
  files: readonly Fitted[],
  folders: readonly string[],
  problems: DraftProblem[],
  original?: Language,
): DraftBook | undefined {
  const book = valueOf(
    files.find((each) => each.as === 'book'),
    problems,
  );
  if (!book) return undefined;
  return { ...book, id, editions: editionsOf(book, id, files, folders, original ?? book.data.language, problems) };
}

/**
 * The edition once more for each language that it has words in: the same files, read again with other words
 * in them.
 */
function translationsOf(
  { id: book, data: { language: original } }: DraftBook,
  edition: string,
  files: readonly Placed[],
  problems: DraftProblem[],
  then: (files: readonly Placed[]) => readonly Placed[] = (all) => all,
) {
  const fits = (words: Placed) => {
    const tried = wordProblems(words);
    problems.push(...tried.problems);
    return tried.fits;
  };
  return translationsIn(files, edition, fits).flatMap((translation): readonly DraftTranslation[] => {
    const read = readBook(book, then(translation.files).map(fitted), [], [], original);
    const found = read?.editions.find(({ id }) => id === edition);
    return read && found ? [{ ...translation, book: read, edition: found }] : [];
  });
}

/** @param language in which yes and no are spelled. */
function editionsOf(
  book: Typed<Book>,
  id: string,
  files: readonly Fitted[],
  folders: readonly string[],
  language: Language,
  problems: DraftProblem[],
): DraftEdition[] {
  const declared = new Set<string>(book.data.editions.map((edition) => edition.id));
  const there = [...files.flatMap((file) => file.edition ?? []), ...folders];
  const { file } = book.source.locate(['editions', 0, 'id']);
  for (const folder of new Set(there.toSorted())) {
    if (!declared.has(folder)) problems.push(layout('undeclared-edition', file, folder));
  }
  return book.data.editions.map((meta, index) => {
    const mine = files.filter((file) => file.edition === meta.id);
    if (mine.length === 0) {
      const position = book.source.locate(['editions', index, 'id']);
      problems.push({ kind: 'layout', detail: 'missing-edition-folder', position, name: `content/${id}/${meta.id}/` });
    }
    const facts = valueOf(
      mine.find((file) => file.as === 'facts'),
      problems,
    );
    return {
      id: meta.id,
      meta,
      facts: facts && { source: facts.source, data: factsIn(facts.data, language) },
      terms: valueOf(
        mine.find((file) => file.as === 'terms'),
        problems,
      ),
      laws: valueOf(
        mine.find((file) => file.as === 'laws'),
        problems,
      ),
      concurrences: valueOf(
        mine.find((file) => file.as === 'concurrences'),
        problems,
      ),
      rules: mine.flatMap((file): DraftRule[] => {
        if (file.as !== 'rules') return [];
        const rule = valueOf(file, problems);
        return rule ? [ruleIn(file)(rule.data)] : [];
      }),
      situations: mine.flatMap((file): DraftSituation[] => {
        if (file.as !== 'situations') return [];
        const situation = valueOf(file, problems);
        return situation ? [situationIn(file)(situation.data)] : [];
      }),
      cases: mine.flatMap((file): DraftCase[] => {
        if (file.as !== 'cases') return [];
        const decided = valueOf(file, problems);
        return decided ? [caseIn(file)(decided.data)] : [];
      }),
      translations: [],
    };
  });
}

// Memoised per file, so that unchanged files are not processed again.
const ruleIn = remembered(({ source }: FittedAs<'rules'>) =>
  remembered((data: Rule): DraftRule => ({ source, data, slug: slugOfNumber(data.number) })),
);
const situationIn = remembered(({ source, stem }: FittedAs<'situations'>) =>
  remembered((data: Situation): DraftSituation => ({ source, data, id: asId<SituationId>(stem) })),
);
const caseIn = remembered(({ source, stem }: FittedAs<'cases'>) =>
  remembered((data: DecidedCase): DraftCase => ({ source, data, id: asId<DecidedCaseId>(stem) })),
);

const factsIn = rememberedBy(factsOf);

/** The value of a file; its problems are added to the list. */
function valueOf<T>(
  file:
    | { readonly source: SourceFile; readonly data: T | undefined; readonly problems: readonly SchemaProblem[] }
    | undefined,
  problems: DraftProblem[],
): Typed<T> | undefined {
  problems.push(...(file?.problems ?? []));
  return file?.data === undefined ? undefined : { source: file.source, data: file.data };
}

function layout(detail: LayoutProblem['detail'], file: string, name: string): LayoutProblem {
  return { kind: 'layout', detail, position: { file, line: 1, column: 1 }, name };
}
