import { expect, test } from 'vitest';
import type { ClauseDoc, NoteDoc } from '#library/types.ts';
import { notePlaces } from '#views/notes.ts';

const clause = (letters: number, notes: readonly number[]) =>
  ({
    body: { text: 'x'.repeat(letters) },
    citedBy: [],
    notes: notes.map((length) => ({ kind: 'reading', text: 'y'.repeat(length) }) as unknown as NoteDoc),
  }) as unknown as ClauseDoc;
/** The places of the notes of the first of these clauses, before one that has a note too. */
const places = (...clauses: readonly ClauseDoc[]) => {
  const [first] = clauses;
  if (!first) throw new Error('no clause');
  return notePlaces({ clauses: [...clauses, clause(40, [30])] }, first);
};

test('beside a clause as many notes are open as it is high, and none that would tear the text apart', () => {
  expect(places(clause(700, [100, 100, 900])).beside).toBe(2);
  expect(places(clause(40, [500, 30])).beside).toBe(0);
  expect(places(clause(40, [30])).beside).toBe(1);
});

test('notes reach past their clause, beside those after it that have none', () => {
  expect(places(clause(40, [500, 30]), clause(40, [])).past).toBe(1);
  const reaching = places(clause(40, [500, 30]), clause(40, []), clause(700, []), clause(40, []));
  expect(reaching.past).toBeGreaterThan(3);
  expect(reaching.beside).toBe(2);
  expect(notePlaces({ clauses: [clause(40, [500])] }, clause(40, [500])).past).toBeLessThan(3);
});

test('a single note is never folded: it is beside its clause, or below it if it is much longer', () => {
  for (let length = 10; length < 2000; length += 50) {
    const { beside, below } = places(clause(40, [length]));
    expect(beside === 1, `${length} characters`).toBe(!below);
  }
  expect(places(clause(40, [100])).beside).toBe(1);
  expect(places(clause(40, [1500])).below).toBe(true);
  expect(places(clause(40, [1500, 1500])).below).toBe(false);
});
