/**
 * Draws the questions of an exam from its choice and the texts alone, so that everybody gets the same ones.
 */
import type { PhraseWords } from '#i18n/words.ts';
import { drawCase, type DrillCase } from '#training/cases/case.ts';
import { randomOf } from '#training/cases/random.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Fetching } from '#training/joint/draw.ts';
import type { Session } from '#training/session.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';
import { askFind, askNear, askRuling, type QuestionDraft } from './ask.ts';
import type { ExamChoice, ExamKind } from './choice.ts';
import { selectedHeads } from './selection.ts';
import type { ExamQuestion } from './question.ts';
import { slotsOf, type Slot } from './spread.ts';

export interface Exam {
  readonly choice: ExamChoice;
  readonly book: TrainedBook;
  readonly questions: readonly ExamQuestion[];
}

/** How many cases are tried for a question before another kind is used. */
const TRIES = 12;
/** The most other situations that contribute clauses. */
const LENDERS = 5;

/**
 * Draws an exam. It has fewer questions than requested only if no more can be made.
 * @returns rejects when a situation cannot be fetched.
 */
export async function drawExam(session: Fetching, choice: ExamChoice): Promise<Exam> {
  const { book } = session;
  const heads = selectedHeads(book, choice);
  const random = randomOf(`exam/${choice.seed}`);
  // Loaded only for these. They come last, as in learning: they are the hardest.
  const joint = choice.joint ? await (await import('./joint.ts')).jointQuestions(session, choice, heads) : [];
  const slots = slotsOf(heads, choice.n - joint.length, choice.kinds, random);
  await Promise.all([...new Set(slots.map(({ head }) => head))].map((head) => session.situation(head)));
  const asked = new Map<string, Set<string>>();
  const questions: ExamQuestion[] = [];
  for (const [at, slot] of slots.entries()) {
    const seed = `${choice.seed}-${at + 1}`;
    // If no question can be made about a situation, another one of the exam replaces it.
    for (const { head, kind } of [slot, ...instead(slots, slot, seed)]) {
      const question = await questionAbout(session, { head, kind }, choice, heads, seed, asked);
      if (!question) continue;
      questions.push({ ...question, n: questions.length + 1 });
      break;
    }
  }
  const last = joint.map((question, at) => ({ ...question, n: questions.length + 1 + at }));
  return { choice, book, questions: [...questions, ...last] };
}

function instead(slots: readonly Slot[], { head, kind }: Slot, seed: string): readonly Slot[] {
  const others = [...new Set(slots.map((slot) => slot.head))].filter(({ id }) => id !== head.id);
  return randomOf(`${seed}/instead`)
    .shuffled(others)
    .map((other) => ({ head: other, kind }));
}

async function questionAbout(
  session: Pick<Session, 'book' | 'situation'>,
  { head, kind }: Slot,
  choice: ExamChoice,
  heads: readonly TrainedHead[],
  seed: string,
  asked: Map<string, Set<string>>,
): Promise<Omit<ExamQuestion, 'n'> | undefined> {
  const situation = await session.situation(head);
  const { phrase } = session.book.words;
  const before = asked.get(head.id) ?? new Set<string>();
  const make = (way: ExamKind, drill: DrillCase): QuestionDraft | undefined | Promise<QuestionDraft | undefined> => {
    switch (way) {
      case 'ruling':
        return askRuling(situation, drill);
      case 'near':
        return askNear(situation, drill, phrase);
      case 'find':
        return askFind(situation, drill, lenders(session, head, heads, seed));
    }
  };
  for (const way of [kind, ...choice.kinds.filter((each) => each !== kind)]) {
    for (const drill of casesFor(situation, `${seed}-${way}`, phrase, before)) {
      const made = await make(way, drill);
      if (!made) continue;
      const rulings = way === 'find' ? [drill.ruling] : made.parts.map((part) => part.drill.ruling);
      const all = head.rulings.length;
      const now = before.size + rulings.filter((id) => !before.has(id)).length >= all ? [] : [...before, ...rulings];
      asked.set(head.id, new Set(now));
      return { kind: way, head, lang: head.lang, ...made };
    }
  }
  return undefined;
}

/** Cases by the content's weights; those with a ruling used before come last. */
function* casesFor(
  situation: Ready,
  seed: string,
  phrase: PhraseWords,
  before: ReadonlySet<string>,
): Generator<DrillCase> {
  const again: DrillCase[] = [];
  for (let at = 0; at < TRIES; at++) {
    const drill = drawCase(situation, `${seed}-${at}`, phrase);
    if (drill && !before.has(drill.ruling)) yield drill;
    else if (drill) again.push(drill);
  }
  for (const id of randomOf(`${situation.data.id}/${seed}/rulings`).shuffled(Object.keys(situation.data.rulings))) {
    const drill = before.has(id) ? undefined : drawCase(situation, `${seed}-left`, phrase, id);
    if (drill) yield drill;
  }
  yield* again;
}

/**
 * The other situations of the exam, those of the same chapter first; only situations of the exam, which its
 * hash covers.
 */
function lenders(
  session: Pick<Session, 'situation'>,
  head: TrainedHead,
  heads: readonly TrainedHead[],
  seed: string,
): readonly (() => Promise<Ready>)[] {
  const others = randomOf(`${seed}/lenders`).shuffled(heads.filter(({ id }) => id !== head.id));
  return others
    .toSorted((a, b) => Number(b.phase === head.phase) - Number(a.phase === head.phase))
    .slice(0, LENDERS)
    .map((other) => () => session.situation(other));
}
