import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dataFilesOf, misplaced, schemaFaults, withoutDmn } from '../support/api.ts';
import { few } from '../support/few.ts';
import { SITE } from '../support/site.ts';

describe('the data of the site', () => {
  it('fits the schemas that the site serves, file by file', () => {
    expect(dataFilesOf(SITE).length).toBeGreaterThan(1);
    expect(few(schemaFaults(SITE))).toEqual([]);
  });

  it('stands where its own book, edition and situation say, with the hash of its table', () => {
    expect(few(misplaced(SITE, languageOf))).toEqual([]);
  });

  it('has beside every situation its table as DMN', () => {
    expect(few(withoutDmn(SITE))).toEqual([]);
  });
});

function languageOf(book: string): string {
  return (parse(readFileSync(join('content', book, 'book.yaml'), 'utf8')) as { readonly language: string }).language;
}
