/**
 * The exam that is being taken, as the device keeps it. Two tabs may have it open: what one of them does is
 * done to what the other left, so that no answer of either is lost.
 */
import { device, type Store } from '#client/storage.ts';
import { restored, written, type Taking } from './taking.ts';

export interface KeptTaking {
  /** Undefined where nothing is kept that can be read. */
  readonly taking: Taking | undefined;
  /** Whether something is kept that cannot be read: a later version's, or damaged. */
  readonly isUnread: boolean;
}

/** What is kept under a key (taking.ts). */
export function keptAt(key: string, store: Store = device): KeptTaking {
  const text = store.read(key);
  const taking = restored(text);
  return { taking, isUnread: text !== undefined && taking === undefined };
}

/** Begins; what could not be read is put aside, under a key of its own. Whether the device took it. */
export function keepBegun(key: string, taking: Taking, store: Store = device): boolean {
  const text = store.read(key);
  if (text !== undefined && !restored(text)) store.write(`${key}#${taking.began}`, text);
  return store.write(key, written(taking));
}

export interface Changed {
  readonly taking: Taking;
  /** Whether the device took it. */
  readonly isKept: boolean;
}

/**
 * Changes what is kept now, whichever tab kept it; each stays at its own question. What has been handed in
 * stays as it is.
 * @param mine how this tab knows it: what counts where nothing is kept
 */
export function changeKept(key: string, mine: Taking, act: (taking: Taking) => Taking, store: Store = device): Changed {
  const kept = keptAt(key, store).taking ?? mine;
  if (kept.handed !== undefined) return { taking: kept, isKept: true };
  const taking = act({ ...kept, at: mine.at });
  return { taking, isKept: store.write(key, written(taking)) };
}
