import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textRecords } from '#search/full-text/text-records.ts';
import { writeSearchIndex } from '../../scripts/search-index.ts';
import { libraryAt } from '../support/library.ts';

const library = libraryAt('.');
const folder = mkdtempSync(join(tmpdir(), 'arbiter-search-index-'));
let written = 0;
beforeAll(async () => {
  written = await writeSearchIndex(library, folder);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the index of the full text', () => {
  const bundles = () => globSync('pagefind/**/pagefind-entry.json', { cwd: folder });

  test('has every text once', () => {
    const texts = [...textRecords(library)].length;
    expect(written).toBe(texts);
    expect(globSync('pagefind/**/*.pf_fragment', { cwd: folder })).toHaveLength(texts);
    const told = bundles().map((file) => readFileSync(join(folder, file), 'utf8'));
    const counts = told.map((text) => Number(/"page_count":\s*(\d+)/.exec(text)?.[1]));
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
});
