/**
 * What of an edition is a club's own, or comes out otherwise than by the text below: from both texts and both
 * tables, and not from what anybody says of them.
 */
import type { Assignment } from '#decide/table.ts';
import { changedRulings, type ChangedCases } from '#library/changed-rulings.ts';
import type { ClauseDoc, Edition, HouseDoc, RuleDoc, RulingDoc, TermDoc } from '#library/types.ts';
import { isAmong } from '#model/allowed.ts';
import type { Allowed, Box } from '#model/box.ts';
import { remembered } from '#model/remembered.ts';

/** What the official text rules in cases of a ruling of the club. */
export interface OfficialRuling {
  readonly ruling: RulingDoc;
  /** The cases, without what the club's ruling asks for anyway; empty if it is all cases of that ruling. */
  readonly boxes: readonly Box[];
  /** One of these cases, by the questions of the official text. */
  readonly example: Assignment;
}

/**
 * How a ruling of the club differs from the official text. `own`: that has no ruling for its cases. `other`:
 * it rules some of them otherwise. `words`: it rules them alike, in other words.
 */
export type HouseMark =
  | { readonly kind: 'own' }
  | { readonly kind: 'other'; readonly officials: readonly [OfficialRuling, ...OfficialRuling[]] }
  | { readonly kind: 'words'; readonly officials: readonly [OfficialRuling] };

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
        const same = below.rulingById.get(ruling.id);
        const [first, ...others] = officialsOf(ruling, changed);
        if (first) marks.set(ruling.id, { kind: 'other', officials: [first, ...others] });
        else if (!same) marks.set(ruling.id, { kind: 'own' });
        else if (same.verdict !== ruling.verdict || same.explain !== ruling.explain)
          marks.set(ruling.id, { kind: 'words', officials: [{ ruling: same, boxes: [], example: {} }] });
      }
    }
    return marks;
  }),
);

/** What the text below rules in the cases of this ruling that it rules otherwise, each ruling once. */
function officialsOf(ruling: RulingDoc, changed: readonly ChangedCases[]): readonly OfficialRuling[] {
  const mine = changed.filter(({ after }) => after.ruling.id === ruling.id);
  return [...Map.groupBy(mine, ({ before }) => before.ruling)].flatMap(([official, found]): OfficialRuling[] => {
    const cases = found.flatMap((each) => each.cases);
    const [first] = cases;
    if (!first) return [];
    const boxes = cases.map(({ box }) => beyond(box, ruling.when));
    const isAll = boxes.some((box) => Object.keys(box).length === 0);
    return [{ ruling: official, boxes: isAll ? [] : boxes, example: first.example.before }];
  });
}

/** What a box says that does not hold anyway where one of these boxes does. */
function beyond(box: Box, when: readonly Box[]): Box {
  const isGiven = (fact: string, allowed: Allowed) =>
    when.length > 0 && when.every(({ [fact]: held }) => held !== undefined && isAmong(held, allowed));
  return Object.fromEntries(Object.entries(box).filter(([fact, allowed]) => !isGiven(fact, allowed)));
}

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
