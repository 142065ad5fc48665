import type { Amount } from '#model/amount.ts';
import { means } from '#model/means.ts';
import {
  present,
  type AmountAt,
  type AmountWriter,
  type ChipText,
  type Parts,
  type PartyAt,
  type PointsCounted,
  type Written,
} from './kind.ts';

export interface Score {
  readonly kind: 'score';
  /** By party. */
  readonly amounts: Readonly<Record<string, Amount>>;
  readonly pointKind?: string | undefined;
}

export const schema = ({ z, amount, id }: Parts) =>
  means(
    z.strictObject({
      score: means(z.record(id, amount), 'The amount of each party.', { winner: 'bid', loser: '-1*bid' }),
      kind: means(
        id.optional(),
        'The kind of points: an id of `points` in book.yaml; left out: the first one.',
        'penalty',
      ),
    }),
    'A settlement: points per party, each by its own amount.',
  );
export type Surface = Written<typeof schema>;
export interface Words {
  /** A party and its `{points}`. */
  readonly line: string;
}

export const read = ({ score, kind: pointKind }: Surface): Score =>
  present({ kind: 'score' as const, amounts: score, pointKind });
export const written = ({ amounts: score, pointKind: kind }: Score): Surface => present({ score: { ...score }, kind });

export const parties = (effect: Score): readonly PartyAt[] =>
  Object.keys(effect.amounts).map((party) => [party, ['score', party]]);
export const amounts = (effect: Score): readonly AmountAt[] =>
  Object.entries(effect.amounts).map(([party, amount]) => [['score', party], amount]);
export const points = ({ pointKind: kind }: Score): PointsCounted => ({ counts: true, kind });
export const group = () => 'points' as const;

export function chips(effect: Score, words: Words, write: AmountWriter): readonly ChipText[] {
  return Object.entries(effect.amounts).map(([party, amount]) => {
    const values = { party: write.partyFirst(party), points: write.points(amount, effect.pointKind) };
    return { text: write.fill(words.line, values), tone: 'strong' };
  });
}
