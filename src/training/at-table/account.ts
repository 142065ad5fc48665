/** The assessment of a drill at the table. */
import {
  couldMatter,
  FULL_MARKS,
  judged,
  knownAfter,
  shortestWay,
  weighedQuestions,
  type Judged,
  type Weighed,
} from '#training/cases/at-the-table.ts';
import type { Ruled } from '#training/cases/right.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Done } from '#training/drill.ts';

export interface Account extends Judged {
  /**
   * All questions in the order in which they were asked. `spare`: it could still make a difference, and the
   * other answers would have settled the ruling without it.
   */
  readonly asked: readonly (Weighed & { readonly spare: boolean })[];
  /** Whether the ruling was certain, or an equivalent one, and at most an amount was unknown. */
  readonly certain: boolean;
  /** The question that would have helped most; absent when none was left. */
  readonly told?: string;
  /** Whether the ruling was right but an amount was not. */
  readonly misnumbered: boolean;
  /** Whether only questions of the shortest way were asked. */
  readonly short: boolean;
}

/** @param asked facts in the order in which they were asked, each once. */
export function accountOf(situation: Ready, drill: DrillCase, asked: readonly string[], ruled: Ruled): Account {
  const mark = judged(situation, drill, asked, ruled);
  const told = nextToAsk(situation, drill, asked);
  const isSettledWithout = (fact: string): boolean =>
    knownAfter(
      situation,
      drill,
      asked.filter((each) => each !== fact),
    ).settled;
  return {
    ...mark,
    asked: weighedQuestions(situation, drill, asked).map((each) => ({
      ...each,
      spare: each.waste === undefined && !mark.shortest.includes(each.fact) && isSettledWithout(each.fact),
    })),
    certain: knownAfter(situation, drill, asked).apart.length === 1,
    ...(told === undefined ? {} : { told }),
    misnumbered: !mark.right && ruled.ruling === drill.ruling,
    short: mark.settled && mark.wasted.length === 0 && asked.length <= mark.shortest.length,
  };
}

/**
 * The next question of the shortest way that still makes a difference; undefined once the ruling is settled.
 */
export function nextToAsk(situation: Ready, drill: DrillCase, asked: readonly string[]): string | undefined {
  if (knownAfter(situation, drill, asked).settled) return undefined;
  return shortestWay(situation, drill).find(
    (fact) => !asked.includes(fact) && couldMatter(situation, drill, asked, fact),
  );
}

/**
 * The grade for spaced repetition: a guess is hard, and so is a case with a coach, who knows the answer; easy
 * takes several questions, all of them needed.
 */
export function doneOf({ right, settled, score, shortest }: Judged, { ruling }: DrillCase, isCoached = false): Done {
  const isHard = !settled || isCoached;
  return { right, grade: right ? (isHard ? 2 : gradeOf(score, shortest)) : 1, rulings: [ruling] };
}

/** The number of questions that counts as several. */
const SEVERAL = 2;

function gradeOf(score: number, shortest: readonly string[]): 3 | 4 {
  return score === FULL_MARKS && shortest.length >= SEVERAL ? 4 : 3;
}
