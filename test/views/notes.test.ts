import { expect, test } from 'vitest';
import type { ClauseDoc, NoteDoc } from '#library/types.ts';
import { notesInMargin } from '#views/notes.ts';

const clause = (letters: number, notes: readonly number[]) =>
  ({
    body: { text: 'x'.repeat(letters) },
    citedBy: [],
    notes: notes.map((length) => ({ kind: 'reading', text: 'y'.repeat(length) }) as unknown as NoteDoc),
  }) as unknown as ClauseDoc;

test('beside a clause as many notes are open as it is high, and none that would tear the text apart', () => {
  expect(notesInMargin(clause(700, [100, 100, 900]))).toBe(2);
  expect(notesInMargin(clause(40, [500]))).toBe(0);
  expect(notesInMargin(clause(40, [30]))).toBe(1);
});
