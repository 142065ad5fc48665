/** The index of names of each edition as files: whole, or divided where the book is large. */
import { editionsInAll, wordsOf } from '#library/in-language.ts';
import type { Edition, Library } from '#library/types.ts';
import { deepDataOf, indexDataOf } from './build-index.ts';
import { divide, type Divided } from './divided/divide.ts';
import type { DeepData, IndexData } from './index-data.ts';
import { indexName } from './index-name.ts';

/** An edition's index in one language, as files are written of it. */
export interface EditionIndex {
  /** `troefcall` and `2020-2021`, or `2020-2021.en`. */
  readonly book: string;
  readonly name: string;
  readonly whole: IndexData;
  readonly deep: DeepData;
  /** Absent for an index that is loaded whole. */
  readonly divided: Divided | undefined;
}

/** One file of an index. */
export interface NamesFile {
  /** From the site's base path on: `search-index/troefcall/2020-2021.json`. */
  readonly path: string;
  readonly data: unknown;
}

/** Those of all editions in all languages, made one at a time: that of a large book takes as much room as the book. */
export function* indexesOf(library: Library): Generator<EditionIndex> {
  for (const edition of editionsInAll(library)) yield indexOf(edition, library);
}

/** The files that one is downloaded as. */
export function* namesFiles({ book, name, whole, deep, divided }: EditionIndex): Generator<NamesFile> {
  const path = `search-index/${book}/${name}`;
  yield { path: `${path}.json`, data: divided?.head ?? whole };
  if (!divided) yield { path: `${path}.deep.json`, data: deep };
  else
    for (const [piece, data] of divided.pieces)
      yield { path: `${path}/${divided.head.divided.folder}/${piece}.json`, data };
}

function indexOf(edition: Edition, library: Library): EditionIndex {
  const [book = '', name = ''] = indexName({ book: edition.bookId, edition: edition.id, ...wordsOf(edition) }).split(
    '/',
  );
  const [whole, deep] = [indexDataOf(edition, library), deepDataOf(edition, library)];
  return { book, name, whole, deep, divided: divide(whole, deep) };
}
