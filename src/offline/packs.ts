/**
 * What a page can do about packs: see what there is, keep one, remove one, and take the text that is on the
 * server now. A pack is whole on the device or it is not there; what fails is said (failure.ts), never
 * thrown. A release is taken as a whole: pages that were opened before go on with the one that they were
 * opened under, until they are closed.
 */
import type { Result } from './failure.ts';
import type { PackId, PackInfo } from './release.ts';

/**
 * How far it is with packs that are being brought. Both halves begin at 0; what is stored lags behind what is
 * fetched.
 */
export interface Progress {
  /** Of all packs that this fetches: bytes that have come, and bytes in all. */
  readonly fetched: number;
  readonly toFetch: number;
  /** Of the same: bytes that have been put onto the device, and bytes in all. */
  readonly stored: number;
  readonly toStore: number;
}

/** How packs are brought: who hears of it, who may break it off, and whether somebody has asked for it. */
export interface Act {
  readonly onProgress?: (progress: Progress) => void;
  /** Breaks it off; what was there before stays. */
  readonly signal?: AbortSignal;
  /**
   * Nobody has asked for it: the browser is not asked for a lasting place, and nothing is brought to another
   * release.
   */
  readonly byItself?: boolean;
}

/** A pack as it is on the device. */
export interface KeptPack extends PackInfo {
  /** When it was put there, in milliseconds since 1970. */
  readonly kept: number;
}

/** What pages of this device are handed out from. */
export interface Kept {
  /** The release's id, and the day on which it was made; undefined where nothing is kept. */
  readonly release: { readonly id: string; readonly day: string } | undefined;
  readonly packs: readonly KeptPack[];
}

/** A pack that can be kept, and what that would take now. */
export interface OfferedPack extends PackInfo {
  /** The same pack as it is on the device, perhaps of another release; undefined where it is not there. */
  readonly here: KeptPack | undefined;
  /** Whether somebody has taken it away here: it is not kept again by itself, nor asked about. */
  readonly unwanted: boolean;
  /**
   * Bytes to fetch and to store for it, with what its books share where that is not here either; 0 where it
   * is.
   */
  readonly toFetch: number;
  readonly toStore: number;
}

/** What is on the device, and what could be. */
export interface Offer {
  /** What is on the device; also where there is no network. */
  readonly kept: Kept;
  /** What the server has; undefined where it cannot be asked. `packs` are those of books. */
  readonly server: { readonly id: string; readonly day: string; readonly packs: readonly OfferedPack[] } | undefined;
  /** Whether the server has another release than the device. */
  readonly newer: boolean;
  /** Bytes that the browser says this site uses, and may use; undefined where it does not say. */
  readonly storage: { readonly used: number; readonly quota: number } | undefined;
}

/** Another release than the kept one is on the server: a later one, or an earlier one that was put back. */
export interface Newer {
  readonly id: string;
  readonly day: string;
  /** Bytes to fetch, and to store, for the packs that are kept. What has not changed is not fetched again. */
  readonly toFetch: number;
  readonly toStore: number;
  /** Packs that are kept and that it no longer has; taking it takes them away. */
  readonly gone: readonly KeptPack[];
}

/** The packs of a device, for its pages. No promise of it rejects. */
export interface Packs {
  /**
   * What can be kept and what is. Fails only where nothing can be kept at all (`blocked`), or packs are off.
   */
  offer(): Promise<Result<Offer>>;
  /** What is on the device; asks no server. */
  kept(): Promise<Result<Kept>>;
  /**
   * Keeps a pack, with what its books share. Where the server has another release than the device, all kept
   * packs are brought to it in the same step: pages of two releases are never kept beside each other.
   */
  keep(id: PackId, act?: Act): Promise<Result<Kept>>;
  /**
   * Takes a pack away; with the last book of a language goes what they share, and with that all books of the
   * language.
   */
  remove(id: PackId): Promise<Result<Kept>>;
  /**
   * Whether another release is on the server; undefined where not, or where nothing is kept. Asks at most
   * every ten minutes, unless told to (`fresh`: the network has come back).
   */
  newer(when?: { readonly fresh?: boolean }): Promise<Result<Newer | undefined>>;
  /**
   * Brings all kept packs to the server's release, in one step at the end. Pages that are opened from then on
   * have it.
   */
  takeNewer(act?: Act): Promise<Result<Kept>>;
  /** Calls when what is kept has changed, in this tab or another. Gives back how to stop. */
  onChange(listener: () => void): () => void;
}
