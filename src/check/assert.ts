/** For those who cannot go on with faulty content: the site's build, and its development server. */
import type { ContentFile, KeptFiles } from '#library/draft.ts';
import { SITE_FILE } from '#library/settings.ts';
import { checkContent } from './check.ts';
import { readContent, type Content } from './content.ts';
import type { Finding } from './finding.ts';
import { printReport } from './print.ts';

/** Carries all findings; `loc` is the position of the first one, as Vite's error overlay expects it. */
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
 * Checks content files and returns the parsed content, so that what was checked is what is used. Warnings do
 * not stop it.
 * @param isPublished whether links to it will be handed on; if not, frozen copies of its tables are not
 * required.
 * @param kept see `readDraft`
 * @throws ContentError with all findings printed in its message, if there are any.
 */
export function soundContent(files: readonly ContentFile[], isPublished = true, kept?: KeptFiles): Content {
  const content = readContent(files, kept);
  const findings = checkContent(content, isPublished).filter(({ level }) => level !== 'warning');
  if (findings.length > 0) throw new ContentError(findings, files.length);
  return content;
}

/**
 * Checks the site's settings by themselves, where books are checked one by one.
 * @throws ContentError as above.
 */
export function soundSettings(files: readonly ContentFile[]): void {
  soundContent(files.filter(({ file }) => file === SITE_FILE));
}
