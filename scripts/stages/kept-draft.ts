/**
 * A draft as a file, from the stage that checks content to those that join it: what was checked is what is published, and
 * reading it takes a tenth of the time that parsing the content does. One record for each rule, situation and case, so
 * that neither side holds a large library twice.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Draft, DraftBook, DraftEdition, DraftTranslation, Typed } from '#library/draft.ts';
import { frozenFile } from '#library/frozen.ts';
import type { SourceFile } from '#library/source.ts';

/** What is kept of a file: where something stands in it nobody asks of content that is sound. */
type KeptSource = Pick<SourceFile, 'file' | 'body'>;
type Kept<T extends Typed<unknown>> = Omit<T, 'source'> & { readonly source: KeptSource };

/** An edition without what has a record of its own: of that, how many records. */
interface KeptEdition extends Pick<DraftEdition, 'id' | 'meta'> {
  readonly facts: Kept<NonNullable<DraftEdition['facts']>> | undefined;
  readonly terms: Kept<NonNullable<DraftEdition['terms']>> | undefined;
  readonly laws: Kept<NonNullable<DraftEdition['laws']>> | undefined;
  readonly rules: number;
  readonly situations: number;
  readonly cases: number;
  readonly translations: readonly KeptTranslation[];
}

interface KeptTranslation extends Pick<DraftTranslation, 'language' | 'untranslated'> {
  readonly book: Kept<DraftTranslation['book']>;
  readonly edition: KeptEdition;
}

interface KeptBook extends Omit<Kept<DraftBook>, 'editions'> {
  readonly editions: readonly KeptEdition[];
}

interface KeptDraft {
  readonly books: readonly KeptBook[];
  readonly frozen: readonly { readonly file: string; readonly text: string }[];
}

/** @param draft of sound content: what is wrong with it is not kept, nor are the words that a translation was made from. */
export function writeDraft(file: string, { books, frozen }: Draft): void {
  const to = openSync(file, 'w');
  try {
    const kept: KeptDraft = {
      books: books.map((book) => ({ ...typed(book), editions: book.editions.map(editionKept) })),
      frozen: frozen.map(({ file, text }) => ({ file, text })),
    };
    write(to, kept);
    for (const { editions } of books) for (const edition of editions) writeEdition(to, edition);
  } finally {
    closeSync(to);
  }
}

/** @throws where the file ends before the draft does. */
export function readKeptDraft(file: string): Draft {
  const from = openSync(file, 'r');
  try {
    const { books, frozen } = read(from) as KeptDraft;
    return {
      books: books.map((book) => ({
        ...untyped(book),
        editions: book.editions.map((edition) => readEdition(from, edition)),
      })),
      frozen: frozen.flatMap((each) => frozenFile(each) ?? []),
      problems: [],
    };
  } finally {
    closeSync(from);
  }
}

function editionKept({ id, meta, ...edition }: DraftEdition): KeptEdition {
  return {
    id,
    meta,
    facts: edition.facts && typed(edition.facts),
    terms: edition.terms && typed(edition.terms),
    laws: edition.laws && typed(edition.laws),
    rules: edition.rules.length,
    situations: edition.situations.length,
    cases: edition.cases.length,
    translations: edition.translations.map(({ language, untranslated, book, edition: translated }) => ({
      language,
      untranslated,
      book: typed({ source: book.source, data: book.data }),
      edition: editionKept(translated),
    })),
  };
}

function writeEdition(to: number, { rules, situations, cases, translations }: DraftEdition): void {
  for (const each of [...rules, ...situations, ...cases]) write(to, typed(each));
  for (const { edition } of translations) writeEdition(to, edition);
}

/** In the order in which they were written. */
function readEdition(from: number, { id, meta, facts, terms, laws, ...counts }: KeptEdition): DraftEdition {
  return {
    id,
    meta,
    facts: facts && untyped(facts),
    terms: terms && untyped(terms),
    laws: laws && untyped(laws),
    rules: some<DraftEdition['rules'][number]>(from, counts.rules),
    situations: some<DraftEdition['situations'][number]>(from, counts.situations),
    cases: some<DraftEdition['cases'][number]>(from, counts.cases),
    translations: counts.translations.map(({ language, untranslated, book, edition }) => ({
      language,
      untranslated,
      files: [],
      words: [],
      book: untyped(book),
      edition: readEdition(from, edition),
    })),
  };
}

function some<T extends Typed<unknown>>(from: number, count: number): readonly T[] {
  return Array.from({ length: count }, () => untyped(read(from) as Kept<T>) as unknown as T);
}

function typed<T extends Typed<unknown>>({ source: { file, body }, ...rest }: T): Kept<T> {
  return { ...rest, source: { file, ...(body ? { body } : {}) } };
}

function untyped<T extends { readonly source: KeptSource }>({
  source,
  ...rest
}: T): Omit<T, 'source'> & { readonly source: SourceFile } {
  return { ...rest, source: { ...source, problems: [], locate: notKept, written: notKept } };
}

function notKept(): never {
  throw new Error('Where something stands in a file is known only to the stage that checks it.');
}

/** Bytes of the length before each record. */
const LENGTH = 4;

function write(to: number, record: unknown): void {
  const bytes = serialize(record);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(bytes.length);
  writeSync(to, length);
  writeSync(to, bytes);
}

function read(from: number): unknown {
  return deserialize(bytesOf(from, bytesOf(from, LENGTH).readUInt32LE()));
}

function bytesOf(from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(from, bytes) !== length) throw new Error('The draft ends too early; was it written whole?');
  return bytes;
}
