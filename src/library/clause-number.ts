/** How clauses are numbered or named. Reads no files, so that pages can use it. */

/** Whether a clause is named by a word, because the source does not number it. */
export function isName(clause: string): boolean {
  return clause.length > 2 && !/\d/.test(clause);
}

/** A clause, as far as its name is concerned. */
export interface Named {
  readonly id: string;
  /** In a translation. */
  readonly name?: string | undefined;
}

/** A named clause's name as written in a sentence: `te-laat` → "te laat". */
export function clauseName({ id, name }: Named): string {
  return name ?? id.replaceAll('-', ' ');
}

/** Whether what the source prints before a clause is words and no mere number: `mogelijkheid 3`. */
export function isInWords(label: string): boolean {
  return /\p{L}{3}/u.test(label);
}

/** Whether what a clause is called by is words, which a translation says in its own language. */
export function isCalledInWords(id: string, label?: string): boolean {
  return label === undefined ? isName(id) : isInWords(label);
}

/**
 * A clause's number as the site prints it: `17A`, `4.1-5B`, `4.8, mogelijkheid 3`, `17 (2)` if only the site
 * numbers the clause, and `4.9 (te laat)` if it has a name. `rule` is the rule's label or number; `section`
 * is the prefix for clauses whose numbers restart in their section: `4.9 Voldongen, 3`.
 */
export function clauseNumber(rule: string, clause: Named, label?: string, section?: string): string {
  if (label === undefined) return `${rule} (${isName(clause.id) ? clauseName(clause) : clause.id})`;
  if (section !== undefined) return `${rule} ${section}, ${label}`;
  if (isInWords(label)) return `${rule}, ${label}`;
  return /^\d/.test(label) ? `${rule}-${label}` : `${rule}${label}`;
}
