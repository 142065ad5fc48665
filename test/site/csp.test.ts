import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { lookedAt, SITE, type Page } from '../support/site.ts';

const pages = lookedAt(SITE).filter((page) => !page.redirect);

it('every page says what it may load: itself only, nothing inline, nothing evaluated', () => {
  for (const page of pages) {
    const policy = policyOf(page);
    expect(policy.get('default-src'), page.url).toEqual(["'self'"]);
    for (const [name, sources] of policy) {
      expect(sources, `${page.url} ${name}`).not.toContain("'unsafe-inline'");
      expect(sources, `${page.url} ${name}`).not.toContain("'unsafe-eval'");
      expect(
        sources.filter((source) => /^https?:|^\*/.test(source)),
        `${page.url} ${name}`,
      ).toEqual([]);
    }
  }
});

it('every inline script and style is named by its hash, and no attribute holds one', () => {
  const faults: string[] = [];
  for (const page of pages) {
    const policy = policyOf(page);
    const inline = [
      ...page.document.querySelectorAll('script:not([src])').map((each) => ['script-src', each] as const),
      ...page.document.querySelectorAll('style').map((each) => ['style-src', each] as const),
    ];
    for (const [directive, element] of inline) {
      if (/json/.test(element.getAttribute('type') ?? '')) continue;
      const hash = `'sha256-${createHash('sha256').update(element.innerHTML).digest('base64')}'`;
      if (!policy.get(directive)?.includes(hash)) faults.push(`${page.url}: ${directive} lacks ${hash}`);
    }
    for (const element of page.document.querySelectorAll('*')) {
      const names = Object.keys(element.attributes).filter((name) => name === 'style' || /^on[a-z]/.test(name));
      if (names.length > 0) faults.push(`${page.url}: <${element.rawTagName} ${names.join(' ')}>`);
    }
  }
  expect(few(faults)).toEqual([]);
});

function policyOf(page: Page): ReadonlyMap<string, readonly string[]> {
  const meta = page.document
    .querySelectorAll('meta')
    .find((each) => each.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy');
  const directives = (meta?.getAttribute('content') ?? '').split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
