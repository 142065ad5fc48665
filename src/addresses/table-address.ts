/** Where a situation's table stands by which records are replayed: beside its page, under its hash. */
export function tableAddress(situation: string, hash: string): string {
  return `${situation}tables/${hash}.json`;
}
