/** Files of the stored packs, unpacked when they are requested. */
import { openPack, type OpenPack, type PackedFile } from '#offline/container.ts';
import type { PackInfo } from '#offline/release.ts';
import type { PackStore } from '#offline/store.ts';

/** A file of a stored pack as a response; undefined when it is absent, or the pack cannot be read. */
export type StoredFiles = (pack: Pick<PackInfo, 'id' | 'path'>, path: string) => Promise<Response | undefined>;

/** Packs held open: those of two books and what they share. Compressed, so about 1 MB each. */
const OPEN_PACKS = 4;
/** Blocks held unpacked. A page, its data and what is shared are rarely in more; a block takes about 4 MB. */
const UNPACKED_BLOCKS = 4;

/** @returns a function that reads files. A pack that the store does not give out is absent. */
export function storedFiles(store: Pick<PackStore, 'bytes'>): StoredFiles {
  const packs = recent<Promise<OpenPack | undefined>>(OPEN_PACKS);
  const blocks = recent<Uint8Array<ArrayBuffer>>(UNPACKED_BLOCKS);

  const open = async ({ id, path }: Pick<PackInfo, 'id' | 'path'>): Promise<OpenPack | undefined> => {
    const bytes = await store.bytes({ path });
    return bytes && openPack(bytes, id);
  };

  return async (pack, path) => {
    // The promise is held, since a page requests many files at once.
    const opening = packs.get(pack.path) ?? open(pack);
    packs.hold(pack.path, opening);
    const opened = await opening.catch(() => undefined);
    if (!opened) packs.forget(pack.path);
    const place = opened?.place(path);
    if (!opened || !place) return undefined;
    const { block, from, file } = place;
    const key = `${pack.path} ${block}`;
    const files = blocks.get(key) ?? opened.unpacked(block);
    if (files) blocks.hold(key, files);
    return files && responseOf(opened, file, files.slice(from, from + file.size));
  };
}

function responseOf({ head }: OpenPack, { type }: PackedFile, bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers({ 'Content-Type': type });
  for (const [name, value] of head.headers) headers.set(name, value);
  return new Response(bytes, { headers });
}

/** The values that were held last. */
interface Recent<Value> {
  get(key: string): Value | undefined;
  hold(key: string, value: Value): void;
  forget(key: string): void;
}

/** Holds at most `most` values. */
function recent<Value>(most: number): Recent<Value> {
  const held = new Map<string, Value>();
  return {
    get: (key) => held.get(key),
    hold: (key, value) => {
      held.delete(key);
      held.set(key, value);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
    forget: (key) => void held.delete(key),
  };
}
