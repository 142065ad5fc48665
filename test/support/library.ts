import { resolve } from 'node:path';
import { loadLibrary } from '#library/load.ts';
import type { Library } from '#library/types.ts';

const read = new Map<string, Library>();

/**
 * The content below a folder, read once for all test files of a worker: reading that of this site takes
 * seconds. Not for content that a test changes.
 */
export function libraryAt(root: string): Library {
  const folder = resolve(root);
  const library = read.get(folder) ?? loadLibrary(root);
  read.set(folder, library);
  return library;
}
