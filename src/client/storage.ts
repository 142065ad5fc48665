/**
 * Browser storage, persistent or for the session. It may be full, forbidden or missing (null in some web
 * views). Then values are kept in memory for this page; nothing throws.
 */

export interface Store {
  /** The stored value; undefined when there is none. */
  read(key: string): string | undefined;
  /**
   * Stores a value, or removes it with undefined. Returns whether the storage took it; otherwise it lasts for
   * this page.
   */
  write(key: string, value: string | undefined): boolean;
  keys(): readonly string[];
}

/** Persistent. */
export const device: Store = storeIn(() => localStorage);

/** Until the tab is closed. */
export const tab: Store = storeIn(() => sessionStorage);

/** A store that never throws. `storage` is read on every use, because the property itself may throw. */
export function storeIn(storage: () => Storage | null): Store {
  /** Values that the storage refused; undefined for keys that it did not remove. */
  const refused = new Map<string, string | undefined>();
  return {
    read: (key) => {
      if (refused.has(key)) return refused.get(key);
      return attempt(() => storage()?.getItem(key)) ?? undefined;
    },
    write: (key, value) => {
      const taken = attempt(() => {
        const kept = storage();
        if (value === undefined) kept?.removeItem(key);
        else kept?.setItem(key, value);
        return kept !== null;
      });
      if (taken === true) refused.delete(key);
      else refused.set(key, value);
      return taken === true;
    },
    keys: () => {
      const kept = attempt(() => Object.keys(storage() ?? {})) ?? [];
      const gone = (key: string) => refused.has(key) && refused.get(key) === undefined;
      return [...new Set([...kept, ...refused.keys()])].filter((key) => !gone(key));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
