/**
 * What parts of a page were called before. The page has those names still, so that older links find them
 * without a script.
 */
import { targetsIn, targetsInForce, type Named } from '#library/editions.ts';
import { clausesOf, termsIn } from '#library/named.ts';
import type { ClauseDoc, Edition, NoteDoc, RuleDoc } from '#library/types.ts';
import { noteAnchor } from '#addresses/pages.ts';
import type { PageContext } from './page-context.ts';

/** Former names by the present one; things without any are not included. */
export type FormerNames = ReadonlyMap<string, readonly string[]>;

/** Of the clauses of a rule. */
export function formerClauses(
  rule: Pick<RuleDoc, 'id'>,
  context: Pick<PageContext, 'book' | 'edition' | 'dated'>,
): FormerNames {
  return formerNames(context, (edition) => {
    const same = edition.ruleById.get(rule.id);
    return same === undefined ? [] : clausesOf(same);
  });
}

/** Of the terms of the glossary. */
export function formerTerms(context: Pick<PageContext, 'book' | 'edition' | 'dated'>): FormerNames {
  return formerNames(context, termsIn);
}

/**
 * Of a note at its clause: with each name that the clause had, each that it had itself. Empty for a note
 * without an id.
 */
export function formerNote(
  clause: Pick<ClauseDoc, 'id'>,
  { id, aliases }: Pick<NoteDoc, 'id' | 'aliases'>,
  clauseNames: readonly string[],
): readonly string[] {
  if (id === undefined) return [];
  const names = [clause.id, ...clauseNames].flatMap((each) => [id, ...aliases].map((note) => noteAnchor(each, note)));
  return names.slice(1);
}

/** At the book's own address also by the names that older editions have. */
function formerNames<Thing extends { readonly id: string }>(
  { book, edition, dated }: Pick<PageContext, 'book' | 'edition' | 'dated'>,
  list: (edition: Edition) => readonly Named<Thing>[],
): FormerNames {
  const targets = dated ? targetsIn(edition, list) : targetsInForce(book, list);
  const moved = targets.filter(({ kind }) => kind === 'moved');
  const byThing = Map.groupBy(moved, ({ thing }) => thing.id);
  return new Map([...byThing].map(([id, all]) => [id, all.map(({ name }) => name)]));
}
