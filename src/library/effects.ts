/** Effects, from what authors write to what everybody else reads, wherever content has some. */
import {
  effectOf,
  type Book,
  type Otherwise,
  type Rule,
  type Ruling,
  type Situation,
  type SurfaceBook,
  type SurfaceOtherwise,
  type SurfaceRule,
  type SurfaceRuling,
  type SurfaceSituation,
} from '#model/index.ts';

export function bookOf({ residual, ...book }: SurfaceBook): Book {
  return residual === undefined
    ? book
    : { ...book, residual: { ...residual, effects: residual.effects.map(effectOf) } };
}

export function ruleOf({ rulings, ...rule }: SurfaceRule): Rule {
  return rulings === undefined ? rule : { ...rule, rulings: rulings.map(rulingOf) };
}

export function situationOf({ otherwise, ...situation }: SurfaceSituation): Situation {
  return otherwise === undefined ? situation : { ...situation, otherwise: otherwiseOf(otherwise) };
}

function rulingOf(ruling: SurfaceRuling): Ruling {
  return { ...ruling, effects: ruling.effects.map(effectOf) };
}

function otherwiseOf({ effects, ...otherwise }: SurfaceOtherwise): Otherwise {
  return effects === undefined ? otherwise : { ...otherwise, effects: effects.map(effectOf) };
}
