/**
 * What is on the server held against what is on the device: what could be kept, what is newer, and how much
 * that is.
 */
import type { KeptRelease } from './kept-state.ts';
import type { Kept, Newer, OfferedPack } from './packs.ts';
import { sharedOf, type PackId, type PackInfo, type Release } from './release.ts';

/** What is kept of a release, as pages see it; nothing where none is. */
export function keptOf(release: KeptRelease | undefined): Kept {
  if (!release) return { release: undefined, packs: [] };
  return { release: { id: release.id, day: release.day }, packs: release.packs };
}

/** The packs of books that a release has, in its order, each with what it would take to keep it. */
export function offeredOf(
  release: Release,
  here: KeptRelease | undefined,
  unwanted: readonly PackId[],
): readonly OfferedPack[] {
  return release.packs
    .filter(({ book }) => book !== undefined)
    .map((pack) => ({
      ...pack,
      here: here?.packs.find(({ id }) => id === pack.id),
      unwanted: unwanted.includes(pack.id),
      ...toBring(neededFor(pack, release), here),
    }));
}

/** What it would take to bring the packs that are here to another release. */
export function newerThan(here: KeptRelease, release: Release): Newer {
  const ids = new Set(release.packs.map(({ id }) => id));
  const wanted = release.packs.filter(({ id }) => here.packs.some((pack) => pack.id === id));
  return {
    id: release.id,
    day: release.day,
    ...toBring(wanted, here),
    gone: here.packs.filter(({ id }) => !ids.has(id)),
  };
}

/** Bytes of packs together: as they are fetched, or unpacked. */
export function bytesOf(packs: readonly PackInfo[], as: 'fetched' | 'unpacked'): number {
  return packs.reduce((sum, pack) => sum + pack[as], 0);
}

/** A pack, and what its books share. */
function neededFor(pack: PackInfo, { packs }: Release): readonly PackInfo[] {
  return [pack, ...packs.filter(({ id }) => id === sharedOf(pack.id))];
}

function toBring(packs: readonly PackInfo[], here: KeptRelease | undefined): Pick<Newer, 'toFetch' | 'toStore'> {
  const missing = packs.filter((pack) => !isHere(pack, here));
  return { toFetch: bytesOf(missing, 'fetched'), toStore: bytesOf(missing, 'unpacked') };
}

/** Whether the same content of a pack is on the device, of whichever release. */
function isHere(pack: PackInfo, here: KeptRelease | undefined): boolean {
  return here?.packs.some(({ id, sha256 }) => id === pack.id && sha256 === pack.sha256) ?? false;
}
