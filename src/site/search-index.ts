/** The index of names of each edition, as it is downloaded. */
import { editionsInAll, wordsOf } from '#library/in-language.ts';
import type { Edition, Library } from '#library/types.ts';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { divide, type Divided } from '#search/divided/divide.ts';
import type { DeepData, IndexData } from '#search/index-data.ts';
import { indexName } from '#search/index-name.ts';
import { site } from './site.ts';

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

/** All of them, in all languages. */
export function editionIndexes(): readonly EditionIndex[] {
  const library = site();
  const made = known.get(library) ?? editionsInAll(library).map((edition) => indexOf(edition, library));
  known.set(library, made);
  return made;
}

/** Three kinds of files are made of them. */
const known = new WeakMap<Library, readonly EditionIndex[]>();

function indexOf(edition: Edition, library: Library): EditionIndex {
  const [book = '', name = ''] = indexName({ book: edition.bookId, edition: edition.id, ...wordsOf(edition) }).split(
    '/',
  );
  const [whole, deep] = [indexDataOf(edition, library), deepDataOf(edition, library)];
  return { book, name, whole, deep, divided: divide(whole, deep) };
}
