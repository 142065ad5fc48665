/**
 * What a browser keeps for the site: on the device, or as long as the tab is open. Storage may be full,
 * forbidden or missing (null in some web views). Then what is written holds for this page, and nothing is
 * thrown.
 */

export interface Store {
  /** What is kept under a key; undefined where nothing is. */
  read(key: string): string | undefined;
  /**
   * Keeps a text, or with undefined removes what is kept. Whether the device took it; otherwise it holds for
   * this page.
   */
  write(key: string, value: string | undefined): boolean;
  keys(): readonly string[];
}

/** Kept from visit to visit. */
export const device: Store = storeIn(() => localStorage);

/** Kept until the tab is closed. */
export const tab: Store = storeIn(() => sessionStorage);

/** A store that never throws. `storage` is asked for at every use, because asking itself may be forbidden. */
export function storeIn(storage: () => Storage | null): Store {
  /** What the storage did not take; undefined for what it did not remove. */
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
