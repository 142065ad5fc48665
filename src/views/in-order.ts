/** Sorts by a list of a whole book, and finds neighbours in it, without searching it each time. */
import { remembered } from '#model/remembered.ts';

/** Some items of a list, each once, in the list's order. */
export function inOrderOf<Thing>(all: readonly Thing[], some: Iterable<Thing>): readonly Thing[] {
  const places = placesIn(all);
  return [...new Set(some)]
    .flatMap((thing) => {
      const at = places.get(thing);
      return at === undefined ? [] : [{ thing, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** The previous and the next thing in a list. */
export function besideIn<Thing>(
  all: readonly Thing[],
  thing: Thing,
): { readonly previous: Thing | undefined; readonly next: Thing | undefined } {
  const at = placesIn(all).get(thing);
  return at === undefined ? { previous: undefined, next: undefined } : { previous: all[at - 1], next: all[at + 1] };
}

const placesIn = remembered(
  (all: readonly unknown[]): ReadonlyMap<unknown, number> => new Map(all.map((thing, at) => [thing, at])),
);
