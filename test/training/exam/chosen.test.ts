import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examIn, type ExamChoice } from '#training/exam/choice.ts';
import { changedSince, chosenHeads, madeFrom, saidShort } from '#training/exam/chosen.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';
import { visitTo } from './fixture.ts';

const { book } = visitTo('biedspel');
const ids = book.situations.map(({ id }) => id);

/** An exam of a choice, as it is made of this book. */
function madeOf(of: readonly string[] = []): ExamChoice {
  const choice = { ...examIn('seed=a', 'a'), ...saidShort(book, new Set(of.length === 0 ? ids : of)) };
  return { ...choice, made: madeFrom(book, choice) };
}

/** The book with one situation edited. */
function withEdited(id: string, edit: (head: TrainedHead) => TrainedHead): TrainedBook {
  return { ...book, situations: book.situations.map((head) => (head.id === id ? edit(head) : head)) };
}

const [first = '', second = ''] = ids;

describe('what an exam is about', () => {
  it('is said in few words, and comes to the same situations', () => {
    expect(ids.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), (some) => {
        const choice = saidShort(book, new Set(some));
        expect(chosenHeads(book, choice).map(({ id }) => id)).toEqual(some);
      }),
    );
    expect(saidShort(book, new Set(ids))).toEqual({ chapters: [], situations: [] });
  });
});

describe('a text that has changed since', () => {
  it('is not spoken of while it is the same, at whatever address', () => {
    expect(changedSince(visitTo('biedspel').book, madeOf())).toEqual({ kind: 'same' });
    const moved = withEdited(first, (head) => ({ ...head, href: '/elsewhere/', file: '/elsewhere/training.json' }));
    expect(changedSince(moved, madeOf())).toEqual({ kind: 'same' });
  });

  it('is named by its situation, what it says and how often it comes up', () => {
    const told = (edited: TrainedBook, choice = madeOf()) => {
      const since = changedSince(edited, choice);
      return since.kind === 'changed' ? since.situations.map(({ id }) => id) : since.kind;
    };
    expect(told(withEdited(second, (head) => ({ ...head, hash: '0123456789' })))).toEqual([second]);
    expect(told(withEdited(first, (head) => ({ ...head, common: !head.common })))).toEqual([first]);
    // Nobody is troubled with what is not asked about.
    expect(
      told(
        withEdited(second, (head) => ({ ...head, hash: '0123456789' })),
        madeOf([first]),
      ),
    ).toBe('same');
  });

  it('is told where a situation has gone, or come', () => {
    const without = { ...book, situations: book.situations.filter(({ id }) => id !== second) };
    const both = { ...madeOf(), chapters: [], situations: [first, second] };
    const choice = { ...both, made: madeFrom(book, both) };
    expect(changedSince(without, choice)).toEqual({ kind: 'changed', situations: [], gone: [second] });
    const added = { ...(book.situations[0] as TrainedHead), id: 'nieuw', hash: 'abcdef0123' };
    const since = changedSince({ ...book, situations: [...book.situations, added] }, madeOf());
    expect(since).toEqual({ kind: 'changed', situations: [added], gone: [] });
  });

  it('cannot be told in another language, or where the link does not say', () => {
    expect(changedSince({ ...book, language: 'en' }, madeOf())).toEqual({ kind: 'language', made: 'nl' });
    expect(changedSince(book, examIn('n=5&seed=a', 'a'))).toEqual({ kind: 'unsaid' });
  });
});
