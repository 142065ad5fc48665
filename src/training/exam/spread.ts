/**
 * Distributes the questions of an exam over situations and kinds: evenly, and randomly where that leaves a
 * choice.
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
 * As many questions as requested, in random order. Each situation gets its share by the content's weights,
 * rounded randomly; kinds are used equally often, as far as possible.
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
  // Situations that allow only one kind take their share of it first.
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

/** With a single ruling there is nothing to choose; its clause can still be asked for. */
function canAsk({ rulings }: TrainedHead, kind: ExamKind): boolean {
  return kind === 'find' || rulings.length > 1;
}

/**
 * Systematic sampling: the weights laid end to end, and a mark at every n-th part of their length from a
 * random start. (Madow and Madow, Annals of Mathematical Statistics 15, 1944.)
 */
function shares(heads: readonly TrainedHead[], n: number, random: Random): readonly TrainedHead[] {
  const total = heads.reduce((sum, head) => sum + weightOf(head), 0);
  if (total === 0) return [];
  // In integers, so that every device gets the same result: the marks are at (start + total * k) / n.
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
