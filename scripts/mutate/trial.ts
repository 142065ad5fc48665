/** Whether the checker notices a change, found out without reading anew what the change does not touch. */
import { ofEditions } from '#check/check.ts';
import { examples } from '#check/checks/examples.ts';
import { gives } from '#check/checks/gives.ts';
import { proofs } from '#check/checks/proofs.ts';
import { words } from '#check/checks/words.ts';
import { editionContent, readContent, type EditionContent } from '#check/content.ts';
import type { Finding } from '#check/finding.ts';
import type { Table } from '#decide/table.ts';
import { readDraft, type DraftBook, type DraftEdition } from '#library/draft.ts';
import type { ContentFile } from '#library/placed.ts';
import { remembered } from '#model/remembered.ts';
import { changed, type Change } from './change.ts';
import { sameCases } from './same-cases.ts';

export type Result =
  /** With the code of the finding that detects it. */
  | { readonly kind: 'caught'; readonly by: string }
  /** No case that was possible before has another outcome. */
  | { readonly kind: 'equivalent' }
  | { readonly kind: 'missed' };

/** These checks work per situation, so only the changed ones are checked. */
const ofSituations: readonly (typeof ofEditions)[number][] = [gives, examples, proofs];

/**
 * @param files all files of one book.
 * @returns per edition what the checker sees in it, and a function that tries a change in its files or the
 *   book's.
 */
export function trialsOf(
  files: readonly ContentFile[],
): readonly { readonly content: EditionContent; readonly attempt: (change: Change) => Result }[] {
  return readContent(files).editions.map((content) => {
    const tables = new Map(content.tables.map(({ table }) => [JSON.stringify(table), table]));
    const known = new Set(ofEditions.flatMap((check) => check(content)).map(nameOf));
    return { content, attempt: (change) => attempt({ content, files, tables, known }, change) };
  });
}

interface Base {
  readonly content: EditionContent;
  readonly files: readonly ContentFile[];
  /** By their JSON: a table that is as before need not be proven again. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly known: ReadonlySet<string>;
}

function attempt(base: Base, change: Change): Result {
  const file = base.files.find((each) => each.file === change.file);
  const bookFile = base.files.find((each) => each.file === base.content.book.source.file);
  if (!file || !bookFile) throw new Error(`${change.file} is none of the files of ${base.content.path}`);
  const other = { ...file, text: changed(file, change) };
  if (isOfWords(base, change.file)) return attemptInWords(base, bookFile, other);
  // Parsed together with its book only, which is all that the change can affect.
  const read = readDraft(file === bookFile ? [other] : [bookFile, other]);
  const problem = read.problems.find(({ kind }) => kind !== 'layout');
  if (problem) return { kind: 'caught', by: problem.kind };
  const book = read.books[0];
  const part = book?.editions.find(({ id }) => id === base.content.edition.id);
  if (!book || !part) return { kind: 'caught', by: 'layout' };
  const edition = withPart(base.content.edition, part, file === bookFile);
  return judge(base, afterwards(base, book, edition));
}

function isOfWords({ content }: Base, file: string): boolean {
  return content.edition.translations.some(({ words: mine }) => mine.some(({ source }) => source?.file === file));
}

/**
 * Words have no part in the tables, so that only the check of words can see a slip in them. It needs what
 * they translate, and the names of the book and its terms.
 */
function attemptInWords({ content, files, known }: Base, bookFile: ContentFile, other: ContentFile): Result {
  const needed = content.edition.translations.flatMap(({ words: mine }) =>
    mine
      .filter(({ as, source }) => as === 'book' || as === 'terms' || source?.file === other.file)
      .flatMap(({ original, source }) => [original?.file, source?.file]),
  );
  const beside = files.filter(({ file }) => needed.includes(file) && ![bookFile.file, other.file].includes(file));
  const { books, problems } = readDraft([bookFile, other, ...beside]);
  const problem = problems.find(({ kind }) => kind !== 'layout');
  if (problem) return { kind: 'caught', by: problem.kind };
  const [book] = books;
  const edition = book?.editions.find(({ id }) => id === content.edition.id);
  if (!book || !edition) return { kind: 'caught', by: 'layout' };
  const found = words({ ...content, edition }).find((finding) => !known.has(nameOf(finding)));
  return found ? { kind: 'caught', by: found.code } : { kind: 'missed' };
}

/** The edition with what was read anew in place of what was there. */
function withPart(edition: DraftEdition, part: DraftEdition, isBook: boolean): DraftEdition {
  if (isBook) return edition;
  const replaced = <T extends { readonly source: { readonly file: string } }>(all: readonly T[], anew: readonly T[]) =>
    all.map((each) => anew.find(({ source }) => source.file === each.source.file) ?? each);
  return {
    ...edition,
    facts: part.facts ?? edition.facts,
    concurrences: part.concurrences ?? edition.concurrences,
    rules: replaced(edition.rules, part.rules),
    situations: replaced(edition.situations, part.situations),
  };
}

function afterwards({ content, tables }: Base, book: DraftBook, edition: DraftEdition): EditionContent {
  const fresh = editionContent({ ...content.book, data: book.data, source: book.source }, edition, content.unreadable);
  const known = fresh.tables.map((each) => ({ ...each, table: tables.get(JSON.stringify(each.table)) ?? each.table }));
  return { ...fresh, tables: known };
}

function judge({ content, known }: Base, after: EditionContent): Result {
  const touched = situationsTouched(content, after);
  const narrow = {
    ...after,
    tables: after.tables.filter(({ situation }) => touched.has(situation.id)),
    consequences: after.consequences.filter(({ situation }) => touched.has(situation)),
  };
  const isNew = (finding: Finding) => !known.has(nameOf(finding));
  for (const check of ofSituations) {
    const found = check(narrow).find(isNew);
    if (found) return { kind: 'caught', by: found.code };
  }
  for (const check of ofEditions) {
    const found = ofSituations.includes(check) ? undefined : check(after).find(isNew);
    if (found) return { kind: 'caught', by: found.code };
  }
  return { kind: isEquivalent(content, after) ? 'equivalent' : 'missed' };
}

/** The situations whose table is another one, or one of whose outcomes is. */
function situationsTouched(before: EditionContent, after: EditionContent): ReadonlySet<string> {
  if (after.book.source !== before.book.source && JSON.stringify(after.book.data) !== JSON.stringify(before.book.data))
    return new Set(after.tables.map(({ situation }) => situation.id));
  const same = new Set(before.tables.map(({ table }) => table));
  return new Set([
    ...after.tables.filter(({ table }) => !same.has(table)).map(({ situation }) => situation.id),
    ...after.consequences
      .filter(({ data }, at) => data !== before.consequences[at]?.data)
      .filter(({ data }, at, all) => !all[at] || JSON.stringify(data) !== jsonsOf(before).get(data.id))
      .map(({ situation }) => situation),
  ]);
}

const jsonsOf = remembered(
  ({ consequences }: EditionContent) =>
    new Map<string, string>(consequences.map(({ data }) => [data.id, JSON.stringify(data)])),
);

/** Only a change of tables can be without effect: every other value is part of some outcome. */
export function isEquivalent(before: EditionContent, after: EditionContent): boolean {
  const outcomes = ({ consequences, edition }: EditionContent) =>
    JSON.stringify([consequences.map(({ data }) => ({ ...data, when: undefined })), edition.concurrences?.data]);
  if (outcomes(before) !== outcomes(after)) return false;
  return before.tables.every(({ table, situation }) => {
    const other = after.tables.find((each) => each.situation.id === situation.id);
    return other !== undefined && (other.table === table || sameCases(table, other.table));
  });
}

/** By its place and message, to tell new findings from those that were there. */
export function nameOf({ code, position, message }: Finding): string {
  return `${position.file} ${code} ${message}`;
}
