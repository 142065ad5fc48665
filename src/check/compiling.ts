/**
 * The last door before MDX is compiled. A compiled text is a program of the build, so whatever a text may not hold is
 * refused here once more, on the very source that the compiler gets: the check before the build may be skipped, this may
 * not.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContentFiles } from '#library/files.ts';
import { parseMdxBody } from '#library/source.ts';
import { ContentError } from './assert.ts';
import { check } from './check.ts';
import { bodyFindings } from './checks/bodies.ts';
import { syntaxFinding } from './checks/syntax.ts';
import type { Finding } from './finding.ts';

/** What the compiler tells of a text, its frontmatter blanked. */
export interface Compiling {
  readonly source: string;
  readonly fileURL: URL | undefined;
}

/**
 * A plugin of the compiler that changes nothing. It throws a ContentError with everything that is wrong with the content,
 * if a text has anything that it may not have.
 * @param root the folder in which content/ is
 */
export function refuseFaulty(root: string): (compiling: Compiling) => undefined {
  return ({ source, fileURL }) => {
    const file = fileURL ? relative(root, fileURLToPath(fileURL)).replaceAll('\\', '/') : 'an MDX text';
    const here = faultsOf(file, source);
    const [first] = here;
    if (!first) return;
    const files = readContentFiles(root);
    const all = check(files);
    const { line, column } = first.position;
    const error = all.length > 0 ? new ContentError(all, files.length) : new ContentError(here, 1);
    // Where the compiler looks for the place in the file that it was given.
    throw Object.assign(error, { line, column });
  };
}

/** What is wrong with the text of one file, seen by itself. */
export function faultsOf(file: string, source: string): readonly Finding[] {
  const { body, problems } = parseMdxBody(file, source);
  if (!body) return problems.map(syntaxFinding);
  return bodyFindings({ file, body }, /\/rules\//.test(file));
}
