/** For those who cannot go on with faulty content: the site's build, and its development server. */
import type { ContentFile, KeptFiles } from '#library/draft.ts';
import { checkContent } from './check.ts';
import { readContent, type Content } from './content.ts';
import type { Finding } from './finding.ts';
import { printReport } from './print.ts';

/** Carries all findings; `loc` is where the first one stands, in the form that Vite's error overlay reads. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly findings: readonly Finding[];
  readonly loc: { readonly file: string; readonly line: number; readonly column: number } | undefined;

  constructor(findings: readonly Finding[], files: number) {
    super(printReport(findings, files));
    this.findings = findings;
    const [first] = findings;
    if (first) this.loc = { ...first.position };
  }
}

/**
 * The content of these files, read once: what has been checked is what is used. Warnings do not stop it.
 * @param isPublished whether links to it will be handed on: whoever only looks at a change keeps no copies of
 *   its tables.
 * @param kept see `readDraft`
 * @throws ContentError with all findings printed in its message, if there are any.
 */
export function soundContent(files: readonly ContentFile[], isPublished = true, kept?: KeptFiles): Content {
  const content = readContent(files, kept);
  const findings = checkContent(content, isPublished).filter(({ level }) => level !== 'warning');
  if (findings.length > 0) throw new ContentError(findings, files.length);
  return content;
}
