import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TOOLS, type NamedTool } from '#addresses/tools.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { find } from '#search/find.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { toolsNamed } from '#search/tools.ts';
import { QUERY_SETS, allQueries, openAll } from './relevance.ts';

const nothing = () => false;
const named = (query: string) => toolsNamed(query, nothing, openFuzzyWords);

describe.each(languages)('in %s', (language) => {
  test.each(TOOLS.map(({ id }) => [packs[language].tools[id].name, id]))('“%s” is a name of its tool', (name, id) => {
    // Calculators and articles are found each by itself, so that the lists of them need no name.
    const isListed = ['laws', 'calculators'].includes(id) && !named(name).includes(id);
    if (!isListed) expect(named(name)).toContain(id);
  });

  test('the settings are found by their name', () => {
    expect(packs[language].tools.look.name).toBe(packs[language].site.look);
    expect(named(packs[language].tools.look.name)).toContain('look');
  });
});

test.each<readonly [string, NamedTool]>([
  ['oefenen', 'training'],
  ['Übung', 'training'],
  ['quiz', 'training'],
  ['waar kan ik oefenen?', 'training'],
  ['træne', 'training'],
  ['exam', 'exam'],
  ['examen', 'exam'],
  ['Pruefung', 'exam'],
  ['prøve', 'exam'],
  ['zaakboek', 'casebook'],
  ['mijn bewaarde zaken', 'casebook'],
  ['offline', 'offline'],
  ['download', 'offline'],
  ['dit op mijn telefoon', 'offline'],
  ['print', 'booklet'],
  ['de posters', 'posters'],
  ['geschil', 'record'],
  ['wat staat er open', 'gaps'],
  ['wat staat open', 'gaps'],
  ['was ist nicht geregelt', 'gaps'],
  ['woordenlijst', 'terms'],
  ['wall sheet', 'penalties'],
  ['dark', 'look'],
  ['dark mode', 'look'],
  ['donker', 'look'],
  ['mørk', 'look'],
  ['dunkel', 'look'],
  ['larger text', 'look'],
  ['grotere letters', 'look'],
])('“%s” names %s', (query, tool) => {
  expect(named(query)).toContain(tool);
});

test.each<readonly [string, NamedTool]>([
  ['oefennen', 'training'],
  ['zaakbeok', 'casebook'],
  ['examne', 'exam'],
  ['geschilformuler', 'record'],
  ['begripenlijst', 'terms'],
  ['de pister', 'posters'],
])('a slip is forgiven: “%s”', (query, tool) => {
  expect(named(query)).toContain(tool);
});

test('a slip is no name as long as what finds slips is on its way', () => {
  expect(toolsNamed('zaakbeok', nothing)).toEqual([]);
});

test('a name is known by its beginning, unless that is a word of the books', () => {
  expect(named('zaakb')).toEqual(['casebook']);
  expect(named('begri')).toEqual(['terms']);
  expect(toolsNamed('begri', (word) => word === 'begri', openFuzzyWords)).toEqual([]);
});

test.each(['', 'de', 'staat open', 'kaart open', 'een zaak', 'de poster hangt scheef', 'examen verzaken'])(
  '“%s” names none',
  (query) => {
    expect(named(query)).toEqual([]);
  },
);

describe('the tools', () => {
  const indexes = openAll();
  const isKnownIn = (book: string) => (word: string) => (indexes.get(book)?.vocabulary.formsOf(word) ?? []).length > 0;

  test('are named by no query that means a rule', () => {
    const files = new Set(QUERY_SETS.flatMap((set) => set.files));
    // Those of a book that has been taken away mean nothing.
    const queries = [...files].flatMap(allQueries).filter(({ book }) => indexes.has(book));
    const naming = queries.filter(({ q, book }) => toolsNamed(q, isKnownIn(book), openFuzzyWords).length > 0);
    expect(naming.map(({ q, book }) => `${book}: ${q}`)).toEqual([]);
  });

  test('are named by no query that has nothing to do with the books', () => {
    const foreign = ['', '-2'].flatMap((n) =>
      Object.values(
        parse(readFileSync(`test/search/queries-foreign${n}.yaml`, 'utf8')) as Record<string, readonly string[]>,
      ).flat(),
    );
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter((query) => named(query).length > 0)).toEqual([]);
  });

  test('are no slips for a word of a rule', () => {
    for (const [book, index] of indexes) {
      const found = find('oefenen', [index]);
      expect(
        found.matches.map(({ path }) => path),
        book,
      ).toEqual([]);
    }
  });
});
