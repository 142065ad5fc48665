/** The card of a concurrence among those of rulings. No ruling's id has two hyphens in a row. */
const PREFIX = 'together--';

/** @param id the concurrence's */
export function jointCard(id: string): string {
  return PREFIX + id;
}

export function isJointCard(id: string): boolean {
  return id.startsWith(PREFIX);
}
