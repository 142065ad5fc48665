/**
 * The form of a pack before it is compressed: a number (four bytes, the last ones the greatest) that says how
 * long the head is; the head, JSON; then the bytes of all files, one behind the other, in the head's order
 * and as long as it says. What is read is believed only as far as it agrees with what the release says of the
 * pack.
 */
import { isRecord, parsedJson } from '#model/untyped.ts';
import { isCount, isText, PACKS_FOLDER, type PackId, type PackInfo } from './release.ts';

export const CONTAINER_FORMAT = 1;

/** A file of a pack, as the head names it. */
export interface PackedFile {
  /** Its address from the site's start: that of a page ends with a slash; that of the start page is empty. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** With which type it is handed out. */
  readonly type: string;
  /** The mark of its content in the build, by which two packs can be compared. */
  readonly revision: string;
}

/** What a pack says of itself, before the bytes of its files. */
export interface PackHead {
  readonly format: typeof CONTAINER_FORMAT;
  readonly pack: PackId;
  /**
   * What a host says with every file: without it a kept page would be less guarded than one from the network.
   */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly files: readonly PackedFile[];
}

/** A file that is whole; its path and its type are those of the head. */
export interface UnpackedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Some way into a pack: its head, once it is there, and the files that became whole. */
export interface Read {
  readonly head: PackHead | undefined;
  readonly files: readonly UnpackedFile[];
}

/** Reads one pack from its first byte on. Once something was wrong with it, it takes nothing more. */
export interface ContainerReader {
  /** Takes the next bytes; undefined where they cannot be of this pack. */
  push(bytes: Uint8Array): Read | undefined;
  /** Whether all of it has come, and nothing more. */
  isWhole(): boolean;
}

/** The longest head that room is made for. It takes about 100 bytes for each file. */
const longestHead = (files: number): number => 16_384 + 1024 * files;
const LENGTH = 4;

/** What stands before the bytes of the files. */
export function headBytes(head: PackHead): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(LENGTH + json.length);
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, LENGTH);
  return bytes;
}

/**
 * Reads a pack as it comes, piece by piece: each file is copied once, and no more than one is held that is
 * not whole.
 */
export function containerReader(expected: Pick<PackInfo, 'id' | 'files' | 'unpacked'>): ContainerReader {
  let head: PackHead | undefined;
  let filling = new Uint8Array(LENGTH);
  let filled = 0;
  /** `-2`: the head's length is being read, `-1`: the head, otherwise the file at this place. */
  let at = -2;
  let sound = true;

  /** Takes what is full; undefined where it is not what it should be. */
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
      // An empty file is full at once, also at the end of what came.
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

/** A head that agrees with what the release says of its pack. */
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

/** Whether a path stays below the site's start, and leads to one place only. */
function isInside(path: string): boolean {
  return (
    !/^\/|[?#\\]|[^\x21-\x7e]/.test(path) &&
    !path.startsWith(PACKS_FOLDER) &&
    !path.split('/').some((part) => part === '.' || part === '..') &&
    !path.includes('//')
  );
}
