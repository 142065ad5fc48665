/** All changes of all books, or a sample of them, tried one at a time. */
import { houseFile } from '#library/house/house-file.ts';
import type { ContentFile } from '#library/placed.ts';
import { partsOfOn } from '#model/house.ts';
import type { Change } from './change.ts';
import { changesIn } from './changes.ts';
import { houseTrials } from './house.ts';
import type { Tried } from './report.ts';
import { trialsOf, type Result } from './trial.ts';

/** Which changes are tried. */
export interface Options {
  /** Maximum number of changes; all by default. */
  readonly sample?: number;
  /** Which sample it is: the same number gives the same one. */
  readonly seed: number;
  /** The folders of the books that are changed; all by default. */
  readonly books?: readonly string[];
}

/** @param files of whole books; the list of addresses among them is left alone. */
export function mutate(
  files: readonly ContentFile[],
  { sample = Infinity, seed, books = [] }: Options,
): readonly Tried[] {
  const folders = Map.groupBy(
    files.filter(({ file }) => file.split('/').length > 2),
    ({ file }) => file.split('/')[1] ?? '',
  );
  const all = [...folders]
    .filter(([folder]) => books.length === 0 || books.includes(folder))
    .flatMap(([, mine]) => {
      const [house] = mine.flatMap((file) => houseFile(file) ?? []);
      if (!house) return trialsOf(mine).flatMap((each) => waiting(each, mine));
      const below = house.data ? (folders.get(partsOfOn(house.data.on).book) ?? []) : [];
      const { changes, attempt } = houseTrials(house, [...below, ...mine]);
      return changes.map((change) => ({ change, attempt }));
    });
  const chosen = new Set(shuffled(all, seed).slice(0, sample));
  return all.filter((each) => chosen.has(each)).map(({ change, attempt }) => ({ change, result: attempt(change) }));
}

interface Waiting {
  readonly change: Change;
  readonly attempt: (change: Change) => Result;
}

function waiting(
  { content, attempt }: ReturnType<typeof trialsOf>[number],
  files: readonly ContentFile[],
): readonly Waiting[] {
  return files.flatMap((file) => changesIn(content, file)).map((change) => ({ change, attempt }));
}

/** In an order that the seed decides (Fisher and Yates; the numbers are those of mulberry32). */
function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const order = [...all];
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
