/** A rule's clauses by section, for its text and for the map of a long one. */
import { clauseName, isName } from '#library/clause-number.ts';
import type { ClauseDoc, Edition, RuleDoc } from '#library/types.ts';
import { remembered } from '#model/remembered.ts';
import type { Section } from '#model/rule.ts';

export interface SectionOfRule {
  /** Absent before the first heading. */
  readonly section?: Section;
  readonly clauses: readonly ClauseDoc[];
}

/** In the rule's order; one section without a heading if the rule has none. */
export function sectionsOf({ clauses }: RuleDoc): readonly SectionOfRule[] {
  return [...Map.groupBy(clauses, ({ section }) => section)].map(([section, group]) => ({
    ...(section === undefined ? {} : { section }),
    clauses: group,
  }));
}

/** A rule of so many clauses and rulings does not fit a few screens of a phone. */
const LONG = 8;

/** Whether a rule shows what it consists of before its text. */
export function isLong(rule: RuleDoc): boolean {
  return sectionsOf(rule).length > 1 || rule.clauses.length + rule.rulings.length >= LONG;
}

/** The rules of each chapter of an edition, as they follow each other. */
export const rulesByChapter = remembered(({ rules }: Edition): ReadonlyMap<string, readonly RuleDoc[]> =>
  Map.groupBy(rules, ({ data }): string => data.chapter),
);

/** As a clause is called in its rule: `7A`, `twee of meer`, `2`. */
export function nameInRule(clause: ClauseDoc): string {
  return clause.label ?? (isName(clause.id) ? clauseName(clause) : clause.id);
}

/**
 * The steps of a section: without the parts of a step that the source does not number (`10a-1` is within
 * `10A`).
 */
export function stepsOf(clauses: readonly ClauseDoc[]): readonly ClauseDoc[] {
  return clauses.filter(
    ({ id, label }) => label !== undefined || !clauses.some((other) => id.startsWith(`${other.id}-`)),
  );
}
