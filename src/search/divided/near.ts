/** The pages of a book with a divided index that an address which leads nowhere may have meant. */
import { find } from '#search/find.ts';
import type { NearPage } from '#search/near-path.ts';
import type { DividedData } from './data.ts';
import { openDivided } from './open.ts';
import type { GetPiece } from './shelf.ts';

/** What a search finds for the last part of a path: an id is made of words. @param getPiece as openDivided has it */
export async function pagesNear(path: string, head: DividedData, getPiece: GetPiece): Promise<readonly NearPage[]> {
  const query = (
    path
      .split(/[/#?]+/)
      .filter(Boolean)
      .at(-1) ?? ''
  ).replaceAll('-', ' ');
  const { numbers, matches, nearest } = find(query, [await openDivided(head, getPiece).for(query)]);
  return [...numbers, ...matches, ...nearest].map(({ path: to, number, title }) => ({
    path: to,
    ...(number === undefined ? {} : { number }),
    title: title.text,
  }));
}
