/**
 * One set of names for the facts and options of two tables: those of the later one. What only the earlier one
 * has keeps its name, unless something else has it now.
 */
import { formerFact, formerOption, type Renamed } from '#model/renamed.ts';
import type { Allowed, Box } from '#model/box.ts';
import type { Assignment, Table, TableFact, TableOption } from './table.ts';

/** Part of no id, so that such a name is unique. */
const ONLY_BEFORE = '@before';

/** The earlier table in the names that it shares with the later one, and the way back. */
export interface Named {
  readonly table: Table;
  /** Its own names in that table, if they differ. */
  readonly names: Renamed;
}

/**
 * @param renamed facts and options of `before` by their name in `after`; a name that both know is the same
 *   thing.
 */
export function inNamesOf(after: Table, before: Table, renamed: Renamed): Named {
  const namesOf = namesNow(
    before.facts.map(({ id }) => id),
    after.facts.map(({ id }) => id),
    (id) => formerFact(renamed, id),
  );
  const fact = (id: string): string => namesOf.get(id) ?? id;
  const facts = before.facts.map((one) => ({ one, options: optionNames(one, fact(one.id), after, renamed) }));
  const options = new Map(facts.map((each) => [each.one.id, each.options]));
  const box = (one: Box): Box =>
    Object.fromEntries(
      Object.entries(one).map(([id, allowed]) => [fact(id), allowedIn(allowed, options.get(id) ?? new Map())]),
    );
  const table: Table = {
    ...before,
    facts: facts.map((each) => ({
      ...withOptions(each.one, each.options),
      id: fact(each.one.id),
      ...(each.one.askIf && { askIf: each.one.askIf.map(box) }),
    })),
    impossible: before.impossible.map(box),
    rulings: before.rulings.map((ruling) => ({
      ...ruling,
      when: ruling.when.map(box),
      amountFacts: ruling.amountFacts.map(fact),
    })),
  };
  const names: Renamed = {
    facts: former(namesOf),
    options: Object.fromEntries(
      facts.flatMap(({ one, options: to }) => {
        const was = former(to);
        return Object.keys(was).length === 0 ? [] : [[fact(one.id), was] as const];
      }),
    ),
  };
  return { table, names };
}

/** A case of the earlier table in its own names again. */
export function inOwnNames({ facts }: Table, names: Renamed, one: Assignment): Assignment {
  return Object.fromEntries(
    facts.map(({ id }) => {
      const value = one[id] ?? null;
      return [formerFact(names, id), typeof value === 'string' ? formerOption(names, id, value) : value];
    }),
  );
}

/** Per common name the former one, where they differ. */
function former(names: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...names].flatMap(([was, now]) => (was === now ? [] : [[now, was]])));
}

/**
 * The common id for each earlier one. An id that was declared to be another's successor is no longer its own.
 */
function namesNow(
  before: readonly string[],
  after: readonly string[],
  former: (id: string) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const renamedFirst = [...after].sort((a, b) => Number(former(a) === a) - Number(former(b) === b));
  for (const now of renamedFirst) {
    const was = former(now);
    if (before.includes(was) && !names.has(was)) names.set(was, now);
  }
  for (const id of before) if (!names.has(id)) names.set(id, after.includes(id) ? `${id}${ONLY_BEFORE}` : id);
  return names;
}

function optionNames(fact: TableFact, now: string, after: Table, renamed: Renamed): ReadonlyMap<string, string> {
  const other = after.facts.find(({ id }) => id === now);
  const ids = (of: TableFact | undefined): readonly string[] =>
    of?.kind === 'choice' ? of.options.map(({ id }) => id) : [];
  return namesNow(ids(fact), ids(other), (id) => formerOption(renamed, now, id));
}

function withOptions(fact: TableFact, names: ReadonlyMap<string, string>): TableFact {
  if (fact.kind === 'number') return fact;
  const options = fact.options.map((one): TableOption => ({ ...one, id: names.get(one.id) ?? one.id }));
  return { ...fact, options };
}

function allowedIn(allowed: Allowed, names: ReadonlyMap<string, string>): Allowed {
  const options: string[] = [];
  for (const item of allowed) if (typeof item === 'string') options.push(names.get(item) ?? item);
  return options.length > 0 ? options : allowed;
}
