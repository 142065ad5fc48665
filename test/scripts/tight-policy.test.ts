import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tightened } from '../../scripts/tight-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles};">` +
  '<script type="module">run()</script><script src="/a.js">other()</script><style>a{}</style>' +
  '<script type="application/json">{}</script>';

test('a page’s policy names what stands in the page, and nothing that stands in others or runs nothing', () => {
  const all = [hash('run()'), hash('other()'), hash('elsewhere()')].map((each) => ` ${each}`).join('');
  expect(tightened(page(all, ''))).toBe(page(` ${hash('run()')}`, ` ${hash('a{}')}`));
});

test('a page without a policy stays as it is', () => {
  expect(tightened('<script>run()</script>')).toBe('<script>run()</script>');
});
