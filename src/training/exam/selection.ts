/** The situations of an exam, and whether they have changed since it was made. */
import { hexOf } from '#addresses/checksum.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';
import type { ExamChoice, Made } from './choice.ts';

/** The situations of a choice, in the book's order. */
export function selectedHeads(
  { situations }: TrainedBook,
  choice: Pick<ExamChoice, 'chapters' | 'situations'>,
): readonly TrainedHead[] {
  if (choice.chapters.length + choice.situations.length === 0) return situations;
  return situations.filter(({ id, phase }) => choice.chapters.includes(phase) || choice.situations.includes(id));
}

/** The shortest form of a choice of situations: empty for the whole book, complete chapters by their id. */
export function shortSelection(
  { situations, phases }: TrainedBook,
  ids: ReadonlySet<string>,
): Pick<ExamChoice, 'chapters' | 'situations'> {
  if (situations.every(({ id }) => ids.has(id))) return { chapters: [], situations: [] };
  const chapters = phases
    .map(({ id }) => id)
    .filter((phase) => {
      const within = situations.filter((head) => head.phase === phase);
      return within.length > 0 && within.every(({ id }) => ids.has(id));
    });
  const others = situations.filter(({ id, phase }) => ids.has(id) && !chapters.includes(phase));
  return { chapters, situations: others.map(({ id }) => id) };
}

/** Whether the book has cases of two parts of which both are about situations of the choice. */
export function hasJoint(book: TrainedBook, choice: Pick<ExamChoice, 'chapters' | 'situations'>): boolean {
  const ids = new Set(selectedHeads(book, choice).map(({ id }) => id));
  return book.joint.some(({ situations }) => situations.every((id) => ids.has(id)));
}

/** What an exam of this choice would be made from now. */
export function madeFrom(book: TrainedBook, choice: Pick<ExamChoice, 'chapters' | 'situations' | 'joint'>): Made {
  const marks = selectedHeads(book, choice).map(({ id, hash, common }) => [id, hash, common ? 'common' : ''].join(' '));
  const joint = choice.joint ? [`joint ${book.jointHash}`] : [];
  return { language: book.language, content: hexOf([String(DRAW_VERSION), ...marks, ...joint].join('\n')) };
}

/**
 * Whether the text has changed since the exam was made; false also when its link does not say, or is in
 * another language.
 */
export function hasChanged(book: TrainedBook, choice: ExamChoice): boolean {
  return choice.made?.language === book.language && choice.made.content !== madeFrom(book, choice).content;
}

/**
 * Bump this when questions are drawn differently, so that test/training/exam/golden changes: links made
 * before then say that their questions may differ.
 */
const DRAW_VERSION = 1;
