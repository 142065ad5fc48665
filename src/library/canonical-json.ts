/**
 * A value as JSON with sorted keys: equal values have equal texts, so that texts can be compared and hashed.
 * Keys that are written as indices of a list (`0`, `12`) come first, by their numbers, as they do in every
 * object: published hashes count on it.
 * @param value plain data. What is undefined is left out of an object, and is null in a list.
 */
export function canonicalJson(value: unknown): string {
  // A replacer of JSON.stringify would copy each object on the way, and take many times as long.
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value))
    return `[${value.map((each) => (each === undefined ? 'null' : canonicalJson(each))).join(',')}]`;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const isOther = ([key]: readonly [string, unknown]) => !isIndex(key);
  const indices = entries.findIndex(isOther);
  const sorted =
    indices < 0
      ? entries
      : [...entries.slice(0, indices), ...entries.slice(indices).sort(([a], [b]) => (a < b ? -1 : 1))];
  return `{${sorted.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}

/** Whether an object keeps it in the order of numbers, before all other keys. */
function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;
}
