import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dataFilesOf, misplaced, schemaFaults } from '../support/api.ts';
import { few } from '../support/few.ts';
import { SITE, SITE_BELOW } from '../support/site.ts';

describe.each([
  ['at the root of a host', SITE],
  ['below a path', SITE_BELOW],
])('the data of a site %s', (_, build) => {
  it('fits the schemas that the site serves, file by file', () => {
    expect(dataFilesOf(build).length).toBeGreaterThan(1);
    expect(few(schemaFaults(build))).toEqual([]);
  });

  it('stands where its own book, edition and situation say, with the hash of its table', () => {
    expect(few(misplaced(build, languageOf))).toEqual([]);
  });
});

function languageOf(book: string): string {
  return (parse(readFileSync(join('content', book, 'book.yaml'), 'utf8')) as { readonly language: string }).language;
}
