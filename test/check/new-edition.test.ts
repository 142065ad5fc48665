/**
 * Adding an edition as docs/writing-a-rulebook.md describes: copy a folder, rename it, edit it, and follow
 * the findings.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '#check/cli.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { changesNothing, changesOf, type Changes } from '#views/changes/changes.ts';

const BOOK = 'content/slagspel';
const NEXT = `${BOOK}/2027`;
let root = '';
let said = '';

function check(...options: readonly string[]): readonly string[] {
  said = '';
  run([root, ...options], (text) => (said += text));
  return said.split('\n').flatMap((line) => /^\S+:\d+:\d+ (\S+)/.exec(line)?.[1] ?? []);
}

/** Every text has to be there: a change that changes nothing would show nothing. */
function change(file: string, ...replaced: readonly (readonly [from: string, to: string])[]): void {
  const path = join(root, file);
  const text = replaced.reduce(
    (sum, [from, to]) => {
      if (!sum.includes(from)) throw new Error(`${file} does not say “${from}”`);
      return sum.replaceAll(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}

function changes(): Changes {
  const book = joinLibrary(readContentFiles(root), '2027-10-01').books.find(({ id }) => id === 'slagspel');
  const found = book && changesOf(book, book.current);
  if (!found) throw new Error('the book has no second edition');
  return found;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'arbiter-edition-'));
  cpSync('test/books/good/four-books', root, { recursive: true });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a folder that book.yaml does not name yet is found', () => {
  cpSync(join(root, BOOK, '2020'), join(root, NEXT), { recursive: true });
  expect(check()).toEqual(['undeclared-edition']);
});

test('once it is named, all that is left to do is to list its addresses', () => {
  const yaml = readFileSync(join(root, BOOK, 'book.yaml'), 'utf8');
  const [, declared = ''] = /\neditions:\n([^]*)$/.exec(yaml) ?? [];
  const next = declared
    .replace("'2020'", "'2027'")
    .replace('Reglement 2020', 'Reglement 2027')
    .replace('2020-09-05', '2027-09-01');
  writeFileSync(join(root, BOOK, 'book.yaml'), `${yaml.trimEnd()}\n${next}`);
  expect(check()).toEqual(['new-permalink']);
  expect(said).toContain('npm run check -- --update-permalinks');
  expect(changesNothing(changes())).toBe(true);
});

test('a changed amount, bound and clause are checked as in any edition', () => {
  change(
    `${NEXT}/rules/26-gevallen.mdx`,
    ['Tien strafpunten', 'Twaalf strafpunten'],
    ['points: 10', 'points: 12'],
    ['dan gaat zij terug', 'dan gaat zij terug in de hand'],
  );
  change(`${NEXT}/rules/17-voor-je-beurt.mdx`, ['0..4', '0..5'], ['gesloten-slagen: 5..', 'gesloten-slagen: 6..']);
  const codes = check();
  expect(codes).toContain('figure');
  expect(codes).toContain('wrong-example');
  change(`${NEXT}/rules/26-gevallen.mdx`, ['tien strafpunten', 'twaalf strafpunten']);
  change(
    `${NEXT}/rules/17-voor-je-beurt.mdx`,
    ['gesloten-slagen: 5 }', 'gesloten-slagen: 6 }'],
    ['gesloten-slagen: 4 }', 'gesloten-slagen: 5 }'],
    ['hoogstens vier slagen', 'hoogstens vijf slagen'],
  );
  expect(check()).toEqual(['new-permalink']);
  check('--update-permalinks');
  expect(check()).toEqual([]);
});

test('the page of changes says exactly what was changed', () => {
  const { cases, rules, terms, notes } = changes();
  expect([cases.added, cases.dropped, terms, notes]).toEqual([[], [], [], []]);
  expect(
    cases.situations.map(({ situation, changes: changed, only }) => [
      situation.id,
      changed.map(({ when, before, after }) => [when.always, ...when.either, before.verdict, after.verdict]),
      only,
    ]),
  ).toEqual([
    [
      'verkeerd-gespeelde-kaart',
      [
        [
          'Een speler speelde voor zijn beurt, ontdook of speelde meer kaarten tegelijk; 5 gesloten slagen',
          'Het spel is verloren voor de overtreder',
          'Tien strafpunten voor de overtreder',
        ],
        [
          'Er viel een kaart open; het spel was begonnen; de tegenpartij heeft nog geen slag',
          'Tien strafpunten voor wie de kaart liet vallen',
          'Twaalf strafpunten voor wie de kaart liet vallen',
        ],
      ],
      [],
    ],
  ]);
  expect(
    rules.map(({ name, clauses }) => [
      name,
      ...clauses.map((clause) => [
        clause.name,
        ...clause.runs.flatMap(({ kind, text }) => (kind === 'kept' ? [] : `${kind}: ${text.trim()}`)),
      ]),
    ]),
  ).toEqual([
    ['Regel 17', ['Regel 17, lid 1', 'removed: vier', 'added: vijf']],
    ['Regel 26', ['Regel 26A', 'added: in de hand'], ['Regel 26B', 'removed: tien', 'added: twaalf']],
  ]);
});

test('what a rule says to have taken over has to stand in the edition before', () => {
  change(`${NEXT}/rules/26-gevallen.mdx`, [
    "number: '26'",
    "number: '26'\nfrom: ['voor-je-beurt#2', nergens, 'orde#z']",
  ]);
  expect(check()).toEqual(['unknown-rule', 'unknown-clause']);
  expect(said).toContain('there is no rule `nergens` in slagspel/2020');
  change(`${BOOK}/2020/rules/26-gevallen.mdx`, ["number: '26'", "number: '26'\nfrom: [orde]"]);
  expect(said).not.toContain('has none');
  expect(check()).toContain('unknown-rule');
  expect(said).toContain('slagspel/2020 has none');
});
