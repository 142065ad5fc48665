import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** Ten hex digits of the SHA-256 of a value's canonical JSON: the same for equal values. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 10);
}
