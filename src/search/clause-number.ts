/**
 * A clause's number as the site prints it: `17A`, `4.1-5B`, and `17 (2)` where only the site numbers the clause.
 * `rule` is the rule's label or number.
 */
export function clauseNumber(rule: string, id: string, label?: string): string {
  if (label === undefined) return `${rule} (${id})`;
  return /^\d/.test(label) ? `${rule}-${label}` : `${rule}${label}`;
}
