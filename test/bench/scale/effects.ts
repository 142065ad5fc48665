/**
 * What follows from a case: the kinds of effects that the real books have most, about as often, without such
 * as cannot be together (a game that is lost and goes on): a made book declares no concurrences.
 */
import type { Draw } from './draw.ts';

/** An effect as authors write it, and the number that a text has to contain. */
export function madeEffect(draw: Draw): { readonly effect: object; readonly number?: number } {
  const number = 1 + draw.below(20);
  const [, make] = KINDS[draw.below(KINDS.length)] ?? KINDS[0];
  const effect = make(number);
  return 'points' in effect || 'fine' in effect ? { effect, number } : { effect };
}

type Kind = readonly [name: string, make: (number: number) => object];

const none: Kind = ['none', () => ({ none: true })];
const granted: Kind = ['granted', () => ({ permission: 'granted' })];
const refused: Kind = ['refused', () => ({ permission: 'refused' })];
const points: Kind = [
  'points',
  (points) => ({ points, kind: 'strafpunten', against: 'overtreder', to: 'tegenpartij' }),
];
const KINDS: readonly [Kind, ...Kind[]] = [
  none,
  none,
  none,
  none,
  granted,
  granted,
  refused,
  points,
  points,
  ['card', () => ({ card: 'taken-back' })],
  ['duty', () => ({ duty: 'report', of: 'speler' })],
  ['result', () => ({ result: 'lost', of: 'game' })],
  ['call', () => ({ call: 'stands' })],
  ['mistake', () => ({ mistake: 'stands' })],
  ['fine', (fine) => ({ fine, against: 'overtreder' })],
];
