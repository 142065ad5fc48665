/**
 * A build runs two sets of modules in one process: its own (scripts/build.ts), and those of the pages, which
 * Astro bundles. The library that the first has read, checked and joined is handed to the second here.
 */
import type { Library } from '#library/types.ts';

const PLACE = Symbol.for('arbiter:library');
const TEXTS = Symbol.for('arbiter:texts');

/**
 * Leaves a library for the pages of this build.
 * @param texts the book of whose texts pages are made, or a pattern for several; `*` for all, undefined for
 *   none.
 */
export function handOver(library: Library, texts: string | undefined): void {
  Reflect.set(globalThis, PLACE, library);
  Reflect.set(globalThis, TEXTS, texts);
}

/** The folder of content/ whose texts Astro loads, see `handOver`; all where nothing was handed over. */
export function textsHandedOver(): string | undefined {
  return Reflect.has(globalThis, TEXTS) ? (Reflect.get(globalThis, TEXTS) as string | undefined) : '*';
}

/** The library of this build; undefined while developing, and in a build by Astro alone. */
export function handedOver(): Library | undefined {
  return Reflect.get(globalThis, PLACE) as Library | undefined;
}
