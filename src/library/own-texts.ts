/**
 * Texts that hold nothing but themselves. One that was cut out of another holds all of that one in memory: the id of a rule
 * would hold the whole file in which it is written, and a page's style the page.
 */

/** The same text, cut out of nothing. */
export function ownText(text: string): string {
  // Half a character, which only damaged text has, would not come back.
  return text.isWellFormed() ? Buffer.from(text).toString() : text;
}

/**
 * What was read of a file, with texts of its own.
 * @param value plain objects, lists, texts, numbers, yes and no.
 */
export function withOwnTexts<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (typeof value === 'string') return ownText(value);
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each)]));
}
