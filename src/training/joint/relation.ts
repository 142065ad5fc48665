/** How the two parts of a case go together, as an answer to choose. Pure. */
import type { Meeting } from '#client/together/joined.ts';

/** Both hold, one of them holds in place of the other, or the book does not say. */
export const relations = ['both', 'first', 'second', 'unsaid'] as const;
export type Relation = (typeof relations)[number];

/** Undefined unless there is one thing to say of the two, and the answers leave no doubt that it applies. */
export function relationOf(found: readonly Meeting[]): Relation | undefined {
  const [only, ...others] = found;
  if (!only?.sure || others.length > 0) return undefined;
  switch (only.kind) {
    case 'adds':
      return 'both';
    case 'prevails':
      return only.first === 0 ? 'first' : 'second';
    case 'open':
      return 'unsaid';
    case 'excludes':
      return undefined;
  }
}
