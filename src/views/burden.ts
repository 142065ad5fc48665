/** Which rulings take something away from somebody: the ones for a penalty list on a wall. */
import type { RulingDoc } from '#library/types.ts';
import { UNSTATED, type Amount, type Effect } from '#model/index.ts';
import { parseLinear } from '#model/linear.ts';

/**
 * Whether a ruling is a penalty or puts something right at a party's cost; permissions, definitions and
 * unchanged results are neither.
 * @param scoring whether its situation asks what is won or worth: then only losses count.
 */
export function takesAway({ effects, modality }: RulingDoc, scoring: boolean): boolean {
  return effects.some((effect) => (scoring ? costs(effect) : burdens(effect, modality === 'may')));
}

/** Whether a party bears it, or an amount is below zero. */
function costs(effect: Effect): boolean {
  switch (effect.kind) {
    case 'points':
    case 'fine':
    case 'clock':
    case 'range':
      return effect.against !== undefined && effect.against !== UNSTATED;
    case 'score':
      return Object.values(effect.amounts).some(isNegative);
    case 'meld':
      return effect.what === 'struck';
    case 'result':
    case 'tricks':
    case 'card':
    case 'lead':
    case 'call':
    case 'pass':
    case 'deal':
    case 'hand':
    case 'removed':
    case 'substitution':
    case 'permission':
    case 'adjust':
    case 'duty':
    case 'mistake':
    case 'play':
    case 'pawn':
    case 'becomes':
    case 'tiebreak':
    case 'count':
    case 'none':
      return false;
  }
}

/** @param optional whether it may be asked for but need not be: a new deal is then a right. */
function burdens(effect: Effect, optional: boolean): boolean {
  switch (effect.kind) {
    case 'points':
    case 'fine':
    case 'clock':
    case 'range':
    case 'score':
    case 'tricks':
    case 'pass':
    case 'hand':
    case 'removed':
      return true;
    case 'result':
      return effect.what !== 'stands' && effect.what !== 'drawn';
    case 'card':
      return effect.what === 'major-penalty' || effect.what === 'minor-penalty' || effect.what === 'played';
    case 'lead':
      return effect.what === 'require' || effect.what === 'forbid';
    case 'call':
      return effect.what === 'withdrawn';
    case 'meld':
      return effect.what !== 'counts';
    case 'mistake':
      return effect.what === 'final';
    case 'deal':
      return !optional;
    case 'adjust':
      return effect.what === 'assigned' || effect.what === 'artificial';
    case 'substitution':
    case 'permission':
    case 'duty':
    case 'play':
    case 'pawn':
    case 'becomes':
    case 'tiebreak':
    case 'count':
    case 'none':
      return false;
  }
}

function isNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  if (typeof amount !== 'string') return Object.values(amount.values).some((value) => value < 0);
  return parseLinear(amount)?.terms.some(({ coefficient }) => coefficient < 0) ?? false;
}
