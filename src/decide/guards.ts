/** What has to be known before it is known whether a question makes sense. */
import type { Domain } from './domain.ts';
import type { Compiled } from './compile.ts';

/** The facts that decide whether a fact applies, in declared order. */
export function guardsOf({ domains }: Compiled, { fact }: Domain): readonly Domain[] {
  const named = new Set(fact.askIf?.flatMap(Object.keys));
  return domains.filter((domain) => named.has(domain.fact.id));
}
