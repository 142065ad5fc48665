/** The published data of a built site, read from its folder or over the network. Nothing is ever written. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FOLDER } from '#addresses/data.ts';
import type { BookJson, IndexJson } from '#api/format.ts';

/** What a caller may fix, told as it is: which ids there are. */
export class Unanswerable extends Error {}

export interface Wanted {
  readonly book: string;
  /** The edition in force where it is left out. */
  readonly edition?: string | undefined;
  /** The language of the book where it is left out. */
  readonly language?: string | undefined;
}

export interface Source {
  index(): Promise<IndexJson>;
  /** @throws Unanswerable where the site has no such book, edition or language. */
  book(wanted: Wanted): Promise<BookJson>;
}

/** @param where a folder with a built site, or the address at which it is served. */
export function openSource(where: string): Source {
  const known = new Map<string, Promise<unknown>>();
  const read = <T>(path: string): Promise<T> => {
    const found = known.get(path) ?? readJson(where, path);
    known.set(path, found);
    // What failed once may be there the next time.
    found.catch(() => known.delete(path));
    return found as Promise<T>;
  };
  const index = () => read<IndexJson>('index.json');
  return {
    index,
    book: async (wanted) => read<BookJson>(pathOf(await index(), wanted)),
  };
}

/** The path of a book's file, made of ids that the index has: no caller can name another file. */
function pathOf(index: IndexJson, { book, edition, language }: Wanted): string {
  const found = among(index.books, book, ({ id }) => id, 'book');
  const inForce = found.editions.find(({ current }) => current)?.id ?? '';
  const dated = among(found.editions, edition ?? inForce, ({ id }) => id, `edition of ${book}`);
  const words = among(dated.languages, language ?? found.language, (each) => each.language, `language of ${book}`);
  const folder = words.language === found.language ? '' : `${words.language}/`;
  return `${found.id}/${dated.id}/${folder}book.json`;
}

/** The one with this id. @throws Unanswerable with the ids that there are. */
export function among<T>(all: readonly T[], id: string, idOf: (each: T) => string, kind: string): T {
  const found = all.find((each) => idOf(each) === id);
  if (!found) throw new Unanswerable(`There is no ${kind} "${id}". There are: ${all.map(idOf).join(', ')}.`);
  return found;
}

async function readJson(where: string, path: string): Promise<unknown> {
  if (!/^https?:/.test(where)) return JSON.parse(await readFile(join(where, DATA_FOLDER, path), 'utf8'));
  const response = await fetch(new URL(DATA_FOLDER + path, where.replace(/\/?$/, '/')));
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.json();
}
