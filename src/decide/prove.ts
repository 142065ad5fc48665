/** The proofs. All are exact: they look at every case that can occur, not at a sample. */
import { askIfCycles } from './guards.ts';
import { circularAskIfs } from './proofs/circular-ask-ifs.ts';
import { circularOverrides } from './proofs/circular-overrides.ts';
import { conflicts } from './proofs/conflicts.ts';
import { deadOptions } from './proofs/dead-options.ts';
import { deadRulings } from './proofs/dead-rulings.ts';
import { gaps } from './proofs/gaps.ts';
import { unreachableQuestions } from './proofs/unreachable-questions.ts';
import type { Compiled } from './compiled.ts';
import type { Flaw } from './flaw.ts';

/**
 * Proves that a table is complete, free of conflicts and without dead parts.
 * @returns its flaws; empty if it is proven. If facts guard one another in a cycle the table has no meaning,
 * so then only cycles are reported.
 */
export function prove(compiled: Compiled): readonly Flaw[] {
  const circles = [...circularAskIfs(compiled), ...circularOverrides(compiled)];
  if (askIfCycles(compiled.table.facts).length > 0) return circles;
  return [
    ...circles,
    ...gaps(compiled),
    ...conflicts(compiled),
    ...deadRulings(compiled),
    ...deadOptions(compiled),
    ...unreachableQuestions(compiled),
  ];
}
