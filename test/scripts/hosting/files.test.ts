import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apacheFile } from '../../../scripts/hosting/apache.ts';
import { ASKED, DATA, HASHED, KEPT, OPEN, PACKED, SECURITY, TYPES } from '../../../scripts/hosting/headers.ts';
import { headersFile } from '../../../scripts/hosting/headers-file.ts';
import { writeHostFiles } from '../../../scripts/hosting/write.ts';

const FILES = [
  'index.html',
  'nl/bridge/index.html',
  '_astro/main.W2hrOtX8.js',
  '_astro/paper._YFJs3OY.css',
  'pagefind/nl/pagefind.js',
  'pagefind/nl/pagefind.nl_fb3e259ca2.pf_meta',
  'pagefind/nl/fragment/nl_1a2b3c4.pf_fragment',
  'pagefind/nl/2/fragment/nl_9z8y7x6.pf_fragment',
  'pagefind/nl/index/nl_1a2b3c4.pf_index',
  'pagefind/da/fragment/da_1a2b3c4.pf_fragment',
  'packs/release.json',
  'packs/nl.0123456789abcdef.pack',
  'packs/nl/bridge.0123456789abcdef.pack',
  'sw.js',
];

describe('the files for hosts', () => {
  it.each(['docs/hosting/nginx.conf', 'docs/hosting/Caddyfile'])('%s sends what headers.ts says', (file) => {
    const text = readFileSync(file, 'utf8');
    for (const { name, value } of SECURITY) expect(text).toContain(`${name} "${value}"`);
    for (const { value } of [KEPT, ASKED, OPEN]) expect(text).toContain(`"${value}"`);
    expect(text).toContain(`^/${HASHED}`);
    expect(text).toContain(`/${DATA}`);
    for (const type of PACKED) if (type !== 'text/html') expect(text).toContain(type);
    for (const { type, endings } of TYPES) {
      expect(text).toContain(type);
      for (const ending of endings) expect(text, ending).toMatch(new RegExp(String.raw`\b${ending}\b`));
    }
  });

  it('that a build writes are as their readers know them', async () => {
    await expect(apacheFile('/arbiter/')).toMatchFileSnapshot('below/htaccess');
    await expect(headersFile(FILES, '/arbiter/')).toMatchFileSnapshot('below/headers');
  });
});

describe('a build', () => {
  it('gets the files that hosts read from it, whatever slashes its path was given with', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-hosting-'));
    try {
      for (const file of FILES) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), '');
      }
      writeHostFiles(folder, '/arbiter');
      const written = readFileSync(join(folder, '_headers'), 'utf8');
      expect(written.split('\n\n').toSorted()).toEqual(headersFile(FILES, '/arbiter/').split('\n\n').toSorted());
      expect(readFileSync(join(folder, '.nojekyll'), 'utf8')).toBe('');
      expect(readFileSync(join(folder, '.htaccess'), 'utf8')).toBe(apacheFile('/arbiter/'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('_headers', () => {
  it('says no header twice of one address: some hosts would join both', () => {
    const blocks = headersFile(FILES, '/')
      .split('\n\n')
      .slice(1)
      .map((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        return { path, names: lines.map((line) => line.trim().split(':')[0] ?? '') };
      });
    for (const file of FILES) {
      const applying = blocks.filter(({ path }) =>
        path.endsWith('*') ? `/${file}`.startsWith(path.slice(0, -1)) : path === `/${file}`,
      );
      const names = applying.flatMap((block) => block.names);
      expect(new Set(names).size, file).toBe(names.length);
      expect(names.includes('Cache-Control'), file).toBe(/_astro|fragment|\/index\/|pf_meta|\.pack$/.test(file));
    }
  });
});
