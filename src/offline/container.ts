/**
 * The format of an uncompressed pack: the length of the head (four bytes, big-endian), the head as JSON, then
 * the bytes of all files, concatenated in the order of the head. A pack is rejected when it does not agree
 * with what the release states about it.
 */
import { isRecord, parsedJson } from '#model/untyped.ts';
import { isCount, isText, PACKS_FOLDER, type PackId, type PackInfo } from './release.ts';

export const CONTAINER_FORMAT = 1;

/** A file of a pack, as listed in the head. */
export interface PackedFile {
  /** Its address relative to the site's start: pages end with a slash; the start page is empty. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Its media type. */
  readonly type: string;
  /** Hash of its content in the build, by which two packs can be compared. */
  readonly revision: string;
}

/** The head of a pack, before the bytes of its files. */
export interface PackHead {
  readonly format: typeof CONTAINER_FORMAT;
  readonly pack: PackId;
  /**
   * The host's headers for every file: without them a stored page would be less protected than one from the
   * network.
   */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly files: readonly PackedFile[];
}

/** A complete file, with the path and the type from the head. */
export interface UnpackedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a chunk completed: the head, once it has been read, and files. */
export interface Read {
  readonly head: PackHead | undefined;
  readonly files: readonly UnpackedFile[];
}

/** Reads one pack from its first byte on. After an error it accepts nothing more. */
export interface ContainerReader {
  /** Accepts the next bytes; undefined when they cannot belong to this pack. */
  push(bytes: Uint8Array): Read | undefined;
  /** Whether the whole pack has been read, and nothing more. */
  isWhole(): boolean;
}

/** The largest head that is allocated. A head takes about 100 bytes for each file. */
const longestHead = (files: number): number => 16_384 + 1024 * files;
const LENGTH = 4;

/** The head of a pack as bytes, with its length in front. */
export function headBytes(head: PackHead): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(LENGTH + json.length);
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, LENGTH);
  return bytes;
}

/** Reads a pack chunk by chunk: each file is copied once, and at most one incomplete file is held. */
export function containerReader(expected: Pick<PackInfo, 'id' | 'files' | 'unpacked'>): ContainerReader {
  let head: PackHead | undefined;
  let filling = new Uint8Array(LENGTH);
  let filled = 0;
  /** `-2`: reading the head's length, `-1`: reading the head, otherwise the index of the current file. */
  let at = -2;
  let sound = true;

  /** Takes what has been filled; undefined when it is invalid. */
  const take = (): UnpackedFile | 'head' | undefined => {
    const full = filling;
    if (at === -2) {
      const length = new DataView(full.buffer).getUint32(0, true);
      if (length === 0 || length > longestHead(expected.files)) return undefined;
      filling = new Uint8Array(length);
    } else if (at === -1) {
      head = headIn(full, expected);
      if (!head) return undefined;
      filling = new Uint8Array(head.files[0]?.size ?? 0);
    } else {
      filling = new Uint8Array(head?.files[at + 1]?.size ?? 0);
    }
    const file = head?.files[at];
    at++;
    filled = 0;
    return file ? { path: file.path, type: file.type, bytes: full } : 'head';
  };
  const isOver = (): boolean => head !== undefined && at >= head.files.length;

  return {
    push: (bytes) => {
      const files: UnpackedFile[] = [];
      let from = 0;
      // An empty file is complete at once, also at the end of a chunk.
      while (sound && !isOver() && (from < bytes.length || filled === filling.length)) {
        const part = bytes.subarray(from, from + filling.length - filled);
        filling.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < filling.length) break;
        const taken = take();
        if (taken === undefined) sound = false;
        else if (taken !== 'head') files.push(taken);
      }
      if (from < bytes.length) sound = false;
      return sound ? { head, files } : undefined;
    },
    isWhole: () => sound && isOver(),
  };
}

/** Parses the head; undefined unless it agrees with what the release states about the pack. */
function headIn(bytes: Uint8Array, { id, files: count, unpacked }: Pick<PackInfo, 'id' | 'files' | 'unpacked'>) {
  const head = parsedJson(new TextDecoder().decode(bytes));
  if (!isRecord(head)) return undefined;
  const { format, pack, headers, files } = head;
  if (format !== CONTAINER_FORMAT || pack !== id) return undefined;
  if (!Array.isArray(headers) || !headers.every(isHeader)) return undefined;
  if (!Array.isArray(files) || files.length !== count || !files.every(isFile)) return undefined;
  if (new Set(files.map(({ path }) => path)).size < count) return undefined;
  const sum = files.reduce((all, { size }) => all + size, 0);
  return sum === unpacked ? ({ format, pack, headers, files } satisfies PackHead) : undefined;
}

function isHeader(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}

function isFile(value: unknown): value is PackedFile {
  if (!isRecord(value)) return false;
  const { path, size, type, revision } = value;
  return typeof path === 'string' && isInside(path) && isCount(size) && isText(type) && isText(revision);
}

/** Whether a path stays below the site's start and is normalised. */
function isInside(path: string): boolean {
  return (
    !/^\/|[?#\\]|[^\x21-\x7e]/.test(path) &&
    !path.startsWith(PACKS_FOLDER) &&
    !path.split('/').some((part) => part === '.' || part === '..') &&
    !path.includes('//')
  );
}
