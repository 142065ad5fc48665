import { describe, expect, test } from 'vitest';
import { readContent } from '#check/content.ts';
import { unfrozenIn } from '#check/freeze.ts';
import { plan } from '#decide/order.ts';
import { compile } from '#decide/compile.ts';
import { caseOf } from '#addresses/case.ts';
import { frozenFile, frozenText, hashOfFrozen, tableOfFrozen } from '#library/frozen.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { JOURNEYS } from '../support/fixture-site.ts';

const ROOTS = [
  JOURNEYS,
  '.',
  ...['two-languages', 'choices-and-overrides', 'numbers-and-amounts'].map((name) => `test/books/good/${name}`),
];
const editions = ROOTS.flatMap((root) =>
  joinLibrary(readContentFiles(root), '2026-11-01').books.flatMap((book) => book.editions),
);

describe('a frozen table', () => {
  test('is there for every situation, and means what the situation means', () => {
    let seen = 0;
    for (const edition of editions)
      for (const situation of edition.situations) {
        const frozen = edition.frozen.find(
          (each) => each.situation === situation.id && each.hash === situation.rulingsHash,
        );
        expect(frozen && hashOfFrozen(frozen.table), `${edition.bookId} ${situation.id}`).toBe(situation.rulingsHash);
        seen += 1;
      }
    expect(seen).toBeGreaterThan(10);
  });

  test('rules the worked examples as the table of its situation does', () => {
    let ruled = 0;
    for (const edition of editions.slice(0, 2))
      for (const situation of edition.situations) {
        const frozen = edition.frozen.find(({ hash }) => hash === situation.rulingsHash);
        if (!frozen) throw new Error(situation.id);
        const compiled = compile(tableOfFrozen(frozen.table));
        const tree = plan(compiled);
        for (const { id, examples } of situation.rulings)
          for (const { given } of examples) {
            const query = Object.entries(given).map(([fact, value]) => `${fact}=${value}`);
            const { next } = caseOf(compiled, tree, query.join('&')).progress;
            expect(next.kind === 'decided' ? next.outcome.id : undefined).toBe(id);
            ruled += 1;
          }
      }
    expect(ruled).toBeGreaterThan(20);
  });

  test('is written a line for each fact and ruling, and the same when it is read again', () => {
    const files = readContentFiles('test/books/good/two-languages');
    const without = files.filter(({ file }) => !file.startsWith('content/frozen/'));
    const written = readContent(without).editions.flatMap(unfrozenIn);
    expect(written.length).toBeGreaterThan(2);
    for (const { file, text } of written) {
      const read = frozenFile({ file, text });
      if (!read || !('table' in read.read)) throw new Error(file);
      const { table } = read.read;
      expect(frozenText(table)).toBe(text);
      for (const entry of [...table.facts, ...table.rulings]) expect(text).toContain(`    ${JSON.stringify(entry)}`);
    }
  });

  test('says whatever is said of a case: people, points, questions, verdicts and clauses', () => {
    const [frozen] = editions
      .flatMap((edition) => edition.frozen)
      .filter(({ situation }) => situation === 'verkeerd-gespeelde-kaart');
    const table = frozen?.table;
    expect(table?.people).toMatchObject({ overtreder: 'de overtreder' });
    expect(Object.keys(table?.points ?? {})[0]).toBe('punten');
    expect(table?.rulings.find(({ id }) => id === 'verkeerde-kaart-vanaf-vijf-slagen')).toMatchObject({
      verdict: expect.stringContaining('Vijftien'),
      cites: expect.arrayContaining([expect.objectContaining({ label: 'regel 17A' })]),
    });
  });

  test('is no file of any other name', () => {
    for (const file of [
      'content/frozen/a/b/c.json',
      'content/a/b/c.0123456789.json',
      'content/frozen/a/c.0123456789.json',
    ])
      expect(frozenFile({ file, text: '{}' })).toBeUndefined();
    expect(frozenFile({ file: 'content/frozen/a/b/c.0123456789.json', text: '{}' })?.read).toHaveProperty('detail');
  });
});
