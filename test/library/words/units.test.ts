import { tagged } from '#model/language-tags.ts';
import { describe, expect, test } from 'vitest';
import { parseMdxFile, parseYamlFile } from '#library/source.ts';
import { translated } from '#library/words/translate.ts';
import { clauseUnits, dataUnits } from '#library/words/units.ts';

const FACTS = `op-beurt:
  ask: Was de speler aan de beurt?
  yes: hij was aan de beurt
  no: hij was niet aan de beurt
`;
const original = parseYamlFile('facts.yaml', FACTS);
const [{ hash = '' } = {}] = dataUnits('facts', '', original, undefined);
const words = (of: string) =>
  parseYamlFile(
    'words/en/facts.yaml',
    `op-beurt: { of: '${of}', ask: Was it his turn?, yes: it was his turn, no: it was not his turn }`,
  );

const rule = (text: string) =>
  parseMdxFile('rules/2-beurt.mdx', `---\nid: beurt\n---\n\n<Clause id="a" label="A">\n\n${text}\n\n</Clause>\n`);
const clause = rule('Speel op je [beurt](rule:kleur#a).');
const [{ hash: clauseHash = '' } = {}] = clauseUnits('beurt', clause, undefined);
const translatedClause = (of: string) =>
  parseMdxFile(
    'words/en/rules/2-beurt.mdx',
    `---\n---\n\n<Clause id="a" of="${of}">\n\nPlay in [turn](rule:kleur#a).\n\n</Clause>\n`,
  );

describe('a unit of a translation', () => {
  test('is current while the original has the words that it was made from', () => {
    const [unit] = dataUnits('facts', '', original, words(hash));
    expect(unit?.state).toBe('current');
    expect(translated('facts', '', original, words(hash), 'nl').source.value).toEqual({
      'op-beurt': { ask: 'Was it his turn?', yes: 'it was his turn', no: 'it was not his turn' },
    });
  });

  test('gives way to the original, in its language, once that has changed', () => {
    const changed = parseYamlFile('facts.yaml', FACTS.replace('niet aan', 'niet meer aan'));
    const read = translated('facts', '', changed, words(hash), 'nl');
    expect(read.data.map(({ state }) => state)).toEqual(['stale']);
    expect(read.source.value).toEqual({
      'op-beurt': {
        ask: tagged('Was de speler aan de beurt?', 'nl'),
        yes: tagged('hij was aan de beurt', 'nl'),
        no: tagged('hij was niet meer aan de beurt', 'nl'),
      },
    });
  });

  test('does not grow old by line breaks', () => {
    const wrapped = parseYamlFile('facts.yaml', FACTS.replace('Was de speler', 'Was\n    de speler'));
    expect(dataUnits('facts', '', wrapped, words(hash)).map(({ state }) => state)).toEqual(['current']);
  });

  test('is missing where nobody has translated it', () => {
    const [unit] = dataUnits('facts', '', original, undefined);
    expect(unit).toMatchObject({ key: 'fact:op-beurt', state: 'missing' });
  });
});

describe('a drawing of a translation', () => {
  const drawing = (alt: string, labels: string, name = 'seats') =>
    `<Drawing name="${name}" alt="${alt}" caption="${alt}" labels="${labels}" />`;
  const drawn = rule(`Wie links zit.\n\n${drawing('Een tafel', 'Z; W')}`);
  const [{ hash: of = '' } = {}] = clauseUnits('beurt', drawn, undefined);
  const words = parseMdxFile(
    'words/en/rules/2-beurt.mdx',
    `---\n---\n\n<Clause id="a" of="${of}">\n\nWho sits left.\n\n${drawing('A table', 'S; W', 'tray')}\n\n</Clause>\n`,
  );

  test('is the original’s with words of its own', () => {
    const { source } = translated('rules', '2-beurt', drawn, words, 'nl');
    expect(source.body?.clauses[0]?.drawings).toMatchObject([
      { name: 'seats', alt: 'A table', caption: 'A table', labels: ['S', 'W'] },
    ]);
  });

  test('grows old when the words of the original change', () => {
    const changed = rule(`Wie links zit.\n\n${drawing('Een tafel', 'Z; O')}`);
    expect(clauseUnits('beurt', changed, words).map(({ state }) => state)).toEqual(['stale']);
  });
});

describe('a clause of a translation', () => {
  test('keeps the letter and the links of the original', () => {
    const { source } = translated('rules', '2-beurt', clause, translatedClause(clauseHash), 'nl');
    expect(source.body?.clauses).toMatchObject([{ id: 'a', label: 'A', text: 'Play in turn.' }]);
    expect(source.body?.clauses[0]?.links.map(({ target }) => target)).toEqual(['rule:kleur#a']);
  });

  test('gives way to the original where this has changed', () => {
    const changed = rule('Speel nooit op je [beurt](rule:kleur#a).');
    const { source, texts } = translated('rules', '2-beurt', changed, translatedClause(clauseHash), 'nl');
    expect(texts.map(({ state }) => state)).toEqual(['stale']);
    expect(source.body?.clauses[0]?.text).toBe('Speel nooit op je beurt.');
  });

  test('grows old when it leads elsewhere', () => {
    const elsewhere = rule('Speel op je [beurt](rule:kleur#b).');
    expect(clauseUnits('beurt', elsewhere, translatedClause(clauseHash)).map(({ state }) => state)).toEqual(['stale']);
  });
});
