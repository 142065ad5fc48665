/** What the book leaves open. */
import { casesWith } from './cases.ts';
import { cover } from './widen.ts';
import type { Compiled } from './compile.ts';
import type { Box } from '../model/box.ts';

/**
 * The cases that no ruling covers, which the `otherwise` decides if there is one: boxes as wide as they go, of which no
 * two hold the same possible case.
 */
export function uncovered(compiled: Compiled): readonly Box[] {
  const rest = compiled.table.rulings.length;
  return cover(
    compiled,
    casesWith(compiled, (position) => position === rest),
    true,
  );
}
