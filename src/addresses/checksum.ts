/** Checksums that people read aloud and type from paper. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Eight characters of Crockford's base 32 in two groups, 40 bits of the SHA-256 over these texts, one per
 * line. It detects typing mistakes and edits; it is not a signature, since everybody can compute it.
 */
export function checksumOf(texts: readonly string[]): string {
  const signs = signsOf(texts.join('\n'), SIGNS);
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The first signs of the SHA-256 over a text. @param count at most 10. */
function signsOf(text: string, count: number): string {
  const bytes = sha256(utf8ToBytes(text));
  const bits = bytes.slice(0, LONGEST).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return Array.from({ length: count }, (_, at) => {
    const shift = BigInt(LONGEST * 8 - 5 * (at + 1));
    return ALPHABET[Number((bits >> shift) & 31n)] ?? '';
  }).join('');
}

/** The first four bytes of the SHA-256 over a text, as eight hex digits. */
export function hexOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).slice(0, 4));
}

/** A normalised checksum for comparison: I and L become 1, O becomes 0. */
export function plainSum(sum: string): string {
  return sum.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}

const SIGNS = 8;
/** Bytes that characters are taken from: ten characters are fifty bits. */
const LONGEST = 7;
