/** Proof: every answer can be given in some case. */
import { all, allowedAt } from '#decide/domain.ts';
import { open } from '#decide/state.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Flaw } from '#decide/flaw.ts';

/**
 * Values that are never the answer; one flaw per fact. A fact that never has a value at all is another flaw.
 */
export function deadOptions(compiled: Compiled): readonly Flaw[] {
  return compiled.domains.flatMap((domain): readonly Flaw[] => {
    const alive = open(compiled, compiled.possible, domain);
    if (alive.length === 0 || alive.length === domain.size) return [];
    const dead = all(domain).filter((at) => !alive.includes(at));
    return [{ kind: 'dead-option', fact: domain.fact.id, values: allowedAt(domain, dead) }];
  });
}
