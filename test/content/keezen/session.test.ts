import { describe, expect, it } from 'vitest';
import { drawnFor, sessionOf } from '#training/session.ts';
import type { DrillAddress } from '#training/drill-address.ts';
import { libraryAt } from '../../support/library.ts';
import { trainedBookOf, trainedIn } from '../../support/trained.ts';
import { trainingWords } from '../../support/training-words.ts';

const [book] = libraryAt('.').books.filter(({ id }) => id === 'keezen');
if (!book) throw new Error('the example is gone');
const heads = trainedBookOf(book);
const files = new Map(
  trainedIn(book).map(({ data }) => [heads.situations.find(({ id }) => id === data.id)?.file, data]),
);

const asked: DrillAddress = { kind: 'ruling', seed: 'abc', n: 1, of: [], rulings: [], guided: false };
const session = () =>
  sessionOf(heads, trainingWords.nl, (address) => {
    const found = files.get(address);
    return found ? Promise.resolve(found) : Promise.reject(new Error(address));
  });

describe('a session', () => {
  it('gives the same cases for the same address, whoever opens it and after whatever', async () => {
    const [one, other] = [session(), session()];
    await drawnFor(other, { ...asked, n: 7 });
    for (const n of [1, 2, 3]) {
      const [mine, theirs] = await Promise.all([one, other].map((each) => drawnFor(each, { ...asked, n })));
      expect(mine?.drill.story).toEqual(theirs?.drill.story);
      expect(mine?.head.id).toBe(theirs?.head.id);
    }
  });

  it('asks about what it is asked for alone', async () => {
    const [head] = heads.situations.filter(({ rulings }) => rulings.length > 2);
    if (!head) throw new Error('the example has changed');
    for (const n of [1, 2, 3, 4]) {
      expect((await drawnFor(session(), { ...asked, n, of: [head.id] }))?.head.id).toBe(head.id);
      const ruling = head.rulings[1]?.id ?? '';
      expect((await drawnFor(session(), { ...asked, n, rulings: [ruling] }))?.drill.ruling).toBe(ruling);
    }
  });

  it('has nothing for what the book does not have', async () => {
    expect(await drawnFor(session(), { ...asked, of: ['niets'] })).toBeUndefined();
    expect(await drawnFor(session(), { ...asked, rulings: ['niets'] })).toBeUndefined();
  });

  it('fetches again what could not be fetched', async () => {
    let fails = true;
    const flaky = sessionOf(heads, trainingWords.nl, (address) =>
      fails ? Promise.reject(new Error(address)) : Promise.resolve(files.get(address)),
    );
    await expect(drawnFor(flaky, asked)).rejects.toThrow();
    fails = false;
    expect(await drawnFor(flaky, asked)).toBeDefined();
  });
});
