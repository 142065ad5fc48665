/**
 * A value as JSON with sorted keys: equal values have equal texts, which can be compared and hashed.
 * Integer-like keys (`0`, `12`) come first in numeric order, as in every JavaScript object; published hashes
 * depend on this.
 * @param value plain data. Undefined is omitted from objects, and is null in lists.
 */
export function canonicalJson(value: unknown): string {
  // A replacer of JSON.stringify would copy every object, which is many times slower.
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

/** Whether it is an integer-like key, which objects order before all others. */
function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;
}
