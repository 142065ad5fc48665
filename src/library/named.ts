/** The lists of what has an address of its own in an edition, with the ids that join it to other editions. */
import type { Named } from './editions.ts';
import type { ClauseDoc, Edition, RuleDoc, RulingDoc, SituationDoc, TermDoc } from './types.ts';

/** Rules are addressed by number and identified by id. */
export function rulesIn({ rules }: Edition): readonly Named<RuleDoc>[] {
  return rules.map((rule) => ({ id: rule.id, name: rule.slug, aliases: rule.data.aliases, thing: rule }));
}

/** Situations, at their ids and the ids that they had before. */
export function situationsIn({ situations }: Edition): readonly Named<SituationDoc>[] {
  return situations.map((situation) => byId(situation.id, situation.data.aliases, situation));
}

/** The list of the situations that have a page of some kind. */
export function situationsWith(has: (situation: SituationDoc) => unknown) {
  return (edition: Edition): readonly Named<SituationDoc>[] => situationsIn(edition).filter(({ thing }) => has(thing));
}

/** Rulings, likewise. */
export function rulingsIn({ rulings }: Edition): readonly Named<RulingDoc>[] {
  return rulings.map((ruling) => byId(ruling.id, ruling.aliases, ruling));
}

/**
 * Rulings of the text below that house rules leave no case for: their addresses were published with those of
 * the club, maybe, before it settled what they hang on.
 */
export function rulingsLeftOut(edition: Edition): readonly Named<RulingDoc>[] {
  if (!edition.house) return [];
  const taken = new Set(rulingsIn(edition).flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  return rulingsIn(edition.house.below).filter(({ name }) => !taken.has(name));
}

/** The clauses of a rule, likewise, within it. */
export function clausesOf({ clauses }: RuleDoc): readonly Named<ClauseDoc>[] {
  return clauses.map((clause) => byId(clause.id, clause.aliases, clause));
}

/** The terms of the glossary, likewise. */
export function termsIn({ terms }: Edition): readonly Named<TermDoc>[] {
  return Object.values(terms).map((term) => byId(term.id, term.formerIds, term));
}

/** A thing that is addressed by its id. */
function byId<Thing>(id: string, formerIds: readonly string[] | undefined, thing: Thing): Named<Thing> {
  return { id, name: id, aliases: formerIds, formerIds, thing };
}
