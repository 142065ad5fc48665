/**
 * The kinds of effects: a closed union, discriminated by `kind`. All code above the library sees effects in
 * this form; the form that authors write ({@link SurfaceEffect}) is discriminated by its first key, the name
 * of the kind. Those who gain (`to`) and who bear it (`against`) are parties of the book, or `unstated` if
 * the source does not say.
 */
import type * as adjust from './adjust.ts';
import type * as becomes from './becomes.ts';
import type * as call from './call.ts';
import type * as card from './card.ts';
import type * as clock from './clock.ts';
import type * as count from './count.ts';
import type * as deal from './deal.ts';
import type * as duty from './duty.ts';
import type * as fine from './fine.ts';
import type * as hand from './hand.ts';
import type * as lead from './lead.ts';
import type * as meld from './meld.ts';
import type * as mistake from './mistake.ts';
import type * as none from './none.ts';
import type * as pass from './pass.ts';
import type * as pawn from './pawn.ts';
import type * as permission from './permission.ts';
import type * as play from './play.ts';
import type * as points from './points.ts';
import type * as range from './range.ts';
import type * as removed from './removed.ts';
import type * as result from './result.ts';
import type * as score from './score.ts';
import type * as substitution from './substitution.ts';
import type * as tiebreak from './tiebreak.ts';
import type * as tricks from './tricks.ts';

interface Types<Core, Surface, Words> {
  readonly core: Core;
  readonly surface: Surface;
  readonly words: Words;
}

/** Per kind: an effect as it is read, as it is written, and the words that its chips need. */
export interface EffectTypes {
  readonly points: Types<points.Points, points.Surface, points.Words>;
  readonly fine: Types<fine.Fine, fine.Surface, fine.Words>;
  readonly result: Types<result.Result, result.Surface, result.Words>;
  readonly tricks: Types<tricks.Tricks, tricks.Surface, tricks.Words>;
  readonly clock: Types<clock.Clock, clock.Surface, clock.Words>;
  readonly card: Types<card.Card, card.Surface, card.Words>;
  readonly lead: Types<lead.Lead, lead.Surface, lead.Words>;
  readonly call: Types<call.Call, call.Surface, call.Words>;
  readonly pass: Types<pass.Pass, pass.Surface, pass.Words>;
  readonly deal: Types<deal.Deal, deal.Surface, deal.Words>;
  readonly hand: Types<hand.Hand, hand.Surface, hand.Words>;
  readonly removed: Types<removed.Removed, removed.Surface, removed.Words>;
  readonly substitution: Types<substitution.Substitution, substitution.Surface, substitution.Words>;
  readonly permission: Types<permission.Permission, permission.Surface, permission.Words>;
  readonly score: Types<score.Score, score.Surface, score.Words>;
  readonly adjust: Types<adjust.Adjust, adjust.Surface, adjust.Words>;
  readonly range: Types<range.Range, range.Surface, range.Words>;
  readonly duty: Types<duty.Duty, duty.Surface, duty.Words>;
  readonly mistake: Types<mistake.Mistake, mistake.Surface, mistake.Words>;
  readonly play: Types<play.Play, play.Surface, play.Words>;
  readonly meld: Types<meld.Meld, meld.Surface, meld.Words>;
  readonly pawn: Types<pawn.Pawn, pawn.Surface, pawn.Words>;
  readonly becomes: Types<becomes.Becomes, becomes.Surface, becomes.Words>;
  readonly tiebreak: Types<tiebreak.Tiebreak, tiebreak.Surface, tiebreak.Words>;
  readonly count: Types<count.Count, count.Surface, count.Words>;
  readonly none: Types<none.None, none.Surface, none.Words>;
}

export type EffectKind = keyof EffectTypes;
export type EffectOf<K extends EffectKind> = EffectTypes[K]['core'];
export type Effect = EffectOf<EffectKind>;
export type SurfaceEffect = EffectTypes[EffectKind]['surface'];
/** The words of every kind, in one language. */
export type WordsOfKinds = { readonly [K in EffectKind]: EffectTypes[K]['words'] };

/** The effects with an amount, which depends on answers or on the arbiter's choice. */
export type CountedEffect = EffectOf<'points' | 'fine' | 'score' | 'tricks' | 'range'>;
