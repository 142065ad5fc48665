/** The list of a site's files is complete, in all folders. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { filesIn } from '../../../scripts/packs/files.ts';

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

const listed = (folder: string) =>
  Object.fromEntries(filesIn(folder).map(({ file, size, read }) => [file, [size, Buffer.from(read()).toString()]]));
const expected = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, [`of ${file}`.length, `of ${file}`]]));

describe('the files of a site', () => {
  it('are found at the start, beside folders, deep within folders that hold none, and with any address’s signs', () => {
    const files = [
      'index.html',
      '404.html',
      'nl/index.html',
      'nl/a/b/c/index.html',
      'nl/a/b/c/d.json',
      '_astro/x@y.AB_c-1.css',
      'nl/12-3~a.b/index.html',
      'nl/[a]/index.html',
    ];
    expect(listed(site(files))).toEqual(expected(files));
  });

  it('are none that hosts hide', () => {
    const folder = site(['index.html', '.htaccess', '.git/HEAD', 'nl/.hidden/index.html', 'nl/.left']);
    expect(listed(folder)).toEqual(expected(['index.html']));
  });
});
