/** The assessment of a drill at the table. */
import type { Waste } from '#i18n/words.ts';
import {
  couldMatter,
  FULL_MARKS,
  judged,
  knownAfter,
  shortestWay,
  type Judged,
  type Ruled,
} from '#training/cases/at-the-table.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Done } from '#training/drill.ts';

export interface Account extends Judged {
  /** All questions in the order in which they were asked; `waste` says why one was superfluous. */
  readonly asked: readonly { readonly fact: string; readonly waste?: Waste }[];
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
  return {
    ...mark,
    asked: asked.map((fact, at) => {
      const waste = wasteOf(situation, drill, asked.slice(0, at), fact);
      return { fact, ...(waste === undefined ? {} : { waste }) };
    }),
    certain: knownAfter(situation, drill, asked).apart.length === 1,
    ...(told === undefined ? {} : { told }),
    misnumbered: !mark.right && ruled.ruling === drill.ruling,
    short: mark.settled && mark.wasted.length === 0 && asked.length <= mark.shortest.length,
  };
}

/** Why a question is superfluous after others; undefined if its answer can still make a difference. */
export function wasteOf(
  situation: Ready,
  drill: DrillCase,
  before: readonly string[],
  fact: string,
): Waste | undefined {
  if (couldMatter(situation, drill, before, fact)) return undefined;
  if (!situation.compiled.byFact.has(fact)) return 'elsewhere';
  return knownAfter(situation, drill, before).settled ? 'settled' : 'idle';
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

/** The grade for spaced repetition: a guess is hard; easy takes several questions, all of them needed. */
export function doneOf({ right, settled, score, shortest }: Judged, { ruling }: DrillCase): Done {
  return { right, grade: right ? (settled ? gradeOf(score, shortest) : 2) : 1, rulings: [ruling] };
}

/** The number of questions that counts as several. */
const SEVERAL = 2;

function gradeOf(score: number, shortest: readonly string[]): 3 | 4 {
  return score === FULL_MARKS && shortest.length >= SEVERAL ? 4 : 3;
}
