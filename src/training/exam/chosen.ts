/** What an exam is about: the situations of a choice, and what tells whether they have changed since it was made. */
import { hexOf, signsOf } from '#addresses/checksum.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';
import type { ExamChoice, Made } from './choice.ts';

/** The situations that a choice asks about, in the book's order. */
export function chosenHeads(
  { situations }: TrainedBook,
  choice: Pick<ExamChoice, 'chapters' | 'situations'>,
): readonly TrainedHead[] {
  if (choice.chapters.length + choice.situations.length === 0) return situations;
  return situations.filter(({ id, phase }) => choice.chapters.includes(phase) || choice.situations.includes(id));
}

/** Names of a choice that this book has no more: situations, and chapters. */
function goneFrom({ situations, phases }: TrainedBook, choice: ExamChoice): readonly string[] {
  const known = new Set(situations.map(({ id }) => id));
  const chapters = new Set(phases.map(({ id }) => id));
  return [...choice.chapters.filter((id) => !chapters.has(id)), ...choice.situations.filter((id) => !known.has(id))];
}

/** Situations as a choice says them in fewest words: all of the book as nothing, a whole chapter by its name. */
export function saidShort(
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

/** What an exam of this choice is made from now. */
export function madeFrom(book: TrainedBook, choice: Pick<ExamChoice, 'chapters' | 'situations'>): Made {
  const marks = chosenHeads(book, choice).map(markOf);
  return { language: book.language, content: contentOf(marks), marks: marks.map(short).join('') };
}

/** What has become of an exam's text since it was made. */
export type Since =
  | { readonly kind: 'same' }
  /** The address does not say what it was made from. */
  | { readonly kind: 'unsaid' }
  /** It was made in other words than the page's, so that nothing can be compared. */
  | { readonly kind: 'language'; readonly made: Made['language'] }
  | { readonly kind: 'changed'; readonly situations: readonly TrainedHead[]; readonly gone: readonly string[] };

/** Holds the situations that an exam asks about now against the marks that its address has of them. */
export function changedSince(book: TrainedBook, choice: ExamChoice): Since {
  const { made } = choice;
  if (!made) return { kind: 'unsaid' };
  if (made.language !== book.language) return { kind: 'language', made: made.language };
  const heads = chosenHeads(book, choice);
  const marks = heads.map(markOf);
  const gone = goneFrom(book, choice);
  if (contentOf(marks) === made.content && gone.length === 0) return { kind: 'same' };
  const before: readonly string[] = made.marks.match(/../g) ?? [];
  const now = marks.map(short);
  // Where as many are asked about as before, each is compared with itself; else those that were not among them are new.
  const isOther = (mark: string, at: number) =>
    before.length === now.length ? before[at] !== mark : before.length > 0 && !before.includes(mark);
  return { kind: 'changed', situations: heads.filter((_, at) => isOther(now[at] ?? '', at)), gone };
}

/**
 * Which way questions are drawn. Whoever draws them otherwise, so that test/training/exam/golden changes, counts on: links
 * of before then say that their questions may differ.
 */
const WAY = 1;

/** What the cases of a situation, and how often it comes up, are made from. */
function markOf({ id, hash, common }: TrainedHead): string {
  return [id, hash, common ? 'common' : ''].join(' ');
}

function short(mark: string): string {
  return signsOf(mark, 2);
}

/** 8 hex digits over what all situations are made from, and how questions are. */
function contentOf(marks: readonly string[]): string {
  return hexOf([String(WAY), ...marks].join('\n'));
}
