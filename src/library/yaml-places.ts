/**
 * Where everything in a YAML file stands. The parser's own tree says it too, but weighs many times as much, and a book of
 * ten thousand rules has the places of some thirty thousand files in memory at once: so they are two numbers for each key
 * and each value, and words are read again from the text.
 */
import { isMap, isScalar, isSeq, type Document, type Scalar } from 'yaml';

/** What is in a file, in the order of its text: a map, then its keys, each before its value; a list, then its items. */
export interface YamlPlaces {
  readonly text: string;
  /**
   * Of each thing its offset in the text, from 1 (0: it has none), and what it is. Of a scalar that is its length, of a map
   * or a list how many things it is with all that stands in it; times four, and the kind.
   */
  readonly things: Uint32Array;
  /** Scalars that do not stand in the text as they are read, by their places in the list: `"\u0041"`, texts of several lines, the key 470. */
  readonly odd: ReadonlyMap<number, OddScalar>;
}

interface OddScalar {
  readonly value: unknown;
  readonly source: string | undefined;
}

const PLAIN = 0;
const QUOTED = 1;
const MAP = 2;
const LIST = 3;

/** The places of a document, which is needed no more then. */
export function placesIn({ contents }: Document, text: string): YamlPlaces {
  const things: number[] = [];
  const odd = new Map<number, OddScalar>();
  add(contents);
  return { text, things: new Uint32Array(things), odd: odd.size === 0 ? NONE : odd };

  function add(node: unknown, isKey = false): void {
    const place = things.length;
    things.push(offsetIn(node) + 1, PLAIN);
    if (isScalar(node)) things[place + 1] = scalar(node, place / 2, isKey);
    else if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        add(key, true);
        add(value);
      }
      things[place + 1] = extent(place, MAP);
    } else if (isSeq(node)) {
      for (const item of node.items) add(item);
      things[place + 1] = extent(place, LIST);
    } else odd.set(place / 2, { value: undefined, source: undefined });
  }

  function extent(from: number, kind: number): number {
    return (things.length - from) * 2 + kind;
  }

  function scalar({ value, source, range }: Scalar, at: number, isKey: boolean): number {
    const offset = range?.[0];
    if (source !== undefined && offset !== undefined && (value === source || !isKey)) {
      if (text.startsWith(source, offset)) return source.length * 4 + PLAIN;
      if (text.startsWith(source, offset + 1)) return source.length * 4 + QUOTED;
    }
    odd.set(at, { value, source });
    return PLAIN;
  }
}

const NONE: ReadonlyMap<number, OddScalar> = new Map();

function offsetIn(node: unknown): number {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) ? Number(range[0]) : -1;
}

/** The places of a map that was read in parts. @param parts maps too, each with where it begins. */
export function joinedPlaces(
  text: string,
  parts: readonly { readonly from: number; readonly places: YamlPlaces }[],
): YamlPlaces {
  const length = parts.reduce((sum, { places }) => sum + places.things.length - 2, 2);
  const things = new Uint32Array(length);
  const odd = new Map<number, OddScalar>();
  things.set([parts[0]?.places.things[0] ?? 0, length * 2 + MAP]);
  let to = 2;
  for (const { from, places } of parts) {
    for (const [at, scalar] of places.odd) odd.set(at - 1 + to / 2, scalar);
    const { things: inner } = places;
    for (let at = 2; at < inner.length; at += 2) {
      const offset = inner[at] ?? 0;
      things[to++] = offset === 0 ? 0 : offset + from;
      things[to++] = inner[at + 1] ?? 0;
    }
  }
  return { text, things, odd };
}

/** Where the value at a path stands, its key with `key`; undefined for nothing, and behind an alias. */
export function offsetAtPath(
  places: YamlPlaces,
  path: readonly PropertyKey[],
  where: 'key' | 'value',
): number | undefined {
  const key = where === 'key' ? keyAtPath(places, path) : undefined;
  const found = key ?? valueAtPath(places, path);
  const offset = found === undefined ? 0 : (places.things[2 * found] ?? 0);
  return offset === 0 ? undefined : offset - 1;
}

/** A scalar at a path as it is written, or its key. */
export function writtenAtPath(
  places: YamlPlaces,
  path: readonly PropertyKey[],
  where: 'key' | 'value',
): string | undefined {
  const found = (where === 'key' ? keyAtPath : valueAtPath)(places, path);
  return found === undefined || isCollection(places, found) ? undefined : sourceOf(places, found);
}

function valueAtPath(places: YamlPlaces, path: readonly PropertyKey[]): number | undefined {
  let at: number | undefined = 0;
  for (const key of path) {
    if (at === undefined) return undefined;
    const kind: number = (places.things[2 * at + 1] ?? 0) & 3;
    if (kind === MAP) {
      const found = keyIn(places, at, 'value', key);
      at = found === undefined ? undefined : found + 1;
    } else at = kind === LIST ? itemIn(places, at, Number(key)) : undefined;
  }
  return at;
}

/** However the key is written: that of `470:` is found by its text too. */
function keyAtPath(places: YamlPlaces, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length === 0 ? undefined : valueAtPath(places, path.slice(0, -1));
  if (parent === undefined || ((places.things[2 * parent + 1] ?? 0) & 3) !== MAP) return undefined;
  return keyIn(places, parent, 'text', String(path[path.length - 1]));
}

function itemIn(places: YamlPlaces, list: number, index: number): number | undefined {
  const end = behind(places, list);
  let item = list + 1;
  for (let left = index; left > 0 && item < end; left--) item = behind(places, item);
  return Number.isInteger(index) && index >= 0 && item < end ? item : undefined;
}

/** Up to so many keys are looked through. */
const FEW = 16;

/** The first key of a map that is this, by what it is (the number 470 is no text) or by its text. The facts of an edition are one map. */
function keyIn(places: YamlPlaces, map: number, by: 'value' | 'text', wanted: PropertyKey): number | undefined {
  const end = behind(places, map);
  let key = map + 1;
  for (let seen = 0; key < end; seen++) {
    if (seen === FEW) return indexed(places, map)[by].get(wanted);
    if (isKey(places, key, by, wanted)) return key;
    key = behind(places, key + 1);
  }
  return undefined;
}

function isKey(places: YamlPlaces, key: number, by: 'value' | 'text', wanted: PropertyKey): boolean {
  const odd = places.odd.get(key);
  if (odd) return by === 'value' ? odd.value === wanted : String(odd.value) === wanted;
  if (typeof wanted !== 'string' || (places.things[2 * key + 1] ?? 0) >> 2 !== wanted.length) return false;
  return places.text.startsWith(wanted, startOf(places, key));
}

interface Keys {
  readonly value: ReadonlyMap<unknown, number>;
  readonly text: ReadonlyMap<unknown, number>;
}

/** The keys of a large map. */
function indexed(places: YamlPlaces, map: number): Keys {
  const maps = known.get(places) ?? new Map<number, Keys>();
  known.set(places, maps);
  const found = maps.get(map) ?? keysOf(places, map);
  maps.set(map, found);
  return found;
}
const known = new WeakMap<YamlPlaces, Map<number, Keys>>();

function keysOf(places: YamlPlaces, map: number): Keys {
  const [byValue, byText] = [new Map<unknown, number>(), new Map<unknown, number>()];
  const end = behind(places, map);
  for (let key = map + 1; key < end; key = behind(places, key + 1)) {
    const odd = places.odd.get(key);
    const value = odd ? odd.value : sourceOf(places, key);
    if (!byValue.has(value)) byValue.set(value, key);
    if (!byText.has(String(value))) byText.set(String(value), key);
  }
  return { value: byValue, text: byText };
}

function sourceOf(places: YamlPlaces, scalar: number): string | undefined {
  const odd = places.odd.get(scalar);
  if (odd) return odd.source;
  const start = startOf(places, scalar);
  return places.text.slice(start, start + ((places.things[2 * scalar + 1] ?? 0) >> 2));
}

/** Where the words of a scalar begin. */
function startOf({ things }: YamlPlaces, scalar: number): number {
  return (things[2 * scalar] ?? 0) - 1 + ((things[2 * scalar + 1] ?? 0) & 3);
}

/** The place behind a thing and all that stands in it. */
function behind(places: YamlPlaces, thing: number): number {
  return isCollection(places, thing) ? thing + ((places.things[2 * thing + 1] ?? 0) >> 2) : thing + 1;
}

function isCollection({ things }: YamlPlaces, thing: number): boolean {
  return ((things[2 * thing + 1] ?? 0) & 3) >= MAP;
}
