/** The order that the book prescribes: the declared one, without the questions that can no longer matter. */
import { NEVER, type Node } from './diagram.ts';
import { all, type Domain } from './domain.ts';
import { guardsOf } from './guards.ts';
import { questions } from './state.ts';
import type { Compiled } from './compiled.ts';

/**
 * Chooses the first fact that the ruling still depends on, or that decides whether such a fact is asked. If
 * it is not known whether a fact applies, its guards are asked first; and a player's choice comes after the
 * findings, as in every order.
 */
export function declared(compiled: Compiled): (state: Node) => Domain | undefined {
  return (state) => {
    const askable = questions(compiled, state);
    for (const domain of wantedNow(compiled, state)) {
      const first = firstAskable(compiled, domain, askable);
      if (first) return first;
    }
    return askable[0];
  };
}

/**
 * The facts that matter, and those that decide whether such a fact is asked, in declared order. A fact that
 * only guards others never differs in otherwise equal cases: what it guards changes with it.
 */
function wantedNow(compiled: Compiled, state: Node): readonly Domain[] {
  const wanted = new Set(compiled.domains.filter((domain) => matters(compiled, state, domain)));
  // The set grows during the iteration, so that guards of guards are included.
  for (const domain of wanted) {
    for (const guard of guardsOf(compiled, domain)) {
      if (compiled.diagram.dependsOn(state, guard.level)) wanted.add(guard);
    }
  }
  return compiled.domains.filter((domain) => wanted.has(domain));
}

/** Whether two values of a fact lead to different outcomes in otherwise equal cases. */
function matters(compiled: Compiled, state: Node, domain: Domain): boolean {
  const { diagram } = compiled;
  if (!diagram.dependsOn(state, domain.level)) return false;
  let sum = NEVER;
  for (const at of all(domain)) sum = diagram.join(sum, diagram.restrict(state, domain.level, at));
  return outcomesMixed(compiled, sum);
}

function outcomesMixed({ diagram }: Compiled, node: Node): boolean {
  const seen = new Set<Node>();
  const mixed = (at: Node): boolean => {
    if (seen.has(at)) return false;
    seen.add(at);
    const leaf = diagram.setOf(at);
    return leaf ? leaf.length > 1 : diagram.children(at).some(mixed);
  };
  return mixed(node);
}

/** The fact itself if it may be asked, or else the first declared one among its guards. */
function firstAskable(
  compiled: Compiled,
  domain: Domain,
  askable: readonly Domain[],
  seen = new Set<Domain>(),
): Domain | undefined {
  if (askable.includes(domain)) return domain;
  if (seen.has(domain)) return undefined;
  seen.add(domain);
  for (const guard of guardsOf(compiled, domain)) {
    const found = firstAskable(compiled, guard, askable, seen);
    if (found) return found;
  }
  return undefined;
}
