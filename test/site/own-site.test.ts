/** A club's site, built with a site.yaml of its own: what it says of itself, and what it does not say. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { HOST, TWO_LANGUAGES } from '../support/fixture-site.ts';
import { filesBelow } from '../support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-own-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a small book with these settings, and returns the folder of the site. */
async function built(name: string, book: string, settings: string): Promise<string> {
  const root = join(folder, name);
  cpSync(join(book, 'content'), join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'site.yaml'), settings);
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', join(root, 'dist')], {
    env: { CONTENT_ROOT: root, SITE_URL: HOST, BASE_PATH: '/', OFFLINE: 'off' },
  });
  if (code !== 0) throw new Error(output);
  return join(root, 'dist');
}

/** Every text file of a site that has these words, with the words around them. */
function placesOf(words: RegExp, site: string): readonly string[] {
  return ['.html', '.js', '.json', '.xml', '.txt', '.webmanifest', '.css', '.svg'].flatMap((ending) =>
    filesBelow(site, ending).flatMap((file) => {
      const found = words.exec(readFileSync(join(site, file), 'utf8'));
      return found ? [`${file}: ${found[0]}`] : [];
    }),
  );
}

describe('a site with a name of its own', () => {
  let site = '';
  beforeAll(async () => {
    site = await built('named', TWO_LANGUAGES, 'name: Schaakclub De Toren\nshort: De Toren\n');
  }, 300_000);
  const page = (path: string) => readFileSync(join(site, path), 'utf8');

  test('names Arbiter at the foot of its pages, and nowhere else', () => {
    const elsewhere = /(?<!>(?:Gemaakt met|Made with) )\bArbiter\b/;
    expect(placesOf(elsewhere, site)).toEqual([]);
    expect(page('index.html')).toMatch(/(?:Gemaakt met|Made with) Arbiter/);
    expect(page('en/bordspel/2/index.html').match(/Made with Arbiter/g)).toHaveLength(1);
  });

  test('has its name in titles and previews, and the short one in bars and on home screens', () => {
    expect(page('en/index.html')).toContain('<title>Schaakclub De Toren: rules and rulings at the table</title>');
    expect(page('en/index.html')).toContain('<meta property="og:site_name" content="Schaakclub De Toren">');
    expect(page('404.html')).toMatch(/<a class="home" href="\/">\s*De Toren\s*<\/a>/);
    const [manifest = ''] = filesBelow(site, '.webmanifest').filter((file) => !file.includes('bordspel'));
    expect(JSON.parse(page(manifest))).toMatchObject({ short_name: 'De Toren' });
  });
});

describe('a site that does not say what it is made with', () => {
  test('names Arbiter nowhere', { timeout: 300_000 }, async () => {
    const site = await built('silent', 'test/books/good/renumbered', 'name: De Toren\nmadeWith: false\n');
    expect(placesOf(/\bArbiter\b/, site)).toEqual([]);
  });
});
