import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examIn, type ExamChoice } from '#training/exam/choice.ts';
import { selectedHeads, hasChanged, madeFrom, shortSelection } from '#training/exam/selection.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';
import { visitTo } from './fixture.ts';

const { book } = visitTo('biedspel');
const ids = book.situations.map(({ id }) => id);

/** An exam of a choice, as it is made of this book. */
function madeOf(of: readonly string[] = []): ExamChoice {
  const choice = { ...examIn('seed=a', 'a'), ...shortSelection(book, new Set(of.length === 0 ? ids : of)) };
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
        const choice = shortSelection(book, new Set(some));
        expect(selectedHeads(book, choice).map(({ id }) => id)).toEqual(some);
      }),
    );
    expect(shortSelection(book, new Set(ids))).toEqual({ chapters: [], situations: [] });
  });
});

describe('a text that has changed since', () => {
  it('is not spoken of while it is the same, at whatever address', () => {
    expect(hasChanged(visitTo('biedspel').book, madeOf())).toBe(false);
    const moved = withEdited(first, (head) => ({ ...head, href: '/elsewhere/', file: '/elsewhere/training.json' }));
    expect(hasChanged(moved, madeOf())).toBe(false);
  });

  it('is told by what is asked about: what it says, and how often it comes up', () => {
    const edited = withEdited(second, (head) => ({ ...head, hash: '0123456789' }));
    expect(hasChanged(edited, madeOf())).toBe(true);
    expect(hasChanged(edited, madeOf([first]))).toBe(false);
    const rarer = withEdited(first, (head) => ({ ...head, common: !head.common }));
    expect(hasChanged(rarer, madeOf())).toBe(true);
  });

  it('is told where a situation has gone, or come', () => {
    const without = { ...book, situations: book.situations.filter(({ id }) => id !== second) };
    const both = { ...madeOf(), chapters: [], situations: [first, second] };
    expect(hasChanged(without, { ...both, made: madeFrom(book, both) })).toBe(true);
    const added = { ...(book.situations[0] as TrainedHead), id: 'nieuw', hash: 'abcdef0123' };
    expect(hasChanged({ ...book, situations: [...book.situations, added] }, madeOf())).toBe(true);
  });

  it('cannot be told in another language, or where the link does not say', () => {
    const edited = withEdited(second, (head) => ({ ...head, hash: '0123456789' }));
    expect(hasChanged({ ...edited, language: 'en' }, madeOf())).toBe(false);
    expect(hasChanged(edited, examIn('n=5&seed=a', 'a'))).toBe(false);
  });

  it('is told by the same hash as ever: links that are about hold it', () => {
    const head = { ...(book.situations[0] as TrainedHead), id: 'kap', hash: '0123456789', common: true };
    const rare = { ...head, id: 'verzaking', hash: 'abcdef0123', common: false };
    const { content } = madeFrom({ ...book, situations: [head, rare] }, { chapters: [], situations: [] });
    expect(content).toBe('880abba8');
  });
});
