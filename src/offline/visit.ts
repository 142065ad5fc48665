/**
 * What a visit to a book leads to. Where the connection is known to be free the book is stored automatically;
 * otherwise the reader is asked. An update is never taken automatically.
 */
import { costOf, type Line, type LineCost } from './metered.ts';
import type { Newer, OfferedPack, Packs } from './packs.ts';
import type { PackId } from './release.ts';

export type Visit =
  /** Nothing to do: the book is stored, it was declined, or there is no network. */
  | { readonly kind: 'nothing' }
  /** Packs are switched off on this site: what was stored is deleted. */
  | { readonly kind: 'off' }
  /** The server has another release than the stored one. */
  | { readonly kind: 'newer'; readonly newer: Newer }
  /** The book can be stored if the reader agrees; its size is in `pack.toFetch`. */
  | { readonly kind: 'ask'; readonly pack: OfferedPack }
  /** The book has been stored. */
  | { readonly kind: 'kept'; readonly pack: OfferedPack };

/** The visited page and its connection. */
export interface Visited {
  /** The book whose page is open; undefined on pages of no book. */
  readonly book: PackId | undefined;
  readonly line: Line;
}

/** What the decision is based on. */
export interface Known {
  readonly cost: LineCost;
  readonly newer: boolean;
  /** The pack of the book; undefined when there is none. */
  readonly pack: Pick<OfferedPack, 'here' | 'unwanted' | 'toFetch'> | undefined;
  readonly storage: { readonly used: number; readonly quota: number } | undefined;
}

/**
 * What a visit calls for. An update comes before a book that is not stored; a book that would exceed the
 * quota is not offered.
 */
export function visitAction({ cost, newer, pack, storage }: Known): 'nothing' | 'newer' | 'ask' | 'keep' {
  if (newer) return 'newer';
  if (!pack || pack.here !== undefined || pack.unwanted) return 'nothing';
  if (storage && storage.quota - storage.used < pack.toFetch) return 'nothing';
  return cost === 'free' ? 'keep' : 'ask';
}

/** Carries it out. Failures are ignored: the reader did not ask for it. */
export async function afterVisit(packs: Packs, { book, line }: Visited): Promise<Visit> {
  const offer = await packs.offer();
  if (offer.kind === 'failed') return { kind: offer.why === 'off' ? 'off' : 'nothing' };
  const { server, newer: isNewer, storage } = offer.value;
  const pack = server?.packs.find(({ id }) => id === book);
  switch (visitAction({ cost: costOf(line), newer: isNewer, pack, storage })) {
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
