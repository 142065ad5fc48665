/** Proof: every question is asked in some case and matters, and each of its answers can be given. */
import { NEVER } from '#decide/diagram.ts';
import { all, allowedAt, type Domain } from '#decide/domain.ts';
import { open, start } from '#decide/state.ts';
import type { Compiled } from '#decide/compile.ts';
import type { Flaw } from '#decide/prove.ts';

/** Values that are never the answer; one flaw per fact. A fact that never has a value at all is another flaw. */
export function deadOptions(compiled: Compiled): readonly Flaw[] {
  return compiled.domains.flatMap((domain): readonly Flaw[] => {
    const alive = open(compiled, compiled.possible, domain);
    if (alive.length === 0 || alive.length === domain.size) return [];
    const dead = all(domain).filter((at) => !alive.includes(at));
    return [{ kind: 'dead-option', fact: domain.fact.id, values: allowedAt(domain, dead) }];
  });
}

/** Facts whose `askIf` never holds, and facts on which nothing depends. */
export function unreachableQuestions(compiled: Compiled): readonly Flaw[] {
  if (compiled.possible === NEVER) return [];
  const used = usedFacts(compiled);
  return compiled.domains.flatMap((domain): readonly Flaw[] => {
    const fact = domain.fact.id;
    if (open(compiled, compiled.possible, domain).length === 0) {
      return [{ kind: 'unreachable-question', fact, reason: 'never-asked' }];
    }
    return used.has(fact) ? [] : [{ kind: 'unreachable-question', fact, reason: 'never-matters' }];
  });
}

/** The facts on which a ruling or an amount depends, and those that decide whether one of these is asked. */
function usedFacts(compiled: Compiled): ReadonlySet<string> {
  const { diagram, domains, table } = compiled;
  const initial = start(compiled);
  const used = new Set<string>();
  const use = (domain: Domain | undefined): void => {
    if (!domain || used.has(domain.fact.id)) return;
    used.add(domain.fact.id);
    for (const box of domain.fact.askIf ?? []) for (const guard of Object.keys(box)) use(compiled.byFact.get(guard));
  };
  for (const domain of domains) if (diagram.dependsOn(initial, domain.level)) use(domain);
  for (const ruling of table.rulings) for (const fact of ruling.amountFacts) use(compiled.byFact.get(fact));
  return used;
}
