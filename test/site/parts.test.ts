/** A site whose pages are made in several processes is the one whose pages are made in one. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { buildTwoLanguages, HOST, placeOfTwoLanguages, TWO_LANGUAGES } from '../support/two-languages.ts';

const WHOLE = placeOfTwoLanguages(join('test', 'output', 'two-languages-site'));
const folder = mkdtempSync(join(tmpdir(), 'arbiter-parts-'));
const IN_PARTS = join(folder, 'site');
/** Without what the tests' own environment says: that nothing is for readers, and that this is no build. */
const AS_BUILT = { NODE_ENV: 'production', DEV: '' };
const ENV = { CONTENT_ROOT: TWO_LANGUAGES, SITE_URL: HOST, OFFLINE: 'off', BASE_PATH: '/', ...AS_BUILT };

/** What is made once for all pages: Pagefind gives its files new names in every build, and packs and headers have them in them. */
const OF_ALL = /^(?:pagefind|packs)\/|^(?:_headers|sw\.js)$|^sitemap-/;

/** The history of a folder that is published, which a build leaves; what an earlier build left goes. */
const HISTORY = join(IN_PARTS, '.git', 'HEAD');
let hasHistory = false;

beforeAll(async () => {
  await buildTwoLanguages(WHOLE);
  mkdirSync(join(IN_PARTS, '.git'), { recursive: true });
  for (const file of [HISTORY, join(IN_PARTS, 'earlier.html')]) writeFileSync(file, 'main');
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', IN_PARTS, '--parts', '3'], { env: ENV });
  if (code !== 0) throw new Error(output);
  hasHistory = existsSync(HISTORY);
  rmSync(join(IN_PARTS, '.git'), { recursive: true, force: true });
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a build in parts', () => {
  test('has the same files, to the byte', () => {
    const [parts, whole] = [filesIn(IN_PARTS), filesIn(WHOLE)];
    expect(whole.length).toBeGreaterThan(250);
    expect(parts).toEqual(whole);
    const other = whole.filter((file) => !read(IN_PARTS, file).equals(read(WHOLE, file)));
    expect(other).toEqual([]);
  });

  test('leaves the history of its folder', () => {
    expect(hasHistory).toBe(true);
  });

  test('leaves what stands in its folder where the content is not sound, and says what is wrong', async () => {
    const outDir = join(folder, 'faulty');
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'earlier.html'), 'main');
    const env = { ...ENV, CONTENT_ROOT: 'test/books/bad/aliases' };
    const { code, output } = await run('node', ['scripts/build.ts', '--outDir', outDir, '--parts', '1'], { env });
    expect(code).toBe(1);
    expect(output).toMatch(/facts\.yaml:3:13 slug-collision the alias `fout`/);
    expect(output).toMatch(/The build ended at its stage “check”\.\n$/);
    expect(output).not.toContain('    at ');
    expect(readdirSync(outDir)).toEqual(['earlier.html']);
  }, 60_000);

  test('lists every page for search engines, once', () => {
    expect(listed(IN_PARTS, 3).toSorted()).toEqual(listed(WHOLE, 1).toSorted());
  });
});

function filesIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(root, file)).isFile() && !OF_ALL.test(file))
    .toSorted();
}

function read(root: string, file: string): Buffer {
  return readFileSync(join(resolve(root), file));
}

/** The pages in all maps that the index of maps names. */
function listed(root: string, count: number): readonly string[] {
  const maps = locations(readFileSync(join(root, 'sitemap-index.xml'), 'utf8'));
  expect(maps).toHaveLength(count);
  return maps.flatMap((url) => locations(readFileSync(join(root, new URL(url).pathname), 'utf8')));
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}
