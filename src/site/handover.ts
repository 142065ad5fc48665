/**
 * A build runs two sets of modules in one process: its own (scripts/build.ts), and those of the pages, which
 * Astro bundles. The library that the first has read, checked and joined is handed to the second here.
 */
import type { Library } from '#library/types.ts';

const PLACE = Symbol.for('arbiter:library');

/** Leaves a library for the pages of this build. */
export function handOver(library: Library): void {
  Reflect.set(globalThis, PLACE, library);
}

/** The library of this build; undefined while developing, and in a build by Astro alone. */
export function handedOver(): Library | undefined {
  return Reflect.get(globalThis, PLACE) as Library | undefined;
}
