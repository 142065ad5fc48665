/** What other sites show of a site: pages that are lighter than the whole ones, and that name those. */
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { gzipped, pagesOf, type Page } from '../support/site.ts';
import { filesOf, weightOf } from '../support/weight.ts';

const all = new Map(pagesOf(FIXTURE).map((page) => [page.path, page]));
/** Each with the whole page; what has moved or gone leads on, as the whole page does. */
const pairs = [...all.values()].flatMap((page) => {
  const whole = all.get(page.path.replace(/embed\/$/, ''));
  return page.type.startsWith('embedded') && page.html.includes('<base ') && whole ? [{ page, whole }] : [];
});

it('every rule and every situation has one, at each of its addresses', () => {
  const withOne = new Set(pairs.map(({ whole }) => whole));
  const without = [...all.values()].filter(
    (page) => ['rule', 'situation'].includes(page.type) && page.html.includes('<footer') && !withOne.has(page),
  );
  expect(few(without.map(({ url }) => url))).toEqual([]);
  expect(pairs.length).toBeGreaterThan(100);
});

it('it is lighter than the whole page, and has neither search nor menu', () => {
  const heavier = pairs.filter(({ page, whole }) => gzipped(page.html) >= gzipped(whole.html));
  expect(few(heavier.map(({ page }) => page.url))).toEqual([]);
  const frame = ({ page, whole }: (typeof pairs)[number]) =>
    weightOf(page, FIXTURE).frame / weightOf(whole, FIXTURE).frame;
  expect(Math.max(...onePerType().map(frame))).toBeLessThan(1);
  const furnished = pairs.filter(({ page }) => /<input class="first-field"|class="bar"/.test(page.html));
  expect(few(furnished.map(({ page }) => page.url))).toEqual([]);
});

it('a rule fetches no script: the one that tells its height stands in the page', () => {
  const rule = onePerType().find(({ page }) => page.type === 'embeddedRule');
  const scripts = rule ? [...filesOf(rule.page, FIXTURE)].filter((file) => file.endsWith('.js')) : [];
  expect(scripts).toEqual([]);
  expect(rule?.page.html).toContain('arbiter:height');
});

it('its links open in place of the page around it, and search engines are told of the whole page', () => {
  for (const { page, whole } of onePerType()) {
    expect(page.html).toContain('<base target="_top">');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    const canonical = (of: Page) => of.document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical(page)).toBe(canonical(whole));
  }
});

/** The fullest of each kind. */
function onePerType() {
  return ['embeddedRule', 'embeddedSituation'].map((type) => {
    const [fullest] = pairs
      .filter(({ page }) => page.type === type)
      .toSorted((a, b) => b.page.html.length - a.page.html.length);
    if (!fullest) throw new Error(`no ${type}`);
    return fullest;
  });
}
