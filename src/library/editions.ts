/**
 * What the addresses of a book without an edition lead to, across all its editions. Things are identified by
 * id and never by number: the next edition may give a number to another rule.
 */
import type { RuleId } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import type { Edition, LoadedBook, RuleDoc } from './types.ts';

/** Something that has an address of its own in an edition. */
export interface Named<Thing> {
  /** The same in all editions. */
  readonly id: string;
  /** Its part of the address in this edition. */
  readonly name: string;
  /** Names that it had before in this edition. */
  readonly aliases?: readonly string[] | undefined;
  /** Ids that it had before; older editions may know it by one of them. */
  readonly formerIds?: readonly string[] | undefined;
  readonly thing: Thing;
}

/** What an address leads to. */
export type AddressTarget<Thing> = { readonly name: string; readonly thing: Thing } & (
  | { readonly kind: 'here' }
  /** The edition that the address means has it under another name. */
  | { readonly kind: 'moved' }
  /** The edition no longer has it; `edition` is the last one that does. */
  | { readonly kind: 'gone'; readonly edition: Edition }
);

type List<Thing> = (edition: Edition) => readonly Named<Thing>[];

/** An edition's things by their names, current and former. */
export function targetsIn<Thing>(edition: Edition, list: List<Thing>): readonly AddressTarget<Thing>[] {
  return list(edition).flatMap(({ name, aliases = [], thing }): AddressTarget<Thing>[] => [
    { kind: 'here', name, thing },
    ...aliases.map((alias) => ({ kind: 'moved', name: alias, thing }) as const),
  ]);
}

/**
 * What the addresses without an edition lead to: the things of the edition in force, and for each name that
 * only older editions have, the last thing that had it.
 */
export function targetsInForce<Thing>(
  { current, editions }: Pick<LoadedBook, 'current' | 'editions'>,
  list: List<Thing>,
): readonly AddressTarget<Thing>[] {
  const targets = [...targetsIn(current, list)];
  const taken = new Set(targets.map(({ name }) => name));
  const latest = new Map<string, { readonly named: Named<Thing>; readonly edition: Edition }>();
  const inForce = list(current).map((named) => ({ named, edition: current }));
  for (const each of inForce) latest.set(each.named.id, each);
  for (const each of inForce) remember(each);
  for (const edition of editions.toReversed().filter((each) => each !== current)) {
    for (const named of list(edition)) {
      const known = idsOf(named).flatMap((id) => latest.get(id) ?? []);
      const last = known[0] ?? { named, edition };
      remember(last, named);
      for (const name of [named.name, ...(named.aliases ?? [])]) {
        if (taken.has(name)) continue;
        taken.add(name);
        const { thing } = last.named;
        targets.push(
          last.edition === current
            ? { kind: 'moved', name, thing }
            : { kind: 'gone', name, thing, edition: last.edition },
        );
      }
    }
  }
  return targets;

  /** An id belongs to the newest thing that has or had it. */
  function remember(last: { readonly named: Named<Thing>; readonly edition: Edition }, by = last.named): void {
    for (const id of idsOf(by)) if (!latest.has(id)) latest.set(id, last);
  }
}

/**
 * Finds the same thing in another edition of its book: by its id or a former one, step by step through the
 * editions between. Undefined if that edition has none.
 */
export function sameIn<Thing>(
  { editions }: Pick<LoadedBook, 'editions'>,
  list: List<Thing>,
  id: string,
  from: Edition,
  to: Edition,
): Thing | undefined {
  const place = ({ id: edition }: Edition): number => editions.findIndex((each) => each.id === edition);
  const [first, last] = [place(from), place(to)];
  const between = editions.slice(Math.min(first, last), Math.max(first, last) + 1);
  const onTheWay = first <= last ? between : between.toReversed();
  let known: readonly string[] = [id];
  let found: Named<Thing> | undefined;
  for (const edition of onTheWay) {
    const named = namesIn(list)(edition) as NamesIn<Thing>;
    found = firstOf(known, (each) => named.byId.get(each)) ?? firstOf(known, (each) => named.byFormerId.get(each));
    known = [...(found ? idsOf(found) : []), ...known];
  }
  return found?.thing;
}

/** Cached: every page looks itself up in each edition. */
const namesIn = remembered((list: List<unknown>) => remembered((edition: Edition) => namesAmong(list(edition))));

interface NamesIn<Thing> {
  readonly byId: ReadonlyMap<string, Named<Thing>>;
  /** By each id that it had before. */
  readonly byFormerId: ReadonlyMap<string, Named<Thing>>;
}

/** Of several with one name the first is meant. */
function namesAmong<Thing>(all: readonly Named<Thing>[]): NamesIn<Thing> {
  const byId = new Map<string, Named<Thing>>();
  const byFormerId = new Map<string, Named<Thing>>();
  for (const each of all) {
    if (!byId.has(each.id)) byId.set(each.id, each);
    for (const former of each.formerIds ?? []) if (!byFormerId.has(former)) byFormerId.set(former, each);
  }
  return { byId, byFormerId };
}

function firstOf<Found>(ids: readonly string[], find: (id: string) => Found | undefined): Found | undefined {
  return ids.map(find).find((each) => each !== undefined);
}

function idsOf({ id, formerIds = [] }: Named<unknown>): readonly string[] {
  return [id, ...formerIds];
}

/** A rule that had a number before another one took it over. */
export interface FormerRule {
  readonly rule: RuleDoc;
  /** The last edition in which it had the number. */
  readonly edition: Edition;
  /** The same rule in the edition in force, if it is still there. */
  readonly now?: RuleDoc;
}

/**
 * The other rules that older editions have under the number of a rule in force, newest edition first, each
 * once.
 */
export function formerlyNumbered(rule: RuleDoc, { current, editions }: LoadedBook): readonly FormerRule[] {
  const found = new Map<RuleId, FormerRule>();
  for (const edition of editions.toReversed().filter((each) => each !== current)) {
    const former = ruleNumbered(rule.slug, edition);
    if (!former || former.id === rule.id || found.has(former.id)) continue;
    const now = current.ruleById.get(former.id);
    found.set(former.id, { rule: former, edition, ...(now === undefined ? {} : { now }) });
  }
  return [...found.values()];
}

function ruleNumbered(slug: RuleDoc['slug'], edition: Edition): RuleDoc | undefined {
  return edition.ruleBySlug.get(slug) ?? ruleByFormerSlug(edition).get(slug);
}

/** Of several that had a number before, the first is meant. */
const ruleByFormerSlug = remembered(
  ({ rules }: Edition): ReadonlyMap<string, RuleDoc> =>
    new Map(rules.flatMap((rule) => (rule.data.aliases ?? []).map((alias) => [alias, rule] as const)).toReversed()),
);
