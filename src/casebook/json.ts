/** Texts that others may have had in their hands, and values that are no texts. */
import { LIMITS } from './limits.ts';

/** What a text says as JSON. */
export function parsedJson(json: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    // Some editors put a mark in front of what they save.
    return { ok: true, value: JSON.parse(json.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return { ok: false };
  }
}

/** Something that is no text, as far as it can be written. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, LIMITS.text) ?? String(value);
  } catch {
    return String(value);
  }
}
