/**
 * What becomes of a visit: "one visit to a book, and everything of it works". Where the line is known to cost
 * nothing the book is kept by itself; otherwise somebody is asked. Another text than the kept one is never
 * taken by itself.
 */
import { costOf, type Line, type LineCost } from './metered.ts';
import type { Newer, OfferedPack, Packs } from './packs.ts';
import type { PackId } from './release.ts';

export type Visit =
  /**
   * Nothing to be done, or nothing that can be: the book is here, nobody wants it, or there is no network.
   */
  | { readonly kind: 'nothing' }
  /** Another text is on the server than the one that is kept. */
  | { readonly kind: 'newer'; readonly newer: Newer }
  /** The book is to be kept where somebody says so; its size stands in `pack.toFetch`. */
  | { readonly kind: 'ask'; readonly pack: OfferedPack }
  /** The book is kept from now on. */
  | { readonly kind: 'kept'; readonly pack: OfferedPack };

/** Where somebody is, and over which line. */
export interface Visited {
  /** The book whose page is open; undefined on pages of no book. */
  readonly book: PackId | undefined;
  readonly line: Line;
}

/** What is known when it is decided. */
export interface Known {
  readonly cost: LineCost;
  readonly newer: boolean;
  /** The pack of the book; undefined where there is none. */
  readonly pack: Pick<OfferedPack, 'here' | 'unwanted' | 'toStore'> | undefined;
  readonly storage: { readonly used: number; readonly quota: number } | undefined;
}

/**
 * What a visit asks for. A newer text comes before a book that is not kept; what would not fit onto the
 * device is not offered.
 */
export function whatToDo({ cost, newer, pack, storage }: Known): 'nothing' | 'newer' | 'ask' | 'keep' {
  if (newer) return 'newer';
  if (!pack || pack.here !== undefined || pack.unwanted) return 'nothing';
  if (storage && storage.quota - storage.used < pack.toStore) return 'nothing';
  return cost === 'free' ? 'keep' : 'ask';
}

/** Does it. What fails is nothing: nobody has asked for it. */
export async function afterVisit(packs: Packs, { book, line }: Visited): Promise<Visit> {
  const offer = await packs.offer();
  if (offer.kind === 'failed') return { kind: 'nothing' };
  const { server, newer: isNewer, storage } = offer.value;
  const pack = server?.packs.find(({ id }) => id === book);
  switch (whatToDo({ cost: costOf(line), newer: isNewer, pack, storage })) {
    case 'nothing':
      return { kind: 'nothing' };
    case 'newer': {
      const newer = await packs.newer();
      return newer.kind === 'done' && newer.value ? { kind: 'newer', newer: newer.value } : { kind: 'nothing' };
    }
    case 'ask':
      return pack ? { kind: 'ask', pack } : { kind: 'nothing' };
    case 'keep': {
      if (!pack) return { kind: 'nothing' };
      const kept = await packs.keep(pack.id, { byItself: true });
      return kept.kind === 'done' ? { kind: 'kept', pack } : { kind: 'nothing' };
    }
  }
}
