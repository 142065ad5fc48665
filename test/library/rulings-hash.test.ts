import { describe, expect, test } from 'vitest';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';

/** The hashes of the situations of a book after a change of its files, by language and situation. */
function hashesWith(change: (text: string) => string): Readonly<Record<string, string>> {
  const files = readContentFiles('test/books/good/two-languages').map((file) => ({ ...file, text: change(file.text) }));
  const [book] = joinLibrary(files, '2026-01-01').books;
  return Object.fromEntries(
    [book, ...(book?.translations ?? [])].flatMap((each) =>
      (each?.current.situations ?? []).map(({ id, rulingsHash }) => [`${each?.book.language}/${id}`, rulingsHash]),
    ),
  );
}

const as = hashesWith((text) => text);
const changed = (change: (text: string) => string): readonly string[] => {
  let edits = 0;
  const now = hashesWith((text) => {
    const other = change(text);
    if (other !== text) edits += 1;
    return other;
  });
  expect(edits).toBeGreaterThan(0);
  return Object.keys(as).filter((key) => as[key] !== now[key]);
};

describe('the hash that a record names', () => {
  test('is the same in every language', () => {
    expect(Object.keys(as).length).toBeGreaterThan(2);
    for (const key of Object.keys(as).filter((each) => each.startsWith('en/')))
      expect([key, as[key]]).toEqual([key, as[key.replace('en/', 'nl/')]]);
    for (const hash of Object.values(as)) expect(hash).toMatch(/^[0-9a-f]{10}$/);
  });

  test('changes with an amount, a modality and a citation', () => {
    expect(changed((text) => text.replaceAll('points: 5,', 'points: 6,'))).not.toEqual([]);
    expect(changed((text) => text.replaceAll('modality: must', 'modality: discretion'))).not.toEqual([]);
    expect(changed((text) => text.replaceAll("cites: ['kleur#a', 'beurt#b']", "cites: ['kleur#a']"))).not.toEqual([]);
  });

  test('stays with other words, and with how often something occurs', () => {
    expect(changed((text) => text.replaceAll('verdict: ', 'verdict: Dus '))).toEqual([]);
    expect(changed((text) => text.replaceAll(/\{ (?=label: .*says: )/g, '{ weight: 3, '))).toEqual([]);
    expect(changed((text) => text.replaceAll('order: fewest', 'order: declared'))).toEqual([]);
  });
});
