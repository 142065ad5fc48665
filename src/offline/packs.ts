/**
 * What a page can do with packs: list, store and remove them, and update to the server's release. A pack is
 * complete on the device or absent; failures are returned (failure.ts), never thrown. A release is taken as a
 * whole: pages that are open keep the release that they were opened under.
 */
import type { Result } from './failure.ts';
import type { PackId, PackInfo } from './release.ts';

/** The progress of a download: bytes received and bytes in total, over all its packs. */
export interface Progress {
  readonly fetched: number;
  readonly toFetch: number;
}

/** Options of a download: progress, cancellation, and whether the reader asked for it. */
export interface Act {
  readonly onProgress?: (progress: Progress) => void;
  /** Cancels it; what was stored before stays. */
  readonly signal?: AbortSignal;
  /**
   * The reader did not ask for it: the browser is not asked for persistent storage, and no pack is updated to
   * another release.
   */
  readonly byItself?: boolean;
}

/** A pack as it is on the device. */
export interface KeptPack extends PackInfo {
  /** When it was stored, in milliseconds since 1970. */
  readonly kept: number;
}

/** What is stored on this device. */
export interface Kept {
  /** The release's id and the day of its build; undefined when nothing is stored. */
  readonly release: { readonly id: string; readonly day: string } | undefined;
  readonly packs: readonly KeptPack[];
}

/** A pack that can be stored, and the size of its download now. */
export interface OfferedPack extends PackInfo {
  /** The same pack as stored on the device, perhaps of another release; undefined when absent. */
  readonly here: KeptPack | undefined;
  /** Whether the reader removed it here: it is not stored automatically, nor offered. */
  readonly unwanted: boolean;
  /** Bytes to fetch, with its shared pack if that is absent too; 0 when stored. */
  readonly toFetch: number;
}

/** What is on the device, and what could be. */
export interface Offer {
  /** What is on the device; known offline too. */
  readonly kept: Kept;
  /** What the server has; undefined when it cannot be reached. `packs` are those of books. */
  readonly server: { readonly id: string; readonly day: string; readonly packs: readonly OfferedPack[] } | undefined;
  /** Whether the server has another release than the device. */
  readonly newer: boolean;
  /** Bytes that the site uses and may use; undefined when the browser does not report it. */
  readonly storage: { readonly used: number; readonly quota: number } | undefined;
}

/** The server has another release than the device: a later one, or an earlier one after a rollback. */
export interface Newer {
  readonly id: string;
  readonly day: string;
  /** Bytes to fetch for the stored packs. Unchanged packs are not fetched again. */
  readonly toFetch: number;
  /** Stored packs that the other release no longer has; updating removes them. */
  readonly gone: readonly KeptPack[];
}

/** The packs of a device, for its pages. None of its promises rejects. */
export interface Packs {
  /**
   * What can be stored and what is. Fails only when nothing can be stored at all (`blocked`), or packs are
   * off.
   */
  offer(): Promise<Result<Offer>>;
  /** What is on the device; makes no request. */
  kept(): Promise<Result<Kept>>;
  /**
   * Stores a pack with its shared pack. When the server has another release than the device, all stored packs
   * are updated to it in the same step: pages of two releases are never stored beside each other.
   */
  keep(id: PackId, act?: Act): Promise<Result<Kept>>;
  /**
   * Removes a pack; the last book of a language takes its shared pack with it, and a shared pack takes all
   * books of the language with it.
   */
  remove(id: PackId): Promise<Result<Kept>>;
  /**
   * Whether another release is on the server; undefined when not, or when nothing is stored. Makes a request
   * at most every ten minutes, unless `fresh` is set (the network has come back).
   */
  newer(when?: { readonly fresh?: boolean }): Promise<Result<Newer | undefined>>;
  /**
   * Updates all stored packs to the server's release, in one step at the end. Pages opened from then on use
   * it.
   */
  takeNewer(act?: Act): Promise<Result<Kept>>;
  /** Calls when the stored packs have changed, in this tab or another. Returns how to stop. */
  onChange(listener: () => void): () => void;
}
