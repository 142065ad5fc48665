/** The index of an edition, loaded whole or divided: as much of it as a query needs. */
import type { Common } from './divided/data.ts';
import type { DeepData, IndexData } from './index-data.ts';
import { openIndex, type Index } from './open.ts';

/** The index of an edition, whether it is there whole or fetched in pieces. */
export interface Searched extends Pick<IndexData, 'book' | 'edition' | 'title'> {
  /** What is asked most. */
  readonly common: readonly Common[];
  /**
   * Rejects where something of it cannot be had.
   * @param most how many entries may be wanted: for the list of hits unless told
   */
  for(query: string, most?: number): Promise<Index>;
}

/** An index that is there whole, with or without what stands deeper: every query has all of it. */
export function wholeIndex(data: IndexData, deep?: DeepData): Searched {
  const index = openIndex(data, deep);
  const { book, edition, title } = data;
  return {
    book,
    edition,
    title,
    common: data.situations.filter(({ common }) => common === true),
    for: () => Promise.resolve(index),
  };
}
