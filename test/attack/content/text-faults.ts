/** What is wrong with the text of one file, seen by itself. */
import { bodyFindings } from '#check/checks/bodies.ts';
import { syntaxFinding } from '#check/checks/syntax.ts';
import type { Finding } from '#check/finding.ts';
import { parseMdxBody } from '#library/source.ts';

/** @param source the text, its frontmatter blanked. */
export function faultsOf(file: string, source: string): readonly Finding[] {
  const { body, problems } = parseMdxBody(file, source);
  if (!body) return problems.map(syntaxFinding);
  return bodyFindings({ file, body }, /\/rules\//.test(file));
}
