/**
 * The case through which somebody is led who has never ruled: the same one for everybody who learns from this
 * book.
 */
import { shortestWay } from '#training/cases/at-the-table.ts';
import { drawCase, type DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Drawn, Session } from '#training/session.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';

/** What chance follows from: fixed, so that a teacher knows what pupils have seen. */
const SEED = 'first';
/** Cases of one situation that are looked at. */
const TRIES = 40;
/**
 * As many questions as a first case takes: one shows no order, and more than three no beginner keeps in mind.
 */
const QUESTIONS = [2, 3];
/** Fewer rulings than this leave little to rule out. */
const RULINGS = 4;
/** What is at stake, the most first. */
const SEVERITIES: readonly TrainedHead['severity'][] = ['match', 'game', 'points', 'none'];

/**
 * Undefined for a book in which there is never anything to ask. Rejects where a situation cannot be fetched.
 */
export async function guidedFor(session: Session): Promise<Drawn | undefined> {
  const heads = firstToLearn(session.book);
  const allowed = [teaches, () => true];
  for (const allows of allowed) {
    for (const head of heads) {
      const situation = await session.situation(head);
      for (let n = 1; n <= TRIES; n++) {
        const drill = drawCase(situation, `${SEED}-${n}`, session.book.words.phrase);
        if (drill && allows(situation, drill)) return { kind: 'table', head, situation, drill };
      }
    }
  }
  return undefined;
}

/**
 * The situations in which there is something to rule, those first that a beginner meets first: frequent ones
 * at the table, then what is most at stake, then what has the fewest rulings, but enough to rule some out.
 */
export function firstToLearn({
  situations,
  phases,
}: Pick<TrainedBook, 'situations' | 'phases'>): readonly TrainedHead[] {
  const apart = new Set(phases.filter((phase) => phase.apart).map(({ id }) => id));
  const ranks = ({ common, phase, severity, rulings }: TrainedHead): readonly number[] => [
    common ? 0 : 1,
    apart.has(phase) ? 1 : 0,
    SEVERITIES.indexOf(severity),
    rulings.length < RULINGS ? 1 : 0,
    rulings.length,
  ];
  return situations
    .filter(({ rulings }) => rulings.length > 1)
    .map((head) => ({ head, ranks: ranks(head) }))
    .sort((a, b) => a.ranks.map((rank, at) => rank - (b.ranks[at] ?? 0)).find((less) => less !== 0) ?? 0)
    .map(({ head }) => head);
}

/**
 * Whether a case shows what there is to learn: an order of questions, and a ruling that the book itself
 * gives.
 */
function teaches(situation: Ready, drill: DrillCase): boolean {
  return (
    QUESTIONS.includes(shortestWay(situation, drill).length) &&
    situation.data.rulings[drill.ruling]?.open === undefined &&
    situation.data.rulings[drill.ruling]?.modality === 'must'
  );
}
