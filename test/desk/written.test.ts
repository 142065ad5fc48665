/** The content while it is being written: an error affects only what needs its file. */
import { describe, expect, test } from 'vitest';
import { deskEditions, findingsOf } from '#desk/books.ts';
import { unmadePage, withNotice } from '#desk/notice.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { writtenReader } from '#site/written.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';

const DAY = '2026-01-01';
const good = readContentFiles(FIXTURE_ROOT);
const RULE = 'content/slagspel/2020/rules/17-voor-je-beurt.mdx';

/** The files with one text replaced in one of them. */
function slipped(file: string, from: string, to: string): readonly ContentFile[] {
  expect(good.find((each) => each.file === file)?.text).toContain(from);
  return good.map((each) => (each.file === file ? { ...each, text: each.text.replace(from, to) } : each));
}

describe('a slip', () => {
  test.each([
    ['in the keys of a rule', RULE, '\ntitle:', '\ntitel:'],
    ['in the YAML of a rule', RULE, '\ntitle:', '\nbad: [open\ntitle:'],
    ['in the text of a rule', RULE, '</Clause>', ''],
    ['in the facts', 'content/slagspel/2020/facts.yaml', ':', ': ['],
    ['in the terms', 'content/slagspel/2020/terms.yaml', 'term:', 'word:'],
  ])('%s leaves the other books, and the rest of its own', (_, file, from, to) => {
    const { library, findings, behind } = writtenReader()(slipped(file, from, to), DAY);
    expect(findings.length).toBeGreaterThan(0);
    expect(library.books.map(({ id }) => id)).toEqual(['biedspel', 'meldspiel', 'pionspel', 'slagspel']);
    expect(library.books.find(({ id }) => id === 'slagspel')?.current.rules.length).toBeGreaterThan(2);
    expect(behind).toEqual([]);
  });

  test('in book.yaml leaves the book as it was when it could be read', () => {
    const read = writtenReader();
    const before = read(good, DAY).library.books.find(({ id }) => id === 'slagspel');
    const now = read(slipped('content/slagspel/book.yaml', 'language: nl', 'langage: nl'), DAY);
    expect(now.library.books.find(({ id }) => id === 'slagspel')).toBe(before);
    expect(now.behind).toEqual(['slagspel']);
    expect(read(good, DAY).behind).toEqual([]);
  });

  test('in book.yaml leaves the book out where it could never be read', () => {
    const now = writtenReader()(slipped('content/slagspel/book.yaml', 'language: nl', 'langage: nl'), DAY);
    expect(now.library.books.map(({ id }) => id)).toEqual(['biedspel', 'meldspiel', 'pionspel']);
  });

  test('in a book.yaml is all that is told, and house rules on that book stay with it as they were', () => {
    const housed = readContentFiles('test/books/good/house-rules');
    const read = writtenReader();
    read(housed, DAY);
    const slip = housed.map((each) =>
      each.file === 'content/kaartspel/book.yaml' ? { ...each, text: each.text.replace('title:', 'titel:') } : each,
    );
    const { findings, library, behind } = read(slip, DAY);
    expect(findings.map(({ position, code }) => [position.file, code])).toEqual([
      ['content/kaartspel/book.yaml', 'schema'],
    ]);
    expect(library.books.map(({ id }) => id)).toEqual(['kaartspel', 'kaartspel-club']);
    expect(behind).toEqual(['kaartspel', 'kaartspel-club']);
  });

  test('is read once: the same files are the same content', () => {
    const read = writtenReader();
    expect(read(good, DAY)).toBe(read([...good], DAY));
    expect(read(good, DAY)).not.toBe(read(good, '2026-01-02'));
  });
});

test('a book whose folder is taken away is gone', () => {
  const read = writtenReader();
  read(good, DAY);
  const left = good.filter(({ file }) => !file.startsWith('content/slagspel/') && !file.endsWith('permalinks.txt'));
  expect(read(left, DAY).library.books.map(({ id }) => id)).toEqual(['biedspel', 'meldspiel', 'pionspel']);
});

describe('the desk', () => {
  test('counts in each situation what is wrong in it and in its rulings’ rules', () => {
    const now = writtenReader()(slipped(RULE, '10', '11'), DAY);
    const situations = deskEditions(now).flatMap((each) => each.situations);
    const counted = situations.filter(({ findings }) => findings > 0).map(({ situation }) => situation.id);
    expect(counted).toEqual(['verkeerd-gespeelde-kaart']);
    const [one] = situations.filter(({ findings }) => findings > 0);
    expect(one && findingsOf(one.situation, now.findings)[0]?.position.file).toBe(RULE);
  });
});

describe('a page', () => {
  const { findings } = writtenReader()(slipped(RULE, '\ntitle:', '\ntitel:'), DAY);

  test('has a notice of what is wrong, with its place, and none where nothing is', () => {
    const page = '<html><body class="a"><h1>Page</h1></body></html>';
    expect(withNotice(page, [], [])).toBe(page);
    const noticed = withNotice(page, findings, ['slagspel']);
    expect(noticed).toMatch(/^<html><body class="a"><aside [^]*<\/aside><h1>Page/);
    expect(noticed).toContain(`<code>${RULE}:`);
    expect(noticed).toContain('as it was when it could be read last: slagspel');
  });

  test('has none for addresses that are listed at the end', () => {
    const page = '<body></body>';
    const [finding] = findings;
    if (!finding) throw new Error('the slip was not found');
    expect(withNotice(page, [{ ...finding, code: 'new-permalink' }], [])).toBe(page);
    expect(withNotice(page, [{ ...finding, level: 'warning' }], [])).toBe(page);
  });

  test('that cannot be made says why, and nothing of it is read as markup', () => {
    const page = unmadePage(new Error('no <b>clause</b> & more'), findings);
    expect(page).toContain(RULE);
    expect(page).not.toContain('<b>clause');
  });
});
