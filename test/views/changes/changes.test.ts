/** The page and the feed of the fixture in which rules swap numbers, are renumbered, dropped and added. */
import { describe, expect, test } from 'vitest';
import { byWeight, changesNothing, changesOf, type Changes } from '#views/changes/changes.ts';
import { feedOf } from '#views/changes/feed.ts';
import { summaryOf } from '#views/changes/summary.ts';
import { markWords } from '#views/changes/mark-words.ts';
import { packs } from '#i18n/packs.ts';
import type { ContentFile } from '#library/placed.ts';
import { bookOf, editionOf, files } from '../../support/renumbered.ts';

function changesIn(contents: readonly ContentFile[] = files): Changes {
  const book = bookOf(contents);
  const changes = changesOf(book, editionOf(book, '2024'));
  if (!changes) throw new Error('the fixture has an edition before 2024');
  return changes;
}
const changes = changesIn();

test('the first edition changes nothing', () => {
  const book = bookOf();
  expect(changesOf(book, editionOf(book, '2019'))).toBeUndefined();
});

describe('the cases that are ruled otherwise', () => {
  const [situation] = changes.cases.situations;

  test('are told with both rulings, and what stays as it was is not', () => {
    expect(changes.cases.situations).toHaveLength(1);
    expect(situation?.situation.id).toBe('kaart-gespeeld');
    expect(situation?.only).toEqual([]);
    const [change] = situation?.changes ?? [];
    expect(situation?.changes).toHaveLength(1);
    expect(change?.when).toEqual({ always: 'De speler was aan de beurt; de speler bekende niet', either: [] });
    expect([change?.before.verdict, change?.after.verdict]).toEqual(['Tien punten straf', 'Twaalf punten straf']);
  });

  test('lead to both rulings at their dated addresses, with the answers of the example', () => {
    const [change] = situation?.changes ?? [];
    expect(change?.before.href).toBe('/nl/proefspel/2019/rulings/verzaakt/?bekend=nee&op-beurt=ja');
    expect(change?.after.href).toBe('/nl/proefspel/2024/rulings/niet-bekend/?bekend=nee&op-beurt=ja');
  });

  test('stand before situations that are new or gone', () => {
    expect(changes.cases.added).toEqual([]);
    expect(changes.cases.dropped.map(({ id }) => id)).toEqual(['te-laat']);
  });
});

describe('the text', () => {
  const marks = Object.fromEntries(
    changes.rules.map((rule) => [
      rule.name,
      rule.marks.map((mark) => {
        const { text, links } = markWords(mark, packs.nl.changes.text.marks);
        return [text, ...links.map((link) => link.text)].join('').trim();
      }),
    ]),
  );

  test('names what has become of each rule, and leaves out those that are as they were', () => {
    expect(marks).toEqual({
      'Regel 2': ['was Regel 3', 'tekst gewijzigd'],
      'Regel 3': ['was Regel 2'],
      'Regel 6': ['was Regel 4'],
      'Regel 5': ['vervallen'],
      'Regel 7': ['nieuw'],
    });
  });

  test('stands by what it comes to: another ruling, rules that came or went, and last the same rulings', () => {
    expect(byWeight(changes).map(([weight, rules]) => [weight, rules.map(({ name }) => name)])).toEqual([
      ['rulings', ['Regel 2', 'Regel 5']],
      ['parts', ['Regel 7']],
      ['words', ['Regel 3', 'Regel 6']],
    ]);
  });

  test('is compared word by word, and what is gone leads to where it stood', () => {
    const rule = changes.rules.find(({ name }) => name === 'Regel 2');
    expect(rule?.clauses.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Regel 2A kept']);
    expect(rule?.clauses[0]?.runs.filter(({ kind }) => kind !== 'kept').map(({ text }) => text.trim())).toEqual([
      'tien',
      'twaalf',
    ]);
    expect(changes.rules.find(({ name }) => name === 'Regel 5')?.href).toBe('/nl/proefspel/2019/5/');
  });

  test('says of a rule that was split from another one where its text stood, and there where it went', () => {
    const split = changesIn(
      files.map((file) =>
        file.file.endsWith('2024/rules/7-toezicht.mdx')
          ? { ...file, text: file.text.replace("number: '7'", "number: '7'\nfrom: ['beslissen#a', boete]") }
          : file,
      ),
    );
    const marksOf = (name: string) => split.rules.find((rule) => rule.name === name)?.marks;
    expect(marksOf('Regel 7')).toEqual([
      { kind: 'new' },
      {
        kind: 'split',
        from: [
          { text: 'Regel 1A', href: '/nl/proefspel/2019/1/#a' },
          { text: 'Regel 5', href: '/nl/proefspel/2019/5/' },
        ],
      },
    ]);
    const into = { kind: 'into', into: [{ text: 'Regel 7', href: '/nl/proefspel/2024/7/' }] };
    expect(marksOf('Regel 1')).toEqual([into]);
    expect(marksOf('Regel 5')).toEqual([{ kind: 'dropped' }, into]);
  });
});

test('terms and notes that are new, changed or gone are named', () => {
  expect(changes.terms.map(({ kind, name }) => `${name} ${kind}`)).toEqual(['roemgeld dropped', 'opvolging kept']);
  const noted = changesIn(
    files.map((file) =>
      file.file.endsWith('2024/rules/7-toezicht.mdx')
        ? {
            ...file,
            text: file.text.replace('</Clause>', '<Note kind="gap">Wie kiest, staat er niet.</Note>\n\n</Clause>'),
          }
        : file,
    ),
  );
  expect(noted.notes).toEqual([
    {
      kind: 'new',
      note: 'gap',
      name: 'Regel 7A',
      href: '/nl/proefspel/2024/7/#a',
      runs: [{ kind: 'added', text: 'Wie kiest, staat er niet.' }],
    },
  ]);
});

test('the summary is in sentences, what is ruled otherwise first', () => {
  expect(summaryOf(changes)).toEqual([
    'De speler was aan de beurt; de speler bekende niet: was “Tien punten straf · 10 punten ten koste van de overtreder · zo moet het”, nu “Twaalf punten straf · 12 punten ten koste van de overtreder · zo moet het”.',
    'Vervallen situatie: Iemand komt te laat.',
    '5 regels gewijzigd.',
    '2 begrippen gewijzigd.',
  ]);
});

test('the feed has an entry per edition, newest first, each at a dated page', () => {
  expect(feedOf(bookOf()).map(({ path, title, day }) => ({ path, title, day }))).toEqual([
    { path: '/nl/proefspel/2024/changes/', title: 'Editie 2024: wat er veranderd is', day: '2024-09-01' },
    { path: '/nl/proefspel/2019/', title: 'Editie 2019 staat online', day: '2019-09-01' },
  ]);
});

test('an edition that is a copy of the one before changes nothing', () => {
  const copied = files.flatMap((file) =>
    file.file.includes('/2024/')
      ? []
      : file.file.includes('/2019/')
        ? [file, { ...file, file: file.file.replace('/2019/', '/2024/') }]
        : [file],
  );
  expect(changesNothing(changesIn(copied))).toBe(true);
});
