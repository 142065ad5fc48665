/**
 * Reads one storage key: the only storage access of a page before the first touch. Undefined when storage is
 * forbidden.
 */
export function peekStorage(storage: () => Storage | null, key: string): string | undefined {
  try {
    return storage()?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
