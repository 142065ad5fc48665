/**
 * A build runs two sets of modules in one process: its own (scripts/build.ts), and those of the pages, which Astro
 * bundles. The library that the first has read, checked and joined is handed to the second here, once.
 */
import type { Library } from '#library/types.ts';

interface Handed {
  readonly library: () => Library;
  readonly letters: string | undefined;
}

const PLACE = Symbol.for('arbiter:library');

/**
 * Leaves a library for the pages of this build.
 * @param library is asked for it once, by the first page: a part of a build has it only when all is bundled (scripts/stages/pages.ts).
 * @param letters all that its pages show, where that is known before the library is there.
 */
export function handOver(library: () => Library, letters?: string): void {
  let made: Library | undefined;
  const handed: Handed = { library: () => (made ??= library()), letters };
  Reflect.set(globalThis, PLACE, handed);
}

/** Whether this is a build with a library of its own: not while developing, nor in a build by Astro alone. */
export function isHandedOver(): boolean {
  return handed() !== undefined;
}

/** The library of this build; undefined while developing, and in a build by Astro alone. */
export function handedOver(): Library | undefined {
  return handed()?.library();
}

/** What its pages show, where whoever handed it over has said so. */
export function handedLetters(): string | undefined {
  return handed()?.letters;
}

function handed(): Handed | undefined {
  return Reflect.get(globalThis, PLACE) as Handed | undefined;
}
