/** The index of law articles: the law's content, marked as such in every row. */
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { pagesOf, SITE } from '../support/site.ts';

/** Books that restate what articles say, in Dutch. */
const RESTATED = /^nl\/(?:bridge|biedbond)\//;

describe.each(
  [SITE, FIXTURE]
    .flatMap(pagesOf)
    .filter(({ type, redirect, path }) => type === 'laws' && !redirect && RESTATED.test(path)),
)('$url', ({ html }) => {
  const rows = parse(html).querySelectorAll('[data-article]');
  const says = rows.map((row) => row.querySelector('.lookup-all .law-citing')?.text.trim().replace(/\s+/g, ' ') ?? '');

  test('says in every row what the article says, or that it is not known, and whose words these are', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const each of says) expect(each).toMatch(/^Het artikel zegt \S/);
    expect(html).toContain('bij twijfel geldt de officiële tekst');
  });

  test('leaves no more than a few to be looked up', () => {
    const open = says.filter((each) => each.includes('niet met zekerheid'));
    expect(open.length).toBeLessThanOrEqual(rows.length / 20);
  });
});
