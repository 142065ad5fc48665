/** The index of names of each edition, where pages are made one at a time. */
import { indexesOf, type EditionIndex } from '#search/index-files.ts';
import type { Library } from '#library/types.ts';
import { isHandedOver } from './handover.ts';
import { site } from './site.ts';

/** All of them, in all languages; none in a build, which writes their files by itself (scripts/names-index.ts). */
export function editionIndexes(): readonly EditionIndex[] {
  if (isHandedOver()) return [];
  const library = site();
  const made = known.get(library) ?? [...indexesOf(library)];
  known.set(library, made);
  return made;
}

/** Three kinds of files are made of them. */
const known = new WeakMap<Library, readonly EditionIndex[]>();
