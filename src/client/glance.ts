/**
 * What a storage holds under a key: all that a page asks of it before the first touch. Undefined where it may
 * not ask.
 */
export function glance(storage: () => Storage | null, key: string): string | undefined {
  try {
    return storage()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
