import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { joinDraft } from '#library/load.ts';
import { readKeptDraft, writeDraft } from '../../scripts/stages/kept-draft.ts';
import { TWO_LANGUAGES } from '../support/two-languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-kept-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a draft that is kept between two stages', () => {
  test.each(['.', TWO_LANGUAGES])('joins to the same library: %s', (root) => {
    const draft = readDraft(readContentFiles(root));
    const file = join(folder, 'draft');
    writeDraft(file, draft);
    const [kept, own] = [readKeptDraft(file), draft].map((each) => joinDraft(each, '2026-06-01'));
    expect(kept?.books.length).toBeGreaterThan(0);
    expect(differences(kept, own)).toEqual([]);
  });

  test('is not used where it was not written whole', () => {
    const file = join(folder, 'cut');
    writeDraft(file, readDraft(readContentFiles('.')));
    truncateSync(file, statSync(file).size - 1);
    expect(() => readKeptDraft(file)).toThrow('The draft ends too early; was it written whole?');
  });
});

/** Where two things differ; each is looked at once, since much in a library leads to all of it. */
function differences(one: unknown, other: unknown): readonly string[] {
  const found: string[] = [];
  const seen = new Map<unknown, unknown>();
  const compare = (a: unknown, b: unknown, path: string): void => {
    if (!isObject(a) || !isObject(b)) {
      if (!Object.is(a, b)) found.push(path);
      return;
    }
    if (seen.get(a) === b) return;
    seen.set(a, b);
    const [mine, theirs] = [entriesOf(a), entriesOf(b)];
    if (mine.map(([key]) => key).join() !== theirs.map(([key]) => key).join()) found.push(path);
    else for (const [at, [key, value]] of mine.entries()) compare(value, theirs[at]?.[1], `${path}/${key}`);
  };
  compare(one, other, '');
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  if (value instanceof Map || value instanceof Set) return [...value].map((each, at) => [String(at), each]);
  return Object.entries(value);
}
