/**
 * Unpacks a pack onto the device as it goes: of 30 MB no more is held at a time than the window that zstd
 * looks back into (8 MB) and one batch of files. Between two batches the page can do something else.
 */
import { Decompress } from 'fzstd';
import { containerReader, type UnpackedFile } from './container.ts';
import { done, failed, type Result } from './failure.ts';
import type { PackInfo } from './release.ts';
import type { PackPut } from './store.ts';

/** Bytes of a pack that are unpacked at a time; they become about ninety times as many. */
const SLICE = 4096;
/** When so many bytes or files have been unpacked they are put down. */
const BATCH = { bytes: 2 * 1024 * 1024, files: 64 };

/** Who counts what is unpacked, and who may break it off. */
export interface Unpacking {
  /** How many bytes of files more are on the device. */
  readonly onBytes: (count: number) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Puts all files of a pack down. Where that fails, some may lie there, without the mark that they are whole.
 * Throws what `into` throws.
 */
export async function unpack(
  pack: PackInfo,
  bytes: Uint8Array,
  into: PackPut,
  { onBytes, signal }: Unpacking,
): Promise<Result<undefined>> {
  const reader = containerReader(pack);
  let batch: UnpackedFile[] = [];
  let sound = true;
  let head = undefined as Parameters<PackPut['put']>[1] | undefined;
  const zstd = new Decompress((piece) => {
    const read = sound ? reader.push(piece) : undefined;
    if (read) {
      batch.push(...read.files);
      head = read.head;
    } else sound = false;
  });
  const putDown = async (): Promise<void> => {
    const files = batch;
    batch = [];
    if (!head || files.length === 0) return;
    await into.put(files, head);
    onBytes(sizeOf(files));
  };

  for (let from = 0; from < bytes.length; from += SLICE) {
    if (signal?.aborted === true) return failed('stopped');
    try {
      zstd.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
    } catch {
      return failed('damaged');
    }
    if (!sound) return failed('damaged');
    if (batch.length >= BATCH.files || sizeOf(batch) >= BATCH.bytes) await putDown();
  }
  if (!reader.isWhole()) return failed('damaged');
  await putDown();
  await into.whole();
  return done(undefined);
}

function sizeOf(files: readonly UnpackedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
