/** The case that a training page draws, drawn once more beside it. */
import { words as trainingNl } from '#i18n/nl/loaded/training.ts';
import { drillAddressIn } from '#training/drill-address.ts';
import { drawnFor, sessionOf } from '#training/session.ts';
import type { TrainedBook } from '#training/types.ts';
import type { Visitor } from './visitor.ts';

/** @param training the path of the training page */
export async function drawnAs({ page, site }: Visitor, training: string, query: string) {
  const fetched = async (address: string): Promise<unknown> =>
    (await page.request.get(new URL(address, site).href)).json();
  const book = (await fetched(`${new URL(site).pathname}${training}book.json`)) as TrainedBook;
  const asked = drillAddressIn(query, '');
  const drawn = asked && (await drawnFor(sessionOf(book, trainingNl, fetched), asked));
  if (!drawn) throw new Error(`${query} draws nothing`);
  return { ...drawn, words: book.words.phrase };
}
