import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { pagesOf, SITE, type Page } from '../support/site.ts';

it('every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
  const faults: string[] = [];
  for (const page of withoutTwins(pagesOf(SITE))) {
    const report = await validator.validateString(page.html, 'page.html');
    for (const { line, column, ruleId, message, selector } of report.results.flatMap((each) => each.messages)) {
      faults.push(`${page.url}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`);
    }
  }
  expect(few(faults)).toEqual([]);
});

/**
 * A page of the current edition also stands at its dated address, made from the same file with other links. Of such
 * twins the dated one is left out, but for the first of each kind; whatever has no twin is looked at.
 */
function withoutTwins(pages: readonly Page[]): readonly Page[] {
  const urls = new Set(pages.map((page) => page.url));
  const kinds = new Set<string>();
  return pages.filter(({ url, dated, type }) => {
    const twin = url.split('/').toSpliced(3, 1).join('/');
    if (!dated || !urls.has(twin)) return true;
    const first = !kinds.has(type);
    kinds.add(type);
    return first;
  });
}
