/** What is typed on the dispute sheet: stored on this device only, by the record's checksum. */
import { device, type Store } from '#client/storage.ts';
import { isRecord, parsedJson } from '#model/untyped.ts';

/** By the name of the field. */
export type Typed = Readonly<Record<string, string>>;

const KEY = 'arbiter:record:';

/** What is stored for a record; empty when nothing valid is. */
export function typedFor(sum: string, store: Store = device): Typed {
  const kept = parsedJson(store.read(KEY + sum));
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Stores it without empty fields. Returns whether it could be stored. */
export function keepTyped(sum: string, typed: Typed, store: Store = device): boolean {
  const filled = Object.entries(typed).filter(([, text]) => text !== '');
  return store.write(KEY + sum, filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled)));
}

/** Whether a storage key belongs to this record. */
export function isKeptAt(key: string | null, sum: string): boolean {
  return key === KEY + sum;
}
