/** The union of items with ids. */

export interface Item {
  /** Unique over all devices. */
  readonly id: string;
}

/** Each id once, in the order of its first appearance: items with the same one are joined. */
export function united<T extends Item>(items: readonly T[], joined: (first: T, second: T) => T): readonly T[] {
  const byId = new Map<string, T>();
  for (const item of items) {
    const known = byId.get(item.id);
    byId.set(item.id, known ? joined(known, item) : item);
  }
  return [...byId.values()];
}
