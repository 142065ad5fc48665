/**
 * Converts effects from the form that authors write to the one that all code reads, wherever content has
 * them.
 */
import {
  accentOf,
  effectOf,
  type Alternative,
  type Book,
  type Otherwise,
  type Rule,
  type Ruling,
  type Situation,
  type SurfaceAlternative,
  type SurfaceBook,
  type SurfaceOtherwise,
  type SurfaceRule,
  type SurfaceRuling,
  type SurfaceSituation,
} from '#model/index.ts';

/** A book with the effects of its residual ruling converted. */
export function bookOf({ residual, accent: mark, colour, ...rest }: SurfaceBook): Book {
  const book = { ...rest, accent: accentOf(mark, colour), ...(colour === undefined ? {} : { colour }) };
  return residual === undefined
    ? book
    : { ...book, residual: { ...residual, effects: residual.effects.map(effectOf) } };
}

/** A rule with the effects of its rulings and of their alternatives. */
export function ruleOf({ rulings, ...rule }: SurfaceRule): Rule {
  return rulings === undefined ? rule : { ...rule, rulings: rulings.map(rulingOf) };
}

/** A situation with the effects of its `otherwise` converted. */
export function situationOf({ otherwise, ...situation }: SurfaceSituation): Situation {
  return otherwise === undefined ? situation : { ...situation, otherwise: otherwiseOf(otherwise) };
}

function rulingOf({ alternatives, ...ruling }: SurfaceRuling): Ruling {
  return { ...ruling, effects: ruling.effects.map(effectOf), ...alternativesOf(alternatives) };
}

function otherwiseOf({ effects, alternatives, ...otherwise }: SurfaceOtherwise): Otherwise {
  return {
    ...otherwise,
    ...(effects === undefined ? {} : { effects: effects.map(effectOf) }),
    ...alternativesOf(alternatives),
  };
}

function alternativesOf(written: readonly SurfaceAlternative[] | undefined): {
  readonly alternatives?: readonly Alternative[];
} {
  return written === undefined
    ? {}
    : { alternatives: written.map((each) => ({ ...each, effects: each.effects.map(effectOf) })) };
}
