/**
 * What an edition's text has become of the one before: rules, clauses, notes and terms joined by their ids.
 */
import { partsOfCitation } from '#model/index.ts';
import { clausesOf, situationsIn, termsIn } from './named.ts';
import type { Named } from './editions.ts';
import type { Cited, ClauseDoc, Edition, LoadedBook, NoteDoc, RuleDoc, SituationDoc, TermDoc } from './types.ts';

/** Something in two editions, or in one of them alone. */
export type Joined<Thing> =
  | { readonly kind: 'kept'; readonly before: Thing; readonly after: Thing }
  | { readonly kind: 'new'; readonly after: Thing }
  | { readonly kind: 'dropped'; readonly before: Thing };

/** The edition before this one, if it has words in the same language: only then can the two be compared. */
export function editionBefore({ editions }: Pick<LoadedBook, 'editions'>, edition: Edition): Edition | undefined {
  const before = editions[editions.findIndex(({ id }) => id === edition.id) - 1];
  return before?.book.language === edition.book.language ? before : undefined;
}

export interface JoinedRule {
  readonly rule: Joined<RuleDoc>;
  /** In the order of the later edition; dropped clauses keep their earlier position. */
  readonly clauses: readonly Joined<ClauseDoc>[];
  /** Where the earlier edition had its text, as declared by the author. */
  readonly from: readonly Cited[];
}

/** The rules of both editions, in the order of the later one; dropped rules keep their earlier position. */
export function joinedRules(before: Edition, after: Edition): readonly JoinedRule[] {
  const byId = ({ rules }: Edition) =>
    rules.map((rule): Named<RuleDoc> => ({ id: rule.id, name: rule.id, thing: rule }));
  return joined(byId(before), byId(after)).map((rule) => ({
    rule,
    clauses: joined(
      rule.kind === 'new' ? [] : clausesOf(rule.before),
      rule.kind === 'dropped' ? [] : clausesOf(rule.after),
    ),
    from: rule.kind === 'dropped' ? [] : (rule.after.data.from ?? []).flatMap((cite) => citedIn(before, cite)),
  }));
}

/**
 * The situations of both editions, joined by id, in the order of the later one; dropped situations keep their
 * earlier position.
 */
export function joinedSituations(before: Edition, after: Edition): readonly Joined<SituationDoc>[] {
  return joined(situationsIn(before), situationsIn(after));
}

/** The terms of both editions, likewise. */
export function joinedTerms(before: Edition, after: Edition): readonly Joined<TermDoc>[] {
  return joined(termsIn(before), termsIn(after));
}

/** The notes of two clauses, joined by id, or by their words if they have none. */
export function joinedNotes(
  before: Pick<ClauseDoc, 'notes'> | undefined,
  after: Pick<ClauseDoc, 'notes'> | undefined,
): readonly Joined<NoteDoc>[] {
  const named = (clause: Pick<ClauseDoc, 'notes'> | undefined) =>
    (clause?.notes ?? []).map((note): Named<NoteDoc> => {
      const id = note.id ?? `: ${note.text}`;
      return { id, name: id, formerIds: note.aliases, thing: note };
    });
  return joined(named(before), named(after));
}

/** By id, or by one that a thing had before. */
function joined<Thing>(before: readonly Named<Thing>[], after: readonly Named<Thing>[]): readonly Joined<Thing>[] {
  const ids = new Set(before.map(({ id }) => id));
  const was = new Map(after.map(({ id, formerIds = [] }) => [id, [id, ...formerIds].find((each) => ids.has(each))]));
  const things = new Map(before.map(({ id, thing }) => [id, thing]));
  const result = after.map(({ id, thing }): Joined<Thing> => {
    const former = things.get(was.get(id) ?? '');
    return former === undefined ? { kind: 'new', after: thing } : { kind: 'kept', before: former, after: thing };
  });
  const kept = new Set(was.values());
  before.forEach(({ id, thing }, at) => {
    if (kept.has(id)) return;
    const above = before[at - 1]?.thing;
    const place = result.findIndex((each) => each.kind !== 'new' && each.before === above);
    result.splice(above === undefined ? 0 : place + 1, 0, { kind: 'dropped', before: thing });
  });
  return result;
}

function citedIn({ ruleById }: Edition, cite: string): readonly Cited[] {
  const { rule: id, clause: part } = partsOfCitation(cite);
  const rule = ruleById.get(id);
  if (!rule) return [];
  const clause = rule.clauses.find((each) => each.id === part);
  return [{ rule, ...(clause && { clause }) }];
}
