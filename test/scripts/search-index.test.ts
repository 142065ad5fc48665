import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { textRecords } from '#search/full-text/records.ts';
import { writeSearchIndex } from '../../scripts/search-index.ts';

const library = loadLibrary('.');
const folder = mkdtempSync(join(tmpdir(), 'arbiter-search-index-'));
const MOST = 150;
let written = 0;
beforeAll(async () => {
  written = await writeSearchIndex(library, folder, MOST);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the index of the full text in bundles', () => {
  const bundles = () => globSync('pagefind/**/pagefind-entry.json', { cwd: folder });

  test('has every text once', () => {
    const texts = [...textRecords(library)].length;
    expect(written).toBe(texts);
    expect(bundles().length).toBeGreaterThan(texts / MOST);
    expect(globSync('pagefind/**/*.pf_fragment', { cwd: folder })).toHaveLength(texts);
    const told = bundles().map((file) => readFileSync(join(folder, file), 'utf8'));
    const counts = told.map((text) => Number(/"page_count":\s*(\d+)/.exec(text)?.[1]));
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(texts);
  });

  test('is whole in every file', () => {
    for (const file of globSync('pagefind/**/*.*', { cwd: folder })) {
      if (!statSync(join(folder, file)).isFile()) continue;
      const bytes = readFileSync(join(folder, file));
      expect(bytes.length, file).toBeGreaterThan(0);
      if (/\.(?:pf_\w+|pagefind)$/.test(file)) expect(() => gunzipSync(bytes), file).not.toThrow();
    }
  });

  test('is counted by the first script of each language', () => {
    const languages = new Set(bundles().map((file) => file.split('/')[1] ?? ''));
    for (const language of languages) {
      const count = bundles().filter((file) => file.startsWith(`pagefind/${language}/`)).length;
      const script = readFileSync(join(folder, 'pagefind', language, 'pagefind.js'), 'utf8');
      expect(Number(/export const bundles=(\d+);/.exec(script)?.[1] ?? 1), language).toBe(count);
    }
  });
});
