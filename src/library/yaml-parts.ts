/**
 * A long list of entries, read in parts. The parser's tree of a file is some sixty times the file, and the facts of an
 * edition are one file: that of a book of ten thousand rules was most of what a check held at once.
 */
import { isRecord } from '#model/untyped.ts';
import { joinedPlaces, type YamlPlaces } from './yaml-places.ts';

/** What stands in YAML with nothing wrong in it, and where. */
export interface SoundYaml {
  readonly value: unknown;
  readonly places: YamlPlaces;
}

interface Part {
  readonly from: number;
  readonly text: string;
}

/**
 * The file as it is when it is read whole.
 * @param read reads a part; undefined if anything is wrong with it.
 * @returns undefined where parts of it might be something else than the whole: then that has to be read.
 */
export function readInParts(
  text: string,
  size: number,
  read: (part: string) => SoundYaml | undefined,
): SoundYaml | undefined {
  if (MARKER.test(text)) return undefined;
  const parts = partsOf(text, size);
  if (parts.length === 1) return undefined;
  const value: Record<string, unknown> = {};
  const places: { readonly from: number; readonly places: YamlPlaces }[] = [];
  for (const part of parts) {
    const found = read(part.text);
    if (!found || !isRecord(found.value)) return undefined;
    for (const [key, entry] of Object.entries(found.value)) {
      if (Object.hasOwn(value, key)) return undefined;
      value[key] = entry;
    }
    places.push({ from: part.from, places: found.places });
  }
  return { value, places: joinedPlaces(text, places) };
}

/** Where another document begins or ends, or something is said about it. */
const MARKER = /^(?:---|\.\.\.|%)/m;
/** A line at whose beginning a key stands, if the file is what it should be; if it is not, no part of it is sound. */
const ENTRY = /\n(?=[\w"'])/g;

function partsOf(text: string, size: number): readonly Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < text.length;) {
    ENTRY.lastIndex = from + size;
    const to = (ENTRY.exec(text)?.index ?? text.length - 1) + 1;
    parts.push({ from, text: text.slice(from, to) });
    from = to;
  }
  return parts;
}
