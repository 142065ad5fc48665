/**
 * Merges two casebooks. A case is the set of its versions, so merging is a union: commutative, associative
 * and idempotent, and nothing is lost.
 */
import { united } from './united.ts';
import { inOrder } from './versions.ts';
import type { KeptCase } from './types.ts';

/** The cases of both, by id; cases in both have the versions of both. */
export function merged(first: readonly KeptCase[], second: readonly KeptCase[]): readonly KeptCase[] {
  const sound = [...first, ...second].map((kept) => joined(kept, kept));
  return united(sound, joined).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** One case with the versions of both, without duplicates. */
export function joined(first: KeptCase, second: KeptCase): KeptCase {
  const [one = first.versions[0], ...others] = inOrder([...first.versions, ...second.versions]);
  return { id: first.id, versions: [one, ...others] };
}

/** The result of an import: the number of new cases, of cases with new versions, and of unchanged ones. */
export interface ImportCounts {
  readonly fresh: number;
  readonly further: number;
  readonly same: number;
}

/** Counts what `second` adds to `first`; both must be merged already. */
export function importCounts(first: readonly KeptCase[], second: readonly KeptCase[]): ImportCounts {
  const known = new Map(merged(first, []).map((kept) => [kept.id, kept]));
  const brings = merged(second, []).map((kept) => {
    const before = known.get(kept.id);
    if (!before) return 'fresh';
    return joined(before, kept).versions.length > before.versions.length ? 'further' : 'same';
  });
  const count = (what: keyof ImportCounts): number => brings.filter((each) => each === what).length;
  return { fresh: count('fresh'), further: count('further'), same: count('same') };
}
