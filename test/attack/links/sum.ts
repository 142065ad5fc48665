/** The checksum of a record, worked out once more: 40 bits of SHA-256 in Crockford's base 32. */
import { createHash } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `K7QF-2M9D` over these texts, each on a line. */
export function sumOver(texts: readonly string[]): string {
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex');
  const bits = BigInt(`0x${hash.slice(0, 10)}`);
  const signs = Array.from({ length: 8 }, (_, at) => SIGNS[Number((bits >> BigInt(35 - 5 * at)) & 31n)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
