/** Values that are no texts, where a text should stand. */
import { LIMITS } from './limits.ts';

/** Something that is no text, as far as it can be written. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, LIMITS.text) ?? String(value);
  } catch {
    return String(value);
  }
}
