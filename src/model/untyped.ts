/**
 * What comes from outside, from a file, a server or what a device kept, before anything of it is believed.
 */

/** What a text says as JSON; undefined where it is none, or where there is no text. Never throws. */
export function parsedJson(text: string | undefined): unknown {
  try {
    // Some editors put a mark in front of what they save.
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return undefined;
  }
}

/** Whether it is an object, with whatever keys: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
