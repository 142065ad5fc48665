/**
 * On what each kind of effect acts, and when two consequences of one event cannot both be: a card stays and
 * goes back, a game is won and lost, a call stands and is cancelled, a score stands and lapses. Apart from
 * the files of the kinds, because only the checker needs it and those go to browsers.
 */
import type { Effect, EffectKind, EffectOf } from './types.ts';

/** Whether one effect rules another out. Asked in both directions, so each pair is written once. */
type Collides<K extends EffectKind> = (effect: EffectOf<K>, other: Effect) => boolean;

/** What comes on top of whatever else follows: points, money, tricks, time and duties add up. */
const never = (): boolean => false;

const collisions: { readonly [K in EffectKind]: Collides<K> } = {
  points: never,
  fine: never,
  tricks: never,
  clock: never,
  range: never,
  none: never,
  removed: never,
  hand: never,

  // What is permitted or refused is the subject of its own situation, unless `at` says the same of both.
  permission: ({ what, for: party, at }, other) =>
    other.kind === 'permission' &&
    at !== undefined &&
    at.toLowerCase() === other.at?.toLowerCase() &&
    maybeOne(party, other.for) &&
    what !== other.what,

  card: ({ what, of }, other) =>
    other.kind === 'card' &&
    maybeOne(of, other.of) &&
    excludes(what, other.what, [
      ['taken-back', 'stands'],
      ['taken-back', 'played'],
      ['taken-back', 'major-penalty'],
      ['taken-back', 'minor-penalty'],
      ['taken-back', 'turned'],
      ['major-penalty', 'minor-penalty'],
      ['major-penalty', 'stands'],
      ['minor-penalty', 'stands'],
    ]),
  lead: ({ what, of, suit }, other) =>
    other.kind === 'lead' &&
    maybeOne(of, other.of) &&
    maybeOne(suit, other.suit) &&
    excludes(what, other.what, [
      ['require', 'forbid'],
      ['require', 'free'],
      ['forbid', 'free'],
    ]),
  call: ({ what, of }, other) =>
    other.kind === 'call' &&
    maybeOne(of, other.of) &&
    excludes(what, other.what, [
      ['stands', 'withdrawn'],
      ['stands', 'repeat'],
      ['stands', 'replace'],
    ]),
  pass: ({ what, of }, other) => other.kind === 'pass' && maybeOne(of, other.of) && what !== other.what,
  pawn: ({ what, of }, other) => other.kind === 'pawn' && maybeOne(of, other.of) && what !== other.what,
  becomes: ({ part, of }, other) => other.kind === 'becomes' && part === other.part && differ(of, other.of),
  meld: ({ what, of }, other) =>
    other.kind === 'meld' &&
    maybeOne(of, other.of) &&
    excludes(what, other.what, [
      ['counts', 'struck'],
      ['counts', 'excluded'],
    ]),
  count: ({ of, number }, other) => other.kind === 'count' && of === other.of && number !== other.number,
  tiebreak: ({ what }, other) => other.kind === 'tiebreak' && what !== other.what,
  substitution: ({ what, for: party }, other) =>
    other.kind === 'substitution' && maybeOne(party, other.for) && what !== other.what,
  duty: ({ what, of }, other) =>
    other.kind === 'duty' && maybeOne(of, other.of) && excludes(what, other.what, [['show', 'conceal']]),

  adjust: ({ what, for: party }, other) => other.kind === 'adjust' && maybeOne(party, other.for) && what !== other.what,
  score: ({ amounts, pointKind }, other) =>
    other.kind === 'score' &&
    pointKind === other.pointKind &&
    Object.entries(amounts).some(
      ([party, amount]) => party in other.amounts && JSON.stringify(amount) !== JSON.stringify(other.amounts[party]),
    ),

  play: ({ what, at }, other) => {
    if (other.kind === 'play')
      return (
        maybeOne(at, other.at) &&
        excludes(what, other.what, [
          ['goes-on', 'over'],
          ['reconstructed', 'over'],
        ])
      );
    // A game that is decided or annulled is not played on.
    return (
      what !== 'over' &&
      other.kind === 'result' &&
      other.of === 'game' &&
      other.at === undefined &&
      other.what !== 'stands'
    );
  },
  // Cards that are dealt anew take with them what was played, won and scored with the old ones.
  deal: (_, other) => {
    switch (other.kind) {
      case 'play':
        return other.what !== 'over';
      case 'card':
        return other.what !== 'taken-back' && other.what !== 'turned';
      case 'result':
        return (
          ['game', 'bid'].includes(other.of) && other.at === undefined && !['annulled', 'replayed'].includes(other.what)
        );
      case 'mistake':
        return other.what !== 'corrected';
      case 'score':
        return true;
      default:
        return false;
    }
  },
  mistake: ({ what }, other) => {
    if (other.kind === 'mistake')
      return excludes(what, other.what, [
        ['corrected', 'stands'],
        ['corrected', 'final'],
      ]);
    if (what !== 'corrected') return false;
    return (
      (other.kind === 'pawn' || other.kind === 'card' || other.kind === 'call') &&
      ['stays', 'stands', 'played'].includes(other.what)
    );
  },
  result: (result, other) => {
    if (other.kind === 'score') return result.of === 'game' && ['annulled', 'replayed'].includes(result.what);
    return (
      other.kind === 'result' &&
      decides(result.of) === decides(other.of) &&
      maybeOne(result.at, other.at) &&
      resultsCollide(result, other)
    );
  },
};

/** What a ruling comes to. */
interface Consequence {
  readonly effects: readonly Effect[];
  readonly modality: string | undefined;
}

/**
 * An effect of each of two rulings that cannot both be of one event; twice the same effect where one gives as
 * a duty what the other leaves open. Undefined where there are none. Symmetric but for the order.
 */
export function collisionOf(one: Consequence, other: Consequence): readonly [Effect, Effect] | undefined {
  const pairs = one.effects.flatMap((mine) => other.effects.map((theirs) => [mine, theirs] as const));
  return pairs.find(
    ([mine, theirs]) => effectsCollide(mine, theirs) || (one.modality !== other.modality && sameEffect(mine, theirs)),
  );
}

/**
 * Amounts of two rulings that a sum would add up: the same kind, for the same parties. Where one of the two
 * situations leads to the other, they may be one amount. Undefined where there are none.
 */
export function addedUp(one: Consequence, other: Consequence): readonly [Effect, Effect] | undefined {
  const counted = one.effects.filter(({ kind }) => isAddedUp.has(kind));
  const pairs = counted.flatMap((mine) => other.effects.map((theirs) => [mine, theirs] as const));
  return pairs.find(([mine, theirs]) => withoutAmount(mine) === withoutAmount(theirs));
}
const isAddedUp: ReadonlySet<EffectKind> = new Set(['points', 'fine', 'tricks', 'clock']);

function withoutAmount(effect: Effect): string {
  return JSON.stringify(effect, (key, value: unknown) => (['amount', 'time'].includes(key) ? undefined : value));
}

function sameEffect(one: Effect, other: Effect): boolean {
  const isMeant = one.kind !== 'none' && one.kind !== 'permission';
  return isMeant && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two effects cannot both be. Symmetric. */
export function effectsCollide(one: Effect, other: Effect): boolean {
  return ofKind(one)(one, other) || (one.kind !== other.kind && ofKind(other)(other, one));
}

/** TypeScript does not follow that an effect goes to the entry of its own kind. */
function ofKind(effect: Effect): (effect: Effect, other: Effect) => boolean {
  return collisions[effect.kind] as (effect: Effect, other: Effect) => boolean;
}

type Result = EffectOf<'result'>;

/** A bid is won by winning its game. */
function decides(of: Result['of']): string {
  return of === 'bid' ? 'game' : of;
}

function resultsCollide(one: Result, other: Result): boolean {
  const decided = (result: Result): boolean => result.what === 'won' || result.what === 'lost';
  if (decided(one) && decided(other))
    return one.what === other.what ? differ(one.for, other.for) : maybeOne(one.for, other.for);
  return excludes(one.what, other.what, [
    ['won', 'drawn'],
    ['lost', 'drawn'],
    ['won', 'replayed'],
    ['lost', 'replayed'],
    ['drawn', 'replayed'],
    ['won', 'annulled'],
    ['lost', 'annulled'],
    ['drawn', 'annulled'],
    ['stands', 'replayed'],
    ['stands', 'annulled'],
  ]);
}

/** Whether both may name the same: a side that is left out may be anyone. */
function maybeOne(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function differ(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function excludes<What extends string>(one: What, other: What, pairs: readonly (readonly [What, What])[]): boolean {
  return pairs.some(([a, b]) => (one === a && other === b) || (one === b && other === a));
}
