/** Questions about two things at once: worked cases of concurrences, with a ruling for each part. */
import { offered } from '#training/cases/offered.ts';
import { randomOf } from '#training/cases/random.ts';
import { jointDrawn, type Fetching } from '#training/joint/draw.ts';
import { relations } from '#training/joint/relation.ts';
import type { TrainedJoint } from '#training/joint/types.ts';
import type { TrainedHead } from '#training/types.ts';
import { rulingPart } from './ask.ts';
import type { ExamChoice } from './choice.ts';
import { LEAST_OPTIONS, type ExamQuestion } from './question.ts';

/**
 * As many as of any other kind, if the book has so many that are about situations of the exam alone. None
 * comes twice: unlike a case from a table, it would be the same word for word.
 * @returns rejects when something cannot be fetched.
 */
export async function jointQuestions(
  session: Fetching,
  { n, kinds, seed }: ExamChoice,
  heads: readonly TrainedHead[],
): Promise<readonly Omit<ExamQuestion, 'n'>[]> {
  const ids = new Set(heads.map(({ id }) => id));
  const all = (await session.fetched(session.book.jointCases)) as readonly TrainedJoint[];
  const own = all.filter(({ parts }) => parts.every(({ situation }) => ids.has(situation)));
  const among = eachCardFirst(randomOf(`exam/${seed}/joint`).shuffled(own));
  const wanted = Math.ceil(n / (kinds.length + 1));
  const questions: Omit<ExamQuestion, 'n'>[] = [];
  // As many at a time as are still missing, so that their files are fetched together.
  for (let tried = 0; tried < among.length && questions.length < wanted;) {
    const next = among.slice(tried, tried + wanted - questions.length);
    const made = await Promise.all(
      next.map((joint, at) => questionAbout(session, joint, `${seed}-joint-${tried + at}`)),
    );
    questions.push(...made.flatMap((question) => question ?? []));
    tried += next.length;
  }
  return questions;
}

/** One case of every concurrence, before those that have another. */
function eachCardFirst(cases: readonly TrainedJoint[]): readonly TrainedJoint[] {
  const firsts = cases.filter(({ card }, at) => cases.findIndex((each) => each.card === card) === at);
  return [...firsts, ...cases.filter((each) => !firsts.includes(each))];
}

/** Undefined where one of its rulings has no other to be told from. */
async function questionAbout(
  session: Fetching,
  joint: TrainedJoint,
  seed: string,
): Promise<Omit<ExamQuestion, 'n'> | undefined> {
  const drawn = await jointDrawn(session, joint, seed);
  if (!drawn) return undefined;
  const rulings = drawn.joint.parts.map(({ situation, drill }) =>
    rulingPart(situation, drill, [], offered(situation, drill)),
  );
  if (rulings.some(({ options }) => options.length < LEAST_OPTIONS)) return undefined;
  const how = {
    joint: drawn.joint,
    options: relations.map((id) => ({ id })),
    right: relations.indexOf(drawn.joint.relation),
  };
  return { kind: 'joint', head: drawn.head, lang: joint.lang, story: [joint.story], parts: [...rulings, how] };
}
