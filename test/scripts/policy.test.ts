import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from '../../scripts/policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page’s policy stands before what it names: what stands in the page by its hash, files by where they are', () => {
  const rest =
    '<style>a{}</style></head><script type="module">run()</script><script src="/a.js"></script>' +
    '<script type="application/json">{}</script><script type="application/ld+json">{"@graph":[]}</script>';
  const [, policy = ''] =
    /^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">(.*)$/.exec(
      withPolicy(`<head><meta charset="utf-8">${rest}`).replace(rest, ''),
    ) ?? [];
  const directives = policy.split(';');
  expect(directives).toContain("default-src 'self'");
  expect(directives).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash('run()')}`);
  expect(directives).toContain(`style-src 'self' ${hash('a{}')}`);
  expect(policy.match(/sha256/g)).toHaveLength(2);
});
