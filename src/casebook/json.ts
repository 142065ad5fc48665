/** Displays values that should be texts. */
import { LIMITS } from './limits.ts';

/** A value as text, as far as possible. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, LIMITS.text) ?? String(value);
  } catch {
    return String(value);
  }
}
