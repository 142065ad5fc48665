/** The guided first case of a book: the same one for everybody. */
import { shortestWay } from '#training/cases/at-the-table.ts';
import { drawCase, type DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Drawn, Session } from '#training/session.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';

/** A fixed seed, so that a teacher knows what pupils have seen. */
const SEED = 'first';
/** The number of cases tried per situation. */
const TRIES = 40;
/**
 * How many questions a first case may take: one shows no order, and more than three are too many for a
 * beginner.
 */
const QUESTIONS = [2, 3];
/** With fewer rulings there is little to rule out. */
const RULINGS = 4;
/** Severities in descending order. */
const SEVERITIES: readonly TrainedHead['severity'][] = ['match', 'game', 'points', 'none'];

/** Undefined for a book in which no case needs questions. Rejects when a situation cannot be fetched. */
export async function guidedFor(session: Session): Promise<Drawn | undefined> {
  const heads = firstToLearn(session.book);
  const allowed = [teaches, () => true];
  for (const allows of allowed) {
    for (const head of heads) {
      const situation = await session.situation(head);
      for (let n = 1; n <= TRIES; n++) {
        const drill = drawCase(situation, `${SEED}-${n}`, session.book.words.phrase);
        if (drill && allows(situation, drill))
          return { kind: 'table', head, situation, drill, story: drill.story.join(' ') };
      }
    }
  }
  return undefined;
}

/**
 * The situations with something to rule, in the order in which beginners meet them: frequent ones at the
 * table, then by severity, then by the number of rulings, ascending, if there are enough to rule some out.
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

/** Whether a case is instructive: questions in an order, and a ruling that the book itself gives. */
function teaches(situation: Ready, drill: DrillCase): boolean {
  return (
    QUESTIONS.includes(shortestWay(situation, drill).length) &&
    situation.data.rulings[drill.ruling]?.open === undefined &&
    situation.data.rulings[drill.ruling]?.modality === 'must'
  );
}
