/**
 * What of an edition is a club's own, or comes out otherwise than by the text below: from both texts and both
 * tables, and not from what anybody says of them.
 */
import type { Assignment } from '#decide/table.ts';
import { changedRulings } from '#library/changed-rulings.ts';
import type { ClauseDoc, Edition, HouseDoc, RuleDoc, RulingDoc, TermDoc } from '#library/types.ts';
import type { Box } from '#model/box.ts';
import { remembered } from '#model/remembered.ts';

/** What the text below has in the place of a ruling of the club. */
export interface OfficialRuling {
  readonly ruling: RulingDoc;
  /** The cases, with the settled facts; none where only the words are others. */
  readonly boxes: readonly Box[];
  /** One of them, as the text below asks for it. */
  readonly example: Assignment;
}

/**
 * `own`: the text below has nothing for these cases. `other`: it rules them otherwise. `words`: it rules them
 * so, in other words.
 */
export type HouseMark =
  { readonly kind: 'own' } | { readonly kind: 'other' | 'words'; readonly official: OfficialRuling };

/** The mark of a ruling; undefined where it is that of the text below, and in a book without house rules. */
export function houseMark(edition: Edition, ruling: RulingDoc): HouseMark | undefined {
  const { house } = edition;
  return house && marksIn(edition)(house).get(ruling.id);
}

const marksIn = remembered((edition: Edition) =>
  remembered(({ below }: HouseDoc): ReadonlyMap<string, HouseMark> => {
    const marks = new Map<string, HouseMark>();
    for (const situation of edition.situations) {
      const was = below.situationById.get(situation.id);
      const changed = was ? changedRulings(was, situation, { before: below, after: edition }).changed : [];
      for (const ruling of situation.rulings) {
        const found = changed.find(({ after }) => after.ruling.id === ruling.id);
        const same = below.rulingById.get(ruling.id);
        const [first] = found?.cases ?? [];
        if (found && first) {
          const boxes = found.cases.map(({ box }) => box);
          const official = { ruling: found.before.ruling, boxes, example: first.example.before };
          marks.set(ruling.id, { kind: 'other', official });
        } else if (!same) marks.set(ruling.id, { kind: 'own' });
        else if (same.verdict !== ruling.verdict || same.explain !== ruling.explain)
          marks.set(ruling.id, { kind: 'words', official: { ruling: same, boxes: [], example: {} } });
      }
    }
    return marks;
  }),
);

/**
 * A clause of the text below that reads otherwise here; `own` where that has none; undefined where it is the
 * same.
 */
export function housedClause(
  { house }: Edition,
  rule: RuleDoc,
  clause: ClauseDoc,
): { readonly below: { readonly rule: RuleDoc; readonly clause: ClauseDoc } } | 'own' | undefined {
  if (!house) return undefined;
  const below = house.below.ruleById.get(rule.id);
  const same = below?.clauses.find(({ id }) => id === clause.id);
  if (!below || !same) return 'own';
  return same.body.text === clause.body.text ? undefined : { below: { rule: below, clause: same } };
}

/** Whether a term is the club's own, or defined otherwise than in the text below. */
export function isHousedTerm({ house }: Edition, { id, definition }: TermDoc): boolean {
  return house !== undefined && house.below.terms[id]?.definition !== definition;
}
