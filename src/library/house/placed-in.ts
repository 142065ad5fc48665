/** Where in the file of house rules stands what they lay over a file of the book. */
import type { DataPath, SourceFile } from '#library/source.ts';

/** Places of what stands in the file of house rules, where it is said where; all others as they are. */
export function placedIn(
  house: SourceFile,
  source: SourceFile,
  here: (path: DataPath) => DataPath | undefined,
): Pick<SourceFile, 'locate' | 'written'> {
  return {
    locate: (path, where) => {
      const mine = here(path);
      return mine ? house.locate(mine, where) : source.locate(path, where);
    },
    written: (path, where) => {
      const mine = here(path);
      return mine ? house.written(mine, where) : source.written(path, where);
    },
  };
}
