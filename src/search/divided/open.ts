/** Opens a divided index. Loaded where a book has one, and never else. */
import type { Searched } from '#search/searched.ts';
import type { DividedData } from './data.ts';
import { gather } from './gather.ts';
import { shelfOf, type GetPiece } from './shelf.ts';

/** What is shown of a book at a time, and some more: which of them come first is only known when they are there. */
const SHOWN = 9;

/** @param getPiece gets what stands in the folder of the pieces. */
export function openDivided(head: DividedData, getPiece: GetPiece): Searched {
  const { book, edition, title, common } = head;
  return { book, edition, title, common, for: (query, most = SHOWN) => gather(query, shelfOf(head, getPiece), most) };
}
