/**
 * The exam in progress, stored on the device. Two tabs may have it open: each change is applied to the stored
 * state, so that no answer is lost.
 */
import { device, type Store } from '#client/storage.ts';
import { restored, written, type Taking } from './taking.ts';

export interface KeptTaking {
  /** Undefined when nothing readable is stored. */
  readonly taking: Taking | undefined;
  /** Whether the stored value cannot be read: a later version's, or damaged. */
  readonly isUnread: boolean;
}

/** The value stored under a key (taking.ts). */
export function keptAt(key: string, store: Store = device): KeptTaking {
  const text = store.read(key);
  const taking = restored(text);
  return { taking, isUnread: text !== undefined && taking === undefined };
}

/** Begins; an unreadable value is moved to a key of its own. Returns whether it could be stored. */
export function keepBegun(key: string, taking: Taking, store: Store = device): boolean {
  const text = store.read(key);
  if (text !== undefined && !restored(text)) store.write(`${key}#${taking.began}`, text);
  return store.write(key, written(taking));
}

export interface Changed {
  readonly taking: Taking;
  /** Whether it could be stored. */
  readonly isKept: boolean;
}

/**
 * Changes the stored exam, whichever tab stored it; each tab stays at its own question. A submitted exam is
 * not changed.
 * @param mine this tab's state: used when nothing is stored
 */
export function changeKept(key: string, mine: Taking, act: (taking: Taking) => Taking, store: Store = device): Changed {
  const kept = keptAt(key, store).taking ?? mine;
  if (kept.handed !== undefined) return { taking: kept, isKept: true };
  const taking = act({ ...kept, at: mine.at });
  return { taking, isKept: store.write(key, written(taking)) };
}
