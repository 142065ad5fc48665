/** Files of Pagefind's index, which are gzipped: a pack cannot use what compressed files have in common. */
import { gunzipSync } from 'node:zlib';

/** Whether a file is one of these. */
export function isPackedIndex(file: string): boolean {
  return /\.(?:pf_fragment|pf_index|pf_filter|pf_meta|pagefind)$/.test(file);
}

/** The prefix by which Pagefind recognises uncompressed files. */
const UNPACKED = Buffer.from('pagefind_dcd');

/** The part as a pack holds it: unpacked where Pagefind takes it so. */
export function unpackedIndex(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const inside = gunzipSync(bytes);
  return inside.subarray(0, UNPACKED.length).equals(UNPACKED) ? inside : bytes;
}
