/** For those who cannot go on with faulty content: the site's build. */
import type { ContentFile } from '#library/placed.ts';
import { SITE_FILE } from '#library/settings.ts';
import { checkContent } from './check.ts';
import { readContent, type Content } from './content.ts';
import type { Finding } from './finding.ts';
import { printReport } from './print.ts';

/** Carries all findings. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], files: number) {
    super(printReport(findings, files));
    this.findings = findings;
  }
}

/**
 * Checks content files and returns the parsed content, so that what was checked is what is used. Warnings do
 * not stop it.
 * @throws ContentError with all findings printed in its message, if there are any.
 */
export function soundContent(files: readonly ContentFile[]): Content {
  const content = readContent(files);
  const findings = checkContent(content).filter(({ level }) => level !== 'warning');
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
