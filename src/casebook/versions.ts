/** Adds versions to cases, and orders versions and cases. Pure: clock and randomness are passed in. */
import { LIMITS } from './limits.ts';
import { orderAfter, type Moment } from './order.ts';
import type { Details, KeptCase, Version } from './types.ts';

/** A case with changed details as a new version; the same case when nothing differs. */
export function amended(kept: KeptCase, changes: Partial<Details>, moment: Moment): KeptCase {
  const { record, said, details } = currentOf(kept);
  const next = { ...details, ...changes };
  if (changedDetails(details, next).length === 0) return kept;
  return withVersion(kept, { record, said, details: next }, moment);
}

/** The current version: the last one. */
export function currentOf({ versions }: KeptCase): Version {
  return versions.at(-1) ?? versions[0];
}

/** The details in which two versions differ. */
export function changedDetails(before: Details, after: Details): readonly (keyof Details)[] {
  return (Object.keys(after) as (keyof Details)[]).filter((key) => before[key] !== after[key]);
}

/** Versions in canonical order, without duplicates. */
export function inOrder(versions: readonly Version[]): readonly Version[] {
  const byText = new Map(versions.map((version) => [JSON.stringify(version), version]));
  return [...byText]
    .toSorted(([a, x], [b, y]) => x.n - y.n || x.order - y.order || (a < b ? -1 : 1))
    .map(([, version]) => version);
}

/** Cases for a list, the latest created first. */
export function newestFirst(cases: readonly KeptCase[]): readonly KeptCase[] {
  return cases.toSorted((a, b) => b.versions[0].order - a.versions[0].order || (a.id < b.id ? -1 : 1));
}

/** The highest order of some cases; 0 for none. */
export function highestOrder(cases: readonly KeptCase[]): number {
  return cases.reduce((most, { versions }) => versions.reduce((top, { order }) => Math.max(top, order), most), 0);
}

/** A case with one more version. */
export function withVersion(
  kept: KeptCase,
  said: Pick<Version, 'record' | 'said' | 'details'>,
  moment: Moment,
): KeptCase {
  const n = Math.min(Math.max(...kept.versions.map((version) => version.n)) + 1, LIMITS.n);
  // Also when the device's own counter is lost: a version never sorts before the one it was made from.
  const order = Math.max(moment.order, orderAfter(highestOrder([kept]), 0));
  return { id: kept.id, versions: [...kept.versions, versionAt(said, n, { ...moment, order })] };
}

/** A version made at a moment. */
export function versionAt(
  { record, said, details }: Pick<Version, 'record' | 'said' | 'details'>,
  n: number,
  moment: Moment,
): Version {
  return { n, order: moment.order, at: new Date(moment.clock).toISOString(), record, said, details };
}
