/** What a device installs, as it is in a build. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fileOf, filesBelow, pagesOf, SITE, type Build } from '../support/site.ts';
import { join } from 'node:path';

describe.each([SITE, FIXTURE])('what a device installs from a site at $base', (build) => {
  const manifests = filesBelow(build.root, '.webmanifest').map((path) =>
    JSON.parse(readFileSync(join(build.root, path), 'utf8')),
  );

  it('has icons as large as it says', () => {
    expect(manifests.length).toBeGreaterThan(0);
    for (const { icons } of manifests) for (const { src, sizes } of icons) expect(pngSize(build, src), src).toBe(sizes);
  });

  it('opens pages that are there', () => {
    for (const { start_url, shortcuts, share_target } of manifests)
      for (const url of [start_url, share_target.action, ...shortcuts.map((shortcut: { url: string }) => shortcut.url)])
        expect(existsSync(fileOf(build, new URL(url, 'http://site').href) ?? ''), url).toBe(true);
  });

  it('is named by the front page of each book, and of each language', () => {
    const fronts = pagesOf(build).filter(({ type, redirect }) => !redirect && (type === 'book' || type === 'language'));
    expect(fronts.length).toBeGreaterThan(0);
    for (const { url, document } of fronts)
      for (const rel of ['manifest', 'apple-touch-icon']) {
        const href = document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
        expect(existsSync(fileOf(build, new URL(href, 'http://site').href) ?? ''), `${url} ${rel} ${href}`).toBe(true);
      }
  });
});

/** Width and height as a PNG's first chunk has them: `192x192`. */
function pngSize(build: Build, src: string): string {
  const png = readFileSync(fileOf(build, new URL(src, 'http://site').href) ?? '');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
