/** Boxes of joined cases, and one case of each, as others read them. */
import { matchesAny } from './boxes.ts';
import { NEVER, type Node } from './diagram.ts';
import { all } from './domain.ts';
import { allowedAtJoined, type JoinedFact, type JoinedValue } from './joined-facts.ts';
import { nodeOf, type Sets, type Space } from './widen.ts';
import type { Box } from '#model/box.ts';
import type { Assignment, Table } from './table.ts';

/**
 * A box allows options or numbers of a fact: where a fact was the one and is the other now, one box becomes
 * several.
 */
export function ofOneKind(sets: Sets<JoinedFact>): readonly Sets<JoinedFact>[] {
  return [...sets].reduce<readonly Sets<JoinedFact>[]>(
    (made, [fact, positions]) => {
      const kinds = [...new Set(positions.map((at) => fact.values[at]?.kind))];
      const parts = kinds.map((kind) => positions.filter((at) => fact.values[at]?.kind === kind));
      return made.flatMap((each) => parts.map((part) => new Map([...each, [fact, part]])));
    },
    [new Map<JoinedFact, readonly number[]>()],
  );
}

/**
 * A box in its most readable form, with the same cases. Values that are impossible in all of its cases are
 * left out: widening includes them, but "0 to 5 tricks" is misleading if it can only be 5. Facts that a
 * question presupposes are named with its answer: "5 tricks" needs to say what they were counted for.
 */
export function readable(
  space: Space<JoinedFact>,
  facts: readonly JoinedFact[],
  sets: Sets<JoinedFact>,
): Sets<JoinedFact> {
  const { diagram, possible } = space;
  const cases = diagram.meet(possible, nodeOf(space, sets));
  const occurs = (fact: JoinedFact, at: number): boolean => diagram.restrict(cases, fact.level, at) !== NEVER;
  const presupposed = guardsOf([...sets.keys()], facts).filter(
    (fact) =>
      !sets.has(fact) && !(fact.guarded && occurs(fact, fact.size)) && all(fact).some((at) => !occurs(fact, at)),
  );
  return new Map([
    ...[...sets].map(([fact, positions]) => [fact, positions.filter((at) => occurs(fact, at))] as const),
    ...presupposed.map((fact) => [fact, all(fact).filter((at) => occurs(fact, at))] as const),
  ]);
}

/** The facts that decide whether these are asked, and their guards in turn. */
function guardsOf(named: readonly JoinedFact[], facts: readonly JoinedFact[]): readonly JoinedFact[] {
  const found = new Set<JoinedFact>();
  const open = [...named];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const askIf = Object.values(next.in).flatMap((fact) => fact.askIf ?? []);
    const ids = new Set(askIf.flatMap(Object.keys));
    for (const guard of facts) {
      if (!ids.has(guard.id) || found.has(guard)) continue;
      found.add(guard);
      open.push(guard);
    }
  }
  return [...found];
}

/** The box that allows these values, its facts in the order of `facts`; one without a set is free. */
export function boxOfJoined(facts: readonly JoinedFact[], sets: Sets<JoinedFact>): Box {
  const box: Record<string, Box[string]> = {};
  for (const fact of facts) {
    const positions = sets.get(fact);
    if (positions) box[fact.id] = allowedAtJoined(fact, positions);
  }
  return box;
}

/**
 * A case of a box, the most usual one by its weights: every fact that a table asks for has a value.
 * @param among cases of which the box has some.
 */
export function exampleIn(space: Space<JoinedFact>, among: Node, sets: Sets<JoinedFact>): Assignment {
  const { diagram, levels } = space;
  let at = diagram.meet(among, nodeOf(space, sets));
  const values = levels.map((fact, level): readonly [string, string | number | null] => {
    const open = all(fact).filter((value) => diagram.child(at, level, value) !== NEVER);
    const weight = (position: number): number => fact.values[position]?.weight ?? 0;
    const chosen = open.reduce((best, value) => (weight(value) > weight(best) ? value : best), open[0] ?? fact.size);
    at = diagram.child(at, level, chosen);
    return [fact.id, valueOf(fact.values[chosen])];
  });
  return Object.fromEntries(values);
}

/**
 * A joined case as one table sees it: facts that it does not ask have no value. @param guarded the facts it
 * may leave out.
 */
export function seenBy({ facts }: Table, guarded: ReadonlySet<string>, one: Assignment): Assignment {
  const seen: Record<string, string | number | null> = {};
  const see = (id: string): void => {
    const fact = facts.find((each) => each.id === id);
    if (!fact || Object.hasOwn(seen, id)) return;
    if (guarded.has(id)) for (const guard of new Set(fact.askIf?.flatMap(Object.keys))) see(guard);
    const asked = !guarded.has(id) || matchesAny(fact.askIf ?? [], seen);
    seen[id] = asked ? (one[id] ?? null) : null;
  };
  for (const { id } of facts) see(id);
  return Object.fromEntries(facts.map(({ id }) => [id, seen[id] ?? null]));
}

function valueOf(value: JoinedValue | undefined): string | number | null {
  if (!value) return null;
  return value.kind === 'option' ? value.option : (value.runs[0]?.[0] ?? null);
}
