import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { fullestOfEachType, pagesOf, SITE, type Page } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsIn } from '../support/valid-html.ts';

it.runIf(THOROUGH)('every page is valid HTML', async () => {
  expect(few(await faultsIn(withoutTwins(pagesOf(SITE))))).toEqual([]);
});

it('the fullest page of each type is valid HTML', async () => {
  expect(few(await faultsIn(fullestOfEachType(SITE)))).toEqual([]);
});

/**
 * A page of the current edition also stands at its dated address, made from the same file with other links.
 * Of such twins the dated one is left out, but for the first of each kind; whatever has no twin is looked at.
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
