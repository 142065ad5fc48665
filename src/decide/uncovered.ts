/** What the book leaves open. */
import { boxNode, inNode } from './box-node.ts';
import { casesWith } from './cases.ts';
import type { Compiled } from './compiled.ts';
import { ALWAYS, NEVER } from './diagram.ts';
import { allowedAt, positionsOf } from './domain.ts';
import { cover } from './widen.ts';
import type { Box } from '#model/box.ts';

/**
 * The cases that no ruling covers, which the `otherwise` decides if there is one: maximal boxes, disjoint in
 * possible cases. No box names a value that is impossible in it: "he led out of turn or dropped a card; it
 * was the declarer" would say that a dropped card is open, although its owner is never asked for.
 */
export function uncovered(compiled: Compiled): readonly Box[] {
  const rest = compiled.table.rulings.length;
  const open = casesWith(compiled, (position) => position === rest);
  return cover(compiled, open, true).map((box) => occurringIn(compiled, box));
}

function occurringIn({ diagram, byFact, possible }: Compiled, box: Box): Box {
  const cases = diagram.meet(possible, boxNode(diagram, byFact, box));
  return Object.fromEntries(
    Object.entries(box).map(([fact, allowed]) => {
      const domain = byFact.get(fact);
      if (!domain) return [fact, allowed];
      const occurs = (at: number) => diagram.meet(cases, inNode(diagram, domain, [at], ALWAYS)) !== NEVER;
      return [fact, allowedAt(domain, positionsOf(domain, allowed).filter(occurs))];
    }),
  );
}
