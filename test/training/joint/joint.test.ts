/** Cases of two parts: what is right of them is what the page for the whole case says. */
import { describe, expect, it } from 'vitest';
import { isJointCard } from '#training/joint/card.ts';
import { drawJoint, jointDrawn } from '#training/joint/draw.ts';
import { amountsToSay, isRight } from '#training/cases/right.ts';
import { offered } from '#training/cases/offered.ts';
import { jointCases } from '#training/data/joint.ts';
import type { DrillAddress } from '#training/drill-address.ts';
import { situationTexts } from '#views/decision.ts';
import type { LoadedBook } from '#library/types.ts';
import { sessionOf, type Session } from '#training/session.ts';
import { trainedSituation } from '#training/data/trained.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { trainedBookOf } from '../../support/trained.ts';
import { trainingWords } from '../../support/training-words.ts';

// The small book has a concurrence, whatever those of this site have.
const books = [...libraryAt('.').books, ...libraryAt('test/books/good/two-languages').books];
const withJoint = books.filter((book) => jointCases(pageContextIn(book, book.current)).cases.length > 0);

function visiting(book: LoadedBook): Session {
  const context = pageContextIn(book, book.current);
  const { urls } = context;
  const files = new Map<string, () => unknown>([
    [urls.jointCases, () => jointCases(context).cases],
    ...book.current.situations.flatMap((each): readonly (readonly [string, () => unknown])[] => [
      [urls.situationTraining(each.id), () => trainedSituation(each, context)],
      [urls.situationTexts(each.id), () => situationTexts(each, context)],
    ]),
  ]);
  return sessionOf(trainedBookOf(book), trainingWords[context.language], (address) =>
    Promise.resolve(JSON.parse(JSON.stringify(files.get(address)?.() ?? null)) as unknown),
  );
}

const asked: DrillAddress = { kind: 'joint', seed: 'two', n: 1, of: [], rulings: [], guided: false };

describe.each(withJoint.map((book) => [book.id, book] as const))('the cases of two parts of %s', (_, book) => {
  const { cases, heads, flaws } = jointCases(pageContextIn(book, book.current));

  it('come to what the book says of both rulings', () => {
    expect(flaws).toEqual([]);
    expect(heads.length).toBeGreaterThan(0);
    const kinds = new Set(heads.map(({ id }) => isJointCard(id)));
    expect([...kinds]).toEqual([true]);
  });

  it('are drawn with both rulings of the concurrence, each of them right where it is chosen', async () => {
    const session = visiting(book);
    for (const joint of cases) {
      const concurrence = book.current.concurrences.find(({ id }) => joint.card.endsWith(`--${id}`));
      const example = concurrence?.data.examples?.find(({ story }) => story === joint.story);
      const drawn = (await jointDrawn(session, joint, 'seed'))?.joint;
      if (!concurrence || !example || !drawn) throw new Error(`${joint.card} cannot be drawn`);
      const named = [...concurrence.rulings, ...concurrence.with].map(({ id }): string => id);
      const ruled = drawn.parts.map(({ ruled }) => ruled.ruling);
      expect(named).toEqual(expect.arrayContaining(ruled));
      // What the example itself says that holds.
      const holding = { both: ruled, first: [ruled[0]], second: [ruled[1]], unsaid: undefined }[drawn.relation];
      expect(holding?.toSorted(), joint.card).toEqual(example.holds?.toSorted());
      for (const { situation, drill } of drawn.parts) {
        expect(offered(situation, drill)).toContain(drill.ruling);
        const amounts = amountsToSay(situation, drill, drill.ruling).map(({ value }) => value);
        expect(isRight(situation, drill, { ruling: drill.ruling, amounts })).toBe(true);
      }
    }
  });

  it('come once each before one comes again, and by its card whoever asks for that', async () => {
    const session = visiting(book);
    const some = Math.min(cases.length, 12);
    const stories = await Promise.all(
      Array.from({ length: some }, async (_, at) => (await drawJoint(session, { ...asked, n: at + 1 }))?.joint?.joint),
    );
    expect(new Set(stories.map((each) => each?.story)).size).toBe(some);
    const [head] = heads;
    const own = await drawJoint(session, { ...asked, kind: 'ruling', rulings: [head?.id ?? ''] });
    expect(own?.joint?.joint.card).toBe(head?.id);
  });
});
