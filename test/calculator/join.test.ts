import { describe, expect, test } from 'vitest';
import { calculatorOf } from '#calculator/join.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { situationOf } from '../support/edition.ts';
import { fixtureEdition, FIXTURE_ROOT } from '../support/fixture.ts';

const edition = fixtureEdition('meldspiel');
const calculator = calculatorOf(edition, situationOf(edition, 'wert-einer-meldung'));
const line = (option: string) => calculator?.lines.find((each) => each.option === option);

describe('the melds of a book', () => {
  test('are worth what their rulings say', () => {
    const values = Object.fromEntries(
      (calculator?.lines ?? []).flatMap(({ option, points }) => (points === undefined ? [] : [[option, points]])),
    );
    expect(values).toEqual({
      'familie-in-trumpf': 150,
      paar: 20,
      rundgang: 240,
    });
  });

  test('leave tens out, with the ruling that says so', () => {
    expect(line('zehner')?.points).toBeUndefined();
    expect(line('zehner')?.ruling?.verdict).toBe('Zehner können nicht gemeldet werden');
  });

  test('have nothing to say about what the rules leave open', () => {
    expect(line('etwas-anderes')?.ruling).toBeUndefined();
  });

  test('do not count after a Durch', () => {
    expect(calculator?.unless.map(({ id }) => id)).toEqual(['beim-durch-nicht-melden']);
  });
});

test('a situation without a calculator has none', () => {
  expect(calculatorOf(edition, situationOf(edition, 'strafgeld'))).toBeUndefined();
});

test('an option has the ruling that is left of those that apply', () => {
  const files = readContentFiles(FIXTURE_ROOT).map(({ file, text }) => ({
    file,
    text: text
      .replace('when: { meldung: rundgang }', 'when: { meldung: [rundgang, zehner] }')
      .replace('when: { meldung: zehner }', 'when: { meldung: zehner }\n    overrides: [wert-rundgang]'),
  }));
  const changed = joinLibrary(files, '2026-11-01').books.find(({ id }) => id === 'meldspiel')?.current;
  const melds = changed?.situations.find(({ id }) => id === 'wert-einer-meldung');
  const lines = (changed && melds && calculatorOf(changed, melds))?.lines ?? [];
  expect(lines.find(({ option }) => option === 'zehner')?.ruling?.id).toBe('zehner-zaehlen-nicht');
  expect(lines.find(({ option }) => option === 'rundgang')?.points).toBe(240);
});
