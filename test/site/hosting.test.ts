/** The files for hosts in a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHashed, KEPT, SECURITY } from '../../scripts/hosting/headers.ts';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { pagesOf, SITE } from '../support/site.ts';

/** Eight letters of the bundler's, the search index's own, or that of a pack. */
const HASH = /\.[\w-]{8}\.(?:js|css|svg)$|_[0-9a-f]{6,}\.pf_\w+$|\.[0-9a-f]{16}\.pack$/;

for (const build of [SITE, FIXTURE])
  describe(`the build for ${build.base}`, () => {
    const files = readdirSync(build.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(build.root, '/').length));

    it('has kept for a year what has a hash in its name, and nothing else', () => {
      expect(files.filter(isHashed).length).toBeGreaterThan(100);
      expect(few(files.filter((file) => isHashed(file) !== HASH.test(basename(file))))).toEqual([]);
    });

    it('says so to hosts that read it from the build, once of each file', () => {
      const text = readFileSync(join(build.root, '_headers'), 'utf8');
      const blocks = text.split(/\n(?=\/)/).slice(1);
      // What Cloudflare reads at most.
      expect(blocks.length).toBeLessThan(100);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
      const kept = blocks.filter((block) => block.includes(KEPT.value)).map((block) => block.split('\n')[0] ?? '');
      const rulesOf = (file: string) =>
        kept.filter((path) =>
          path.endsWith('*') ? (build.base + file).startsWith(path.slice(0, -1)) : path === build.base + file,
        );
      expect(few(files.filter((file) => rulesOf(file).length !== (isHashed(file) ? 1 : 0)))).toEqual([]);
      const htaccess = readFileSync(join(build.root, '.htaccess'), 'utf8');
      expect(htaccess).toContain(`ErrorDocument 404 ${build.base}404.html`);
    });
  });

it('the policy that a host sends forbids nothing that a page allows, and allows nothing that a page forbids', () => {
  const sent = directivesIn(SECURITY.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '');
  expect(sent.delete('frame-ancestors')).toBe(true);
  const policies = new Set(pagesOf(SITE).map(({ html }) => POLICY_IN_PAGE.exec(html)?.[1] ?? ''));
  for (const policy of policies) {
    const own = directivesIn(policy);
    for (const [name, sources] of sent) expect(own.get(name) ?? own.get('default-src'), name).toEqual(sources);
  }
});
const POLICY_IN_PAGE = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

function directivesIn(policy: string): Map<string, readonly string[]> {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
