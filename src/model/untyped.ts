/** Parsing of data from outside (files, servers, storage) before it is validated. */

/** Parses JSON; undefined if it is invalid or there is no text. Never throws. */
export function parsedJson(text: string | undefined): unknown {
  try {
    // Some editors write a byte-order mark.
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return undefined;
  }
}

/** Whether it is an object, with any keys: not an array, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
