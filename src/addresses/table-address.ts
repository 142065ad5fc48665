/**
 * The address of the table that a situation's records are replayed with: below its page, named by its hash.
 */
export function tableAddress(situation: string, hash: string): string {
  return `${situation}tables/${hash}.json`;
}
