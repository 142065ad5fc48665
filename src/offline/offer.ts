/** Compares the server with the device: which books could be stored, what is newer, and how large it is. */
import type { KeptRelease } from './state.ts';
import type { Kept, Newer, OfferedPack } from './packs.ts';
import { sharedOf, type PackId, type PackInfo, type Release } from './release.ts';

/** The stored release as pages see it; empty when there is none. */
export function keptOf(release: KeptRelease | undefined): Kept {
  if (!release) return { release: undefined, packs: [] };
  return { release: { id: release.id, day: release.day }, packs: release.packs };
}

/** The packs of books in a release, in its order, each with the size of its download. */
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
      toFetch: missingBytes(neededFor(pack, release), here),
    }));
}

/** What it would take to update the stored packs to another release. */
export function newerThan(here: KeptRelease, release: Release): Newer {
  const ids = new Set(release.packs.map(({ id }) => id));
  const wanted = release.packs.filter(({ id }) => here.packs.some((pack) => pack.id === id));
  return {
    id: release.id,
    day: release.day,
    toFetch: missingBytes(wanted, here),
    gone: here.packs.filter(({ id }) => !ids.has(id)),
  };
}

/** Total bytes of packs. */
export function bytesOf(packs: readonly Pick<PackInfo, 'size'>[]): number {
  return packs.reduce((sum, { size }) => sum + size, 0);
}

/** A pack and the pack that its books share. */
function neededFor(pack: PackInfo, { packs }: Release): readonly PackInfo[] {
  return [pack, ...packs.filter(({ id }) => id === sharedOf(pack.id))];
}

function missingBytes(packs: readonly PackInfo[], here: KeptRelease | undefined): number {
  return bytesOf(packs.filter((pack) => !isHere(pack, here)));
}

/** Whether a pack with the same content is on the device, from any release. */
function isHere(pack: PackInfo, here: KeptRelease | undefined): boolean {
  return here?.packs.some(({ id, sha256 }) => id === pack.id && sha256 === pack.sha256) ?? false;
}
