/** Takes from the pieces of a divided index what is asked for, however it comes to them. */
import type { HitKind } from '#addresses/pages.ts';
import type { DividedData, Keyed, StoredEntry } from './data.ts';
import { kindOf as kindOfKey, pieceOf, type Key, type Kind } from './keys.ts';

/** A divided index from which a query takes what it needs. Each piece is fetched once. */
export interface Shelf {
  readonly head: DividedData;
  /** What stands under a key, if anything does. */
  value<K extends Kind>(key: Key<K>): Promise<Keyed[K] | undefined>;
  /** An entry by its number in the edition, from 0 and below `size`. */
  entry(number: number): Promise<StoredEntry | undefined>;
  /** What an entry is, which the head says. Throws for a number that is not below `size`. */
  kindOf(entry: number): HitKind;
  /** How many entries there are. */
  readonly size: number;
  /** How many characters the pieces have that were taken. */
  spent(): number;
}

/** Gets a piece by its name, as it travels: JSON. Rejects where it cannot be had. */
export type GetPiece = (name: string) => Promise<string>;

/** For one query: what it takes is counted. Rejects for a piece that was cut off or is something else. */
export function shelfOf(head: DividedData, getPiece: GetPiece): Shelf {
  const { keyed, block, kinds } = head.divided;
  const size = kinds.reduce((sum, [, count]) => sum + count, 0);
  const taken = new Map<string, Promise<unknown>>();
  let spent = 0;
  const piece = (name: string): Promise<unknown> => {
    const known = taken.get(name) ?? getPiece(name).then((text): unknown => ((spent += text.length), JSON.parse(text)));
    taken.set(name, known);
    return known;
  };
  return {
    head,
    size,
    spent: () => spent,
    // The build wrote the pieces from typed data.
    value: async <K extends Kind>(key: Key<K>) => {
      const pieces = keyed[kindOfKey(key)];
      if (pieces === undefined) return undefined;
      const values = (await piece(pieceOf(key, pieces))) as Readonly<Record<string, Keyed[K]>>;
      return Object.hasOwn(values, key) ? values[key] : undefined;
    },
    entry: async (number) => {
      const entries = (await piece(`entry-${String(Math.floor(number / block))}`)) as readonly StoredEntry[];
      return entries[number % block];
    },
    kindOf: (entry) => {
      let before = 0;
      for (const [kind, count] of kinds) if (entry < (before += count)) return kind;
      throw new Error(`the index of ${head.book} has no entry ${String(entry)}`);
    },
  };
}
