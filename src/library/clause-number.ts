/** What a clause is called by. Knows no files, so that a page can use it. */

/** Whether a clause is known by a word, since the source gives it no number and it stands in no row. */
export function isName(clause: string): boolean {
  return clause.length > 2 && !/\d/.test(clause);
}

/** The word that a clause is known by, as it is written in a sentence: `te-laat` → "te laat". */
export function clauseName(clause: string): string {
  return clause.replaceAll('-', ' ');
}

/**
 * A clause's number as the site prints it: `17A`, `4.1-5B`, `17 (2)` where only the site numbers the clause, and
 * `4.9 (te laat)` where it is known by a word. `rule` is the rule's label or number.
 */
export function clauseNumber(rule: string, id: string, label?: string): string {
  if (label === undefined) return `${rule} (${isName(id) ? clauseName(id) : id})`;
  return /^\d/.test(label) ? `${rule}-${label}` : `${rule}${label}`;
}
