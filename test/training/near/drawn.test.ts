/** What an address that asks for near misses gives. */
import { expect, it } from 'vitest';
import { nearMiss } from '#training/cases/near-miss.ts';
import { drillAddressIn } from '#training/drill-address.ts';
import { trainedBook, trainedSituation } from '#training/data/trained.ts';
import { drawnFor, sessionOf } from '#training/session.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { withCases } from '../../support/trained.ts';
import { trainingWords } from '../../support/training-words.ts';

it.each(withCases(libraryAt('.').books).map((book) => [book.id, book] as const))(
  'every case of %s has another beside it, and the same address the same one',
  async (_, loaded) => {
    const context = pageContextIn(loaded, loaded.current);
    const book = trainedBook(context);
    const files = new Map(
      loaded.current.situations.map((each) => [
        context.urls.situationTraining(each.id),
        () => trainedSituation(each, context),
      ]),
    );
    const session = () =>
      sessionOf(book, trainingWords[context.language], (address) => Promise.resolve(files.get(address)?.()));
    const [first, second] = [session(), session()];
    for (let n = 1; n <= 60; n++) {
      const asked = drillAddressIn(`do=near&seed=k3f9&n=${n}`, '');
      if (!asked) throw new Error('nothing is asked');
      const drawn = await drawnFor(first, asked);
      expect(drawn && nearMiss(drawn.situation, drawn.drill, book.words.phrase)).toBeDefined();
      expect((await drawnFor(second, asked))?.drill).toEqual(drawn?.drill);
    }
  },
);
