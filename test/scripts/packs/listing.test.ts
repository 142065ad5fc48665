/** The list of a site's files is whole, whatever folders they stand in. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listedIn } from '../../../scripts/packs/listing.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'listing-'));
  made.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `of ${file}`);
  }
  return folder;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const listed = async (folder: string) =>
  Object.fromEntries((await listedIn(folder)).map(({ file, ...rest }) => [file, rest]));
const expected = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, { md5: md5(`of ${file}`), size: `of ${file}`.length }]));

describe('the files of a site', () => {
  // Threads are asked of every other folder, and workbox-build of a hundred at a time: counts around two hundred make one too many for each.
  it.each([0, 1, 3, 200, 203, 401])('are all found in %d folders', async (count) => {
    const files = Array.from({ length: count }, (_, at) => `nl/bordspel/${String(at)}/index.html`);
    expect(await listed(site(files))).toEqual(expected(files));
  });

  it('are found at the start, beside folders, deep within folders that hold none, and with any address’s signs', async () => {
    const files = [
      'index.html',
      '404.html',
      'nl/index.html',
      'nl/a/b/c/index.html',
      'nl/a/b/c/d.json',
      '_astro/x@y.AB_c-1.css',
      'nl/12-3~a.b/index.html',
    ];
    expect(await listed(site(files))).toEqual(expected(files));
  });

  it('are none that hosts hide', async () => {
    const folder = site(['index.html', '.htaccess', '.git/HEAD', 'nl/.hidden/index.html', 'nl/.left']);
    expect(await listed(folder)).toEqual(expected(['index.html']));
  });

  it('are all found or none: a name that says something else to workbox-build', async () => {
    const folder = site(['index.html', 'nl/index.html', 'nl/1/index.html', 'nl/[a]/index.html', 'nl/2/index.html']);
    await expect(listedIn(folder)).rejects.toThrow(`4 of 5 files of ${folder} could be listed`);
  });
});
