import { expect, it } from 'vitest';
import { withRestAfterPaint } from '../../scripts/after-paint.ts';

const PAPER = '<link rel="stylesheet" href="/_astro/paper.x.css" media="print" fetchpriority="low">';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

it('asks for modules in their order, and for what paper needs, from the end of the page', () => {
  const html = page(
    PAPER,
    '<script type="module" src="/_astro/a.js"></script><p>A</p><script type="module" src="/_astro/b.js"></script>',
  );
  const made = withRestAfterPaint(html);
  expect(made).not.toContain('<script type="module"');
  expect(made).toContain(`<noscript>${PAPER}</noscript>`);
  expect(made).toMatch(/\(\["\/_astro\/a\.js","\/_astro\/b\.js"\],"\/_astro\/paper\.x\.css"\)<\/script><\/body>/);
});

it('says nothing of paper where a page has no sheet for it', () => {
  const made = withRestAfterPaint(page('', '<script type="module" src="/_astro/a.js"></script>'));
  expect(made).toContain('(["/_astro/a.js"])</script></body>');
});

it('leaves scripts that stand in the page, data, and pages that fetch nothing', () => {
  const html = page('', '<script type="module">run()</script><script type="application/json">{}</script>');
  expect(withRestAfterPaint(html)).toBe(html);
});

it('is a script that can be read', () => {
  const [, script = ''] =
    /<script>([^]*)<\/script>/.exec(
      withRestAfterPaint(page(PAPER, '<script type="module" src="/_astro/a.js"></script>')),
    ) ?? [];
  expect(() => new Function(script)).not.toThrow();
});
