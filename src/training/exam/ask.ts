/** Makes a question of each kind from a case; undefined when the case does not allow one. */
import { answersOf } from '#decide/exact-answer.ts';
import type { PhraseWords } from '#i18n/words.ts';
import type { DrillCase } from '#training/cases/case.ts';
import { nearMiss } from '#training/cases/near-miss.ts';
import { MOST_OFFERED, offered, wrongRulings } from '#training/cases/offered.ts';
import { outcomesIn } from '#training/cases/outcome.ts';
import { randomOf } from '#training/cases/random.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { CiteMark } from '#views/decision-props.ts';
import { CLAUSES, LEAST_OPTIONS, type CasePart, type ExamOption, type ExamQuestion } from './question.ts';

export type QuestionDraft = Pick<ExamQuestion, 'story' | 'fact'> & { readonly parts: readonly CasePart[] };

/** A story, and rulings to choose from. */
export function askRuling(situation: Ready, drill: DrillCase): QuestionDraft | undefined {
  const ids = offered(situation, drill);
  if (ids.length < LEAST_OPTIONS) return undefined;
  return {
    story: drill.story,
    parts: [rulingPart(situation, drill, [], ids)],
  };
}

/** Two cases that differ in one fact, with the same rulings to choose from; one is right for each. */
export function askNear(situation: Ready, drill: DrillCase, words: PhraseWords): QuestionDraft | undefined {
  const miss = nearMiss(situation, drill, words);
  if (!miss || miss.only.some((sentences) => sentences.length === 0)) return undefined;
  const [one, other] = miss.cases;
  const [wrongHere, wrongThere] = [
    wrongRulings(situation, one.assignment, one.ruling),
    wrongRulings(situation, other.assignment, other.ruling),
  ];
  // Only its own ruling may be right for a case, not the other one's.
  if (comesToSame(situation, one, other.ruling) || comesToSame(situation, other, one.ruling)) return undefined;
  const wrong = wrongHere.filter(
    (id) =>
      id !== other.ruling &&
      wrongThere.includes(id) &&
      !sameVerdict(situation, id, one.ruling) &&
      !sameVerdict(situation, id, other.ruling),
  );
  if (sameVerdict(situation, one.ruling, other.ruling)) return undefined;
  const ids = randomOf(`${situation.data.id}/${drill.seed}/near-offered`).shuffled([
    one.ruling,
    other.ruling,
    ...wrong.slice(0, MOST_OFFERED - 2),
  ]);
  return {
    story: miss.shared,
    fact: miss.fact,
    parts: miss.cases.map((each, at) => rulingPart(situation, each, miss.only[at] ?? [], ids)),
  };
}

/**
 * A case to rule on.
 * @param ids of the rulings to choose from.
 */
export function rulingPart(
  situation: Ready,
  drill: DrillCase,
  story: readonly string[],
  ids: readonly string[],
): CasePart {
  return { situation, drill, story, options: ids.map((id) => ({ id })), right: ids.indexOf(drill.ruling) };
}

function comesToSame({ data }: Ready, { assignment, ruling }: DrillCase, id: string): boolean {
  const key = outcomesIn(data, answersOf(assignment));
  return key(id) === key(ruling);
}

function sameVerdict({ data: { rulings } }: Ready, id: string, other: string): boolean {
  return rulings[id]?.verdict.text === rulings[other]?.verdict.text;
}

/**
 * A story, and clauses to choose from: one cited by its ruling, and others cited by other rulings.
 * @param others situations whose clauses may be offered if this one has too few, in order.
 */
export async function askFind(
  situation: Ready,
  drill: DrillCase,
  others: readonly (() => Promise<Ready>)[],
): Promise<QuestionDraft | undefined> {
  const ruling = situation.data.rulings[drill.ruling];
  const mine = clausesOf(situation, drill.ruling);
  const [right] = mine;
  // If the book does not decide, no clause does.
  if (!ruling || !right || ruling.open !== undefined) return undefined;
  const random = randomOf(`${situation.data.id}/${drill.seed}/clauses`);
  const wrong: Clause[] = [];
  const take = (from: Ready): void => {
    const theirs = Object.keys(from.data.rulings).flatMap((id) => clausesOf(from, id));
    for (const clause of random.shuffled(theirs)) {
      if (wrong.length === CLAUSES - 1) return;
      if (![...mine, ...wrong].some((each) => overlaps(each, clause))) wrong.push(clause);
    }
  };
  take(situation);
  for (const other of others) {
    if (wrong.length === CLAUSES - 1) break;
    take(await other());
  }
  if (wrong.length < LEAST_OPTIONS) return undefined;
  const options = random.shuffled([right, ...wrong]).map(({ id, mark }): ExamOption => ({ id, clause: mark }));
  return {
    story: drill.story,
    parts: [{ situation, drill, story: [], options, right: options.findIndex(({ id }) => id === right.id) }],
  };
}

interface Clause {
  readonly id: string;
  readonly mark: CiteMark;
}

function clausesOf({ data: { rulings } }: Ready, id: string): readonly Clause[] {
  const ruling = rulings[id];
  return (ruling?.clauses ?? []).flatMap((clause, at) => {
    const mark = ruling?.cites[at];
    return mark ? [{ id: clause, mark }] : [];
  });
}

/** Whether one contains the other: a rule and its clause, 17A and 17A1. */
function overlaps(one: Clause, other: Clause): boolean {
  return (
    one.id === other.id ||
    one.id.startsWith(`${other.id}#`) ||
    other.id.startsWith(`${one.id}#`) ||
    isPart(one.mark.label, other.mark.label) ||
    isPart(other.mark.label, one.mark.label)
  );
}

function isPart(whole: string, part: string): boolean {
  if (!part.startsWith(whole)) return false;
  // Rule 17 does not belong to rule 1.
  return !(/\d$/.test(whole) && /^\d/.test(part.slice(whole.length)));
}
