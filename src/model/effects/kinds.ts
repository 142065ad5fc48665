/** The table of all kinds of effects, and the functions that work on any effect. */
import * as adjust from './adjust.ts';
import * as becomes from './becomes.ts';
import * as call from './call.ts';
import * as card from './card.ts';
import * as clock from './clock.ts';
import * as count from './count.ts';
import * as deal from './deal.ts';
import * as duty from './duty.ts';
import * as fine from './fine.ts';
import * as hand from './hand.ts';
import * as lead from './lead.ts';
import * as meld from './meld.ts';
import * as mistake from './mistake.ts';
import * as none from './none.ts';
import * as pass from './pass.ts';
import * as pawn from './pawn.ts';
import * as permission from './permission.ts';
import * as play from './play.ts';
import * as points from './points.ts';
import * as range from './range.ts';
import * as removed from './removed.ts';
import * as result from './result.ts';
import * as score from './score.ts';
import * as substitution from './substitution.ts';
import * as tiebreak from './tiebreak.ts';
import * as tricks from './tricks.ts';
import type { AmountAt, ChipText, EffectGroup, Kind, PartyAt, PointsCounted, Writer } from './kind.ts';
import type { Effect, EffectKind, EffectTypes, SurfaceEffect, WordsOfKinds } from './types.ts';

type Kinds = {
  readonly [K in EffectKind]: Kind<EffectTypes[K]['core'], EffectTypes[K]['surface'], EffectTypes[K]['words']>;
};

/** In the order in which messages and the JSON interface's schema name them. */
export const kinds: Kinds = {
  points,
  fine,
  result,
  tricks,
  clock,
  card,
  lead,
  call,
  pass,
  deal,
  hand,
  removed,
  substitution,
  permission,
  score,
  adjust,
  range,
  duty,
  mistake,
  play,
  meld,
  pawn,
  becomes,
  tiebreak,
  count,
  none,
};

export const effectKinds = Object.keys(kinds) as readonly EffectKind[];

/** Converts from the form that authors write to the one that all code reads. */
export function effectOf(written: SurfaceEffect): Effect {
  return kindOfWritten(written).read(written);
}

/** An effect as written in content and in the JSON interface. */
export function writtenEffect(effect: Effect): SurfaceEffect {
  return kindOf(effect).written(effect);
}

/** Whom an effect names, each with its path in what the author wrote. */
export function partiesOf(effect: Effect): readonly PartyAt[] {
  return kindOf(effect).parties(effect);
}

/** Every amount of an effect, with its path in what the author wrote. */
export function amountsOf(effect: Effect): readonly AmountAt[] {
  return kindOf(effect).amounts(effect);
}

/**
 * The kind of points an effect counts, and whether it does; undefined for effects that never count points.
 */
export function pointsOf(effect: Effect): PointsCounted | undefined {
  return kindOf(effect).points(effect);
}

/** What a penalty table finds an effect under. */
export function groupOf(effect: Effect): EffectGroup {
  return kindOf(effect).group(effect);
}

/** The texts of an effect's chips: one for most, one per party for a score, none for `none`. */
export function chipTexts(effect: Effect, words: WordsOfKinds, write: Writer): readonly ChipText[] {
  return kindOf(effect).chips(effect, words[effect.kind], write);
}

/**
 * A kind that takes any effect: TypeScript does not follow that an effect goes to the file of its own kind.
 */
type AnyKind = Kind<Effect, SurfaceEffect, WordsOfKinds[EffectKind]>;

function kindOf(effect: Effect): AnyKind {
  return kinds[effect.kind] as unknown as AnyKind;
}

function kindOfWritten(written: SurfaceEffect): AnyKind {
  const name = Object.keys(kinds).find((kind) => kind in written);
  if (name === undefined)
    throw new TypeError(`no kind of effect has one of the keys ${Object.keys(written).join(', ')}`);
  return kinds[name as EffectKind] as unknown as AnyKind;
}
