/**
 * Unpacks a pack onto the device as a stream: of 30 MB it holds only the window of zstd (8 MB) and one batch
 * of files. It yields to the page between two batches.
 */
import { Decompress } from 'fzstd';
import { containerReader, type UnpackedFile } from './container.ts';
import { done, failed, type Result } from './failure.ts';
import type { PackInfo } from './release.ts';
import type { PackPut } from './store.ts';

/** Compressed bytes that are unpacked at a time; they grow about ninetyfold. */
const SLICE = 4096;
/** A batch is stored when it reaches this many bytes or files. */
const BATCH = { bytes: 2 * 1024 * 1024, files: 64 };

/** Progress and cancellation of unpacking. */
export interface Unpacking {
  /** Called with the number of bytes stored since the last call. */
  readonly onBytes: (count: number) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Stores all files of a pack. After a failure some may remain, without the mark that the pack is complete.
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
