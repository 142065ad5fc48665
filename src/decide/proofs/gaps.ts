/** Proof: every case that can occur has a ruling. */
import { casesWith } from '#decide/cases.ts';
import { cover } from '#decide/widen.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Flaw } from '#decide/flaw.ts';

/**
 * More gaps than this are not listed one by one: mending the first ones usually closes most of the others.
 */
const MOST_GAPS = 20;

/** Cases without a ruling; one flaw per widest box, until all cases are covered. */
export function gaps(compiled: Compiled): readonly Flaw[] {
  const target = casesWith(compiled, (position) => compiled.outcomes[position]?.kind === 'gap');
  return cover(compiled, target, false, MOST_GAPS).map((box) => ({ kind: 'gap', witness: box }));
}
