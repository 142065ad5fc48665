import { createHash } from 'node:crypto';

/**
 * What a translation names as that from which it was made: eight hex digits of the SHA-256 of the original's
 * words. Line breaks and the order of keys do not count, so that only what a reader would see makes a
 * translation old.
 */
export function wordHash(words: unknown): string {
  return createHash('sha256').update(canonical(words)).digest('hex').slice(0, 8);
}

function canonical(words: unknown): string {
  return JSON.stringify(words, (_, value: unknown) => {
    if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
