/** Cases as CSV for a spreadsheet: RFC 4180, with protection against formula injection. */

/** Between the cells of a row: a comma, or a semicolon where numbers have a comma. */
export type Separator = ',' | ';';

/** One line per row, the header first; lines end with CRLF. */
export function csvOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  separator: Separator = ',',
): string {
  return [head, ...rows].map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join('');
}

/** A leading apostrophe turns whatever looks like a formula into text (OWASP, “CSV injection”). */
function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Including full-width characters, leading blanks that a spreadsheet skips, and leading tabs and line breaks.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
