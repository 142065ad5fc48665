/** Situations of a book that ask more with a club: its own questions come after those of the book. */
import type { House } from '#model/house.ts';
import { asId, type SituationId } from '#model/id.ts';
import { isRecord } from '#model/untyped.ts';
import type { Placed } from '#library/placed.ts';
import type { DataPath, SourceFile } from '#library/source.ts';
import { placedIn } from './placed-in.ts';

/** @param house the file of house rules, where the questions stand that are added. */
export function askedFile(file: Placed, { asks = {} }: Pick<House, 'asks'>, house: SourceFile): Placed {
  const { source, as, stem } = file;
  const { value } = source;
  if (as !== 'situations' || !isRecord(value) || !Object.hasOwn(asks, stem)) return file;
  const more = asks[asId<SituationId>(stem)] ?? [];
  const facts: readonly unknown[] = Array.isArray(value['facts']) ? value['facts'] : [];
  // It asked nothing before, and said why.
  const { always: _, ...asking } = value;
  const here = ([key, at]: DataPath): DataPath | undefined =>
    key === 'facts' && typeof at === 'number' && at >= facts.length ? ['asks', stem, at - facts.length] : undefined;
  return {
    ...file,
    source: {
      ...source,
      value: { ...asking, facts: [...facts, ...more] },
      ...placedIn(house, source, here),
    },
  };
}
