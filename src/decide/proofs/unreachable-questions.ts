/** Proof: every question is asked in some case, and matters. */
import { NEVER } from '#decide/diagram.ts';
import { open, start } from '#decide/state.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Domain } from '#decide/domain.ts';
import type { Flaw } from '#decide/flaw.ts';

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

/** The facts that a ruling or an amount depends on, and those that decide whether one of these is asked. */
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
