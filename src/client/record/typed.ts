/** What somebody types on the dispute sheet: kept on this device alone, by the record's checksum. */
import { device, type Store } from '#client/storage.ts';
import { isRecord, parsedJson } from '#model/untyped.ts';

/** By the name of the field. */
export type Typed = Readonly<Record<string, string>>;

const KEY = 'arbiter:record:';

/** What is kept for a record; nothing where nothing is, or what is there is none of ours. */
export function typedFor(sum: string, store: Store = device): Typed {
  const kept = parsedJson(store.read(KEY + sum));
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Keeps it; of what is empty nothing stays behind. Whether the device took it. */
export function keepTyped(sum: string, typed: Typed, store: Store = device): boolean {
  const filled = Object.entries(typed).filter(([, text]) => text !== '');
  return store.write(KEY + sum, filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled)));
}

/** Whether this is where a record's is kept. */
export function isKeptAt(key: string | null, sum: string): boolean {
  return key === KEY + sum;
}
