/**
 * Which situation each question of an exam is about, and of what kind it is: evenly, and by chance where that
 * is open.
 */
import { weightOf } from '#training/cases/mix.ts';
import type { Random } from '#training/cases/random.ts';
import type { TrainedHead } from '#training/types.ts';
import type { ExamKind } from './choice.ts';

export interface Slot {
  readonly head: TrainedHead;
  readonly kind: ExamKind;
}

/**
 * As many questions as asked for, in an order that tells nothing. Each situation gets its share by the
 * content's weights, rounded up or down by chance; each kind gets as many as another, as far as there is
 * anything to ask.
 */
export function slotsOf(
  heads: readonly TrainedHead[],
  n: number,
  kinds: readonly ExamKind[],
  random: Random,
): readonly Slot[] {
  const among = heads.filter((head) => kinds.some((kind) => canAsk(head, kind)));
  const spread = random.shuffled(shares(random.shuffled(among), n, random));
  const counts = new Map(kinds.map((kind) => [kind, 0]));
  // What can be asked in one way only takes its share of that first.
  const order = spread.map((head, at) => ({ head, at, ways: kinds.filter((kind) => canAsk(head, kind)) }));
  const slots = order
    .toSorted((a, b) => Math.min(a.ways.length, 2) - Math.min(b.ways.length, 2))
    .flatMap(({ head, at, ways }) => {
      const kind = ways.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0];
      if (kind === undefined) return [];
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return [{ head, kind, at }];
    });
  return slots.toSorted((a, b) => a.at - b.at).map(({ head, kind }) => ({ head, kind }));
}

/**
 * Where one ruling holds whatever happened there is nothing to choose; where it stands can still be asked.
 */
function canAsk({ rulings }: TrainedHead, kind: ExamKind): boolean {
  return kind === 'find' || rulings.length > 1;
}

/**
 * Systematic sampling: the weights laid end to end, and a mark at every n-th part of their length from a
 * start by chance. (Madow and Madow, Annals of Mathematical Statistics 15, 1944.)
 */
function shares(heads: readonly TrainedHead[], n: number, random: Random): readonly TrainedHead[] {
  const total = heads.reduce((sum, head) => sum + weightOf(head), 0);
  if (total === 0) return [];
  // In whole numbers, so that every device comes to the same: the marks stand at (start + total * k) / n.
  const start = random.below(total);
  let passed = 0;
  let mark = start;
  return heads.flatMap((head) => {
    passed += weightOf(head) * n;
    const mine: TrainedHead[] = [];
    for (; mark < passed; mark += total) mine.push(head);
    return mine;
  });
}
