/** How findings are shown: a line each that terminals and editors turn into a link. */
import type { Position } from '#library/source.ts';
import type { Finding } from './finding.ts';

/**
 * The report of a run: the findings, then a summary. Ends with a line break.
 * @param docs the page on the codes, as it can be opened from where the report is read
 */
export function printReport(findings: readonly Finding[], files: number, docs = DOCS): string {
  return [...findings.map(printFinding), printSummary(findings, files, docs)].map((line) => `${line}\n`).join('');
}

/** The page on the codes, from the root of this project. */
export const DOCS = 'docs/diagnostics.md';

/** `file:line:column`, both counted from 1. */
export function printPosition({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`;
}

function printFinding({ position, code, message }: Finding): string {
  return `${printPosition(position)} ${code} ${message}`;
}

function printSummary(findings: readonly Finding[], files: number, docs: string): string {
  if (findings.length === 0) return `No findings in ${count(files, 'file')}.`;
  const touched = new Set(findings.map((each) => each.position.file)).size;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const which = warnings === 0 ? '' : ` ${count(warnings, 'warning')} among them, which may wait.`;
  return `${count(findings.length, 'finding')} in ${count(touched, 'file')}.${which} ${docs} says what each code means.`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
