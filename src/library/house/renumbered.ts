/** Lists of a file of which entries are left out: what is left keeps its place in the file. */
import type { DataPath, ParsedFile, SourceFile } from '#library/source.ts';

/** For each list that lost entries, by its path as it is now: the places that its entries had. */
export type Moved = Map<string, readonly number[]>;

/**
 * The list with each entry changed, without those that become undefined. `change` is given the path that the
 * entry has afterwards; it says that an entry goes before it changes anything in it.
 */
export function changedList(
  list: unknown,
  path: DataPath,
  moved: Moved,
  change: (entry: unknown, path: DataPath) => unknown,
): unknown {
  if (!Array.isArray(list)) return list;
  const kept: unknown[] = [];
  const from: number[] = [];
  list.forEach((entry: unknown, at) => {
    const changed = change(entry, [...path, kept.length]);
    if (changed === undefined) return;
    kept.push(changed);
    from.push(at);
  });
  if (from.length < list.length) moved.set(keyOf(path), from);
  return kept;
}

/** The file with another value, whose places are still those in the file. */
export function renumbered(source: ParsedFile, value: unknown, moved: Moved): ParsedFile {
  if (moved.size === 0) return { ...source, value };
  const was = (path: DataPath): DataPath => {
    const before: PropertyKey[] = [];
    path.forEach((key, at) => {
      const from = moved.get(keyOf(path.slice(0, at)));
      before.push((typeof key === 'number' ? from?.[key] : undefined) ?? key);
    });
    return before;
  };
  const places: Pick<SourceFile, 'locate' | 'written'> = {
    locate: (path, at) => source.locate(was(path), at),
    written: (path, at) => source.written(was(path), at),
  };
  return { ...source, ...places, value };
}

function keyOf(path: DataPath): string {
  return path.map(String).join('\n');
}
