/**
 * Where everything in a YAML file stands. The parser's own tree says it too, but weighs many times as much, and a book of
 * ten thousand rules has the places of some thirty thousand files in memory at once.
 */
import { isMap, isScalar, isSeq, type Document } from 'yaml';

/** A value, and what stands in it. */
export interface YamlPlace {
  /** In the text, from 0; of what is not there, undefined. */
  readonly offset: number | undefined;
  /** A scalar as it is written. */
  readonly source?: string | undefined;
  readonly pairs?: readonly YamlPair[];
  readonly items?: readonly YamlPlace[];
}

interface YamlPair {
  readonly key: unknown;
  readonly at: YamlPlace;
  readonly value: YamlPlace;
}

/** The places of a document, which is needed no more then. */
export function placesIn({ contents }: Document): YamlPlace {
  return placeOf(contents);
}

function placeOf(node: unknown): YamlPlace {
  if (isScalar(node)) return { offset: node.range?.[0], source: node.source };
  if (isMap(node)) {
    const pairs = node.items.flatMap(({ key, value }): readonly YamlPair[] =>
      isScalar(key) ? [{ key: key.value, at: placeOf(key), value: placeOf(value) }] : [],
    );
    return { offset: node.range?.[0], pairs };
  }
  if (isSeq(node)) return { offset: node.range?.[0], items: node.items.map(placeOf) };
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return { offset: Array.isArray(range) ? Number(range[0]) : undefined };
}

/** What stands at a path; undefined for nothing, and behind an alias. */
export function placeAtPath(root: YamlPlace, path: readonly PropertyKey[]): YamlPlace | undefined {
  let place: YamlPlace | undefined = root;
  for (const key of path) {
    if (place === undefined) return undefined;
    place = place.pairs ? pairsOf(place.pairs).byKey.get(key)?.value : place.items?.[Number(key)];
  }
  return place;
}

/** Where a key stands, however it is written. */
export function keyAtPath(root: YamlPlace, path: readonly PropertyKey[]): YamlPlace | undefined {
  const parent = placeAtPath(root, path.slice(0, -1));
  return parent?.pairs && pairsOf(parent.pairs).byText.get(String(path[path.length - 1]))?.at;
}

interface Pairs {
  /** By what the key is: the number 470 is no text. */
  readonly byKey: Lookup<unknown>;
  readonly byText: Lookup<string>;
}
interface Lookup<Key> {
  get(key: Key): YamlPair | undefined;
}

/** Up to so many are looked through. */
const FEW = 16;

/** The pairs of a map by their keys; of two with one key the first. The facts of an edition are one map. */
function pairsOf(pairs: readonly YamlPair[]): Pairs {
  if (pairs.length <= FEW) {
    return {
      byKey: { get: (key) => pairs.find((pair) => pair.key === key) },
      byText: { get: (key) => pairs.find((pair) => String(pair.key) === key) },
    };
  }
  const found = known.get(pairs) ?? indexed(pairs);
  known.set(pairs, found);
  return found;
}
const known = new WeakMap<readonly YamlPair[], Pairs>();

function indexed(pairs: readonly YamlPair[]): Pairs {
  const [byKey, byText] = [new Map<unknown, YamlPair>(), new Map<string, YamlPair>()];
  for (const pair of pairs) {
    if (!byKey.has(pair.key)) byKey.set(pair.key, pair);
    if (!byText.has(String(pair.key))) byText.set(String(pair.key), pair);
  }
  return { byKey, byText };
}
