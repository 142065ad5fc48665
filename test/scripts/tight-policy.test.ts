import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tightened } from '../../scripts/tight-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (sources: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' ${sources};">` +
  '<script type="module">run()</script><script src="/a.js">other()</script><style>a{}</style>';

test('a page’s policy names what stands in the page, and nothing that stands in others', () => {
  const all = [hash('run()'), hash('other()'), hash('elsewhere()'), hash('a{}')].join(' ');
  expect(tightened(page(all))).toBe(page([hash('run()'), hash('a{}')].join(' ')));
});

test('a page without a policy stays as it is', () => {
  expect(tightened('<script>run()</script>')).toBe('<script>run()</script>');
});
