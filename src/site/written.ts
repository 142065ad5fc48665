/**
 * The content as it is written at this moment, for the development server: with whatever is wrong with it,
 * and a library of what can be joined all the same.
 */
import { checkContent } from '#check/check.ts';
import { readContent, type Content } from '#check/content.ts';
import type { Finding } from '#check/finding.ts';
import { contentRoot } from '#library/content-root.ts';
import type { ContentFile } from '#library/placed.ts';
import type { Draft } from '#library/draft.ts';
import type { KeptFiles } from '#library/read-file.ts';
import { readContentFiles } from '#library/files.ts';
import { today, type Day } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import type { Library, LoadedBook } from '#library/types.ts';
import { compareTexts } from '#model/compare.ts';

export interface Written {
  readonly content: Content;
  /** Everything that would keep the site from being published, and warnings. */
  readonly findings: readonly Finding[];
  readonly library: Library;
  /** Books that are shown as they were when they could be joined last, or not at all. */
  readonly behind: readonly string[];
}

/** Reads, checks and joins content again where a file has changed; never throws for what is in the files. */
export type ReadWritten = (files: readonly ContentFile[], day: Day) => Written;

/** A reader that remembers what it read before: only what has changed since is parsed again. */
export function writtenReader(): ReadWritten {
  const kept: KeptFiles = new Map();
  const joined = new Map<string, LoadedBook>();
  let last: { readonly day: Day; readonly files: readonly ContentFile[]; readonly written: Written } | undefined;
  return (files, day) => {
    if (last?.day === day && isSame(last.files, files)) return last.written;
    const content = readContent(files, kept);
    const written = { content, findings: checkContent(content, false), ...joinEach(content.draft, day, joined) };
    last = { day, files, written };
    return written;
  };
}

const read = writtenReader();

/** The content of this site as it is now. */
export function written(): Written {
  return read(readContentFiles(contentRoot), today());
}

/**
 * Every book that can be joined, as it is or as it was. A book with a fault is joined as far as it goes, and
 * pages that need what is missing fail by themselves.
 */
function joinEach(draft: Draft, day: Day, joined: Map<string, LoadedBook>): Pick<Written, 'library' | 'behind'> {
  const now = new Map<string, LoadedBook>();
  for (const book of draft.books) {
    const loaded = tryToJoin({ ...draft, books: [book] }, day);
    if (loaded) now.set(book.id, loaded);
  }
  // A book whose own file cannot be read is not in the draft; one whose folder is gone is meant to be gone.
  const left = [...joined].filter(([id]) => !now.has(id) && isMentioned(id, draft));
  const unjoined = draft.books.map(({ id }) => id).filter((id) => !now.has(id));
  const shown = new Map([...left, ...now]);
  joined.clear();
  for (const [id, book] of shown) joined.set(id, book);
  return {
    library: { ...joinDraft({ ...draft, books: [] }, day), books: [...shown.values()].toSorted(byId) },
    behind: [...new Set([...left.map(([id]) => id), ...unjoined])],
  };
}

function tryToJoin(draft: Draft, day: Day): LoadedBook | undefined {
  try {
    return joinDraft(draft, day).books[0];
  } catch {
    // The findings say what is wrong with it.
    return undefined;
  }
}

function byId(one: LoadedBook, other: LoadedBook): number {
  return compareTexts(one.id, other.id);
}

/** Also of house rules whose book below cannot be read. */
function isMentioned(id: string, { books, problems, homeless }: Draft): boolean {
  const files = [...problems.map(({ position }) => position.file), ...homeless.map(({ source }) => source.file)];
  return books.some((book) => book.id === id) || files.some((file) => file.startsWith(`content/${id}/`));
}

function isSame(before: readonly ContentFile[], now: readonly ContentFile[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ file, text, fault }, at) => {
      const then = before[at];
      return then?.file === file && then.text === text && then.fault === fault;
    })
  );
}
