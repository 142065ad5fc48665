/** Corrupts files: truncated, doubled, overwritten, changed in one place of their JSON. */

/** A text with one to three things done to it; `pick` gives a number below another. */
export function mangled(text: string, pick: (n: number) => number): string {
  let out = text;
  for (let times = 1 + pick(3); times > 0; times--) out = mangledOnce(out, pick);
  return out;
}

function mangledOnce(text: string, pick: (n: number) => number): string {
  const from = pick(text.length);
  const to = Math.min(text.length, from + pick(30));
  switch (pick(8)) {
    case 0:
      return text.slice(0, from);
    case 1:
      return text.slice(0, from) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(from);
    case 3:
      return text.slice(0, from) + '"{}[],:0nullé\u0000\ud800'.charAt(pick(18)) + text.slice(from + 1);
    case 4:
      return text.replace(/"version": 1/, `"version": ${pick(4) - 1}`);
    case 5:
      return changedIn(text, pick, (parent, key) => Reflect.deleteProperty(parent, key));
    case 6:
      return changedIn(text, pick, (parent, key) => {
        (parent as Record<string, unknown>)[key] = [null, -1, 1e99, '', [], {}, true, 'x'.repeat(30_000)][pick(8)];
      });
    default:
      return changedIn(text, pick, (parent, key) => {
        (parent as Record<string, unknown>)[`${key}${pick(3)}`] = (parent as Record<string, unknown>)[key];
      });
  }
}

/** Changes one value, anywhere in the JSON; invalid JSON is returned as it is. */
function changedIn(text: string, pick: (n: number) => number, change: (parent: object, key: string) => void): string {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return text;
  }
  const places: [object, string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([value, key]);
      walk(inner);
    }
  };
  walk(whole);
  const place = places[pick(places.length)];
  if (place) change(...place);
  return JSON.stringify(whole);
}
