import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { asShown, type Page } from './site.ts';

/** HTML validation errors of these pages. */
export async function faultsIn(pages: readonly Page[]): Promise<readonly string[]> {
  const validator = new HtmlValidate(new OneConfig([esmResolver()]));
  const faults: string[] = [];
  for (const page of pages.flatMap(asShown)) {
    const report = await validator.validateString(page.html, 'page.html');
    for (const { line, column, ruleId, message, selector } of report.results.flatMap((each) => each.messages)) {
      faults.push(`${page.url}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`);
    }
  }
  return faults;
}

/**
 * All pages have the same configuration: to find and merge it again takes almost as long as to look at a
 * page.
 */
class OneConfig extends FileSystemConfigLoader {
  readonly #config = super.getConfigFor('page.html');

  override getConfigFor() {
    return this.#config;
  }
}
