/** Cases as a table for a spreadsheet: RFC 4180, and no cell that a spreadsheet would take for a formula. */

/** One line per row, its head first; lines end as the standard asks. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * Whatever begins like a formula is text: the apostrophe says so to every spreadsheet (OWASP, “CSV
 * injection”).
 */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Also in the wide forms of the East, after blanks that a spreadsheet skips, and after a tab or a new line.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
