import { describe, expect, test } from 'vitest';
import { calculatorOf } from '#calculator/join.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary, loadLibrary } from '#library/load.ts';

const edition = loadLibrary(process.cwd()).books.find(({ id }) => id === 'binokel')?.current;
if (!edition) throw new Error('content/ has no book of Binokel');
const situation = (id: string) => {
  const found = edition.situations.find((each) => each.id === id);
  if (!found) throw new Error(`Binokel has no situation ${id}`);
  return found;
};
const calculator = calculatorOf(edition, situation('wert-einer-meldung'));
const line = (option: string) => calculator?.lines.find((each) => each.option === option);

describe('the melds of Binokel', () => {
  test('are worth what rule 8 says', () => {
    const values = Object.fromEntries(
      (calculator?.lines ?? []).flatMap(({ option, points }) => (points === undefined ? [] : [[option, points]])),
    );
    expect(values).toEqual({
      'familie-in-trumpf': 150,
      'familie-nichttrumpf': 100,
      'vier-asse': 100,
      'vier-koenige': 80,
      'vier-damen': 60,
      'vier-buben': 40,
      'paar-in-trumpf': 40,
      'paar-nichttrumpf': 20,
      rundgang: 240,
      'binokel-einfach': 40,
      'binokel-doppelt': 300,
      'doppelte-familie': 1000,
      'alle-gleichen': 1000,
    });
  });

  test('leave tens out, with the ruling that says so', () => {
    expect(line('zehner')?.points).toBeUndefined();
    expect(line('zehner')?.ruling?.verdict).toBe('Zehner können nicht gemeldet werden');
  });

  test('have nothing to say about what the rules leave open', () => {
    expect(line('etwas-anderes')?.ruling).toBeUndefined();
  });

  test('do not count after a Durch, nor without a trick', () => {
    expect(calculator?.unless.map(({ id }) => id)).toEqual(['beim-durch-nicht-melden', 'meldung-gestrichen']);
  });
});

test('a situation without a calculator has none', () => {
  expect(calculatorOf(edition, situation('strafgeld'))).toBeUndefined();
});

test('an option has the ruling that is left of those that apply', () => {
  const files = readContentFiles(process.cwd()).map(({ file, text }) => ({
    file,
    text: text
      .replace('when: { meldung: rundgang }', 'when: { meldung: [rundgang, zehner] }')
      .replace('when: { meldung: zehner }', 'when: { meldung: zehner }\n    overrides: [wert-rundgang]'),
  }));
  const changed = joinLibrary(files, '2026-11-01').books.find(({ id }) => id === 'binokel')?.current;
  const melds = changed?.situations.find(({ id }) => id === 'wert-einer-meldung');
  const lines = (changed && melds && calculatorOf(changed, melds))?.lines ?? [];
  expect(lines.find(({ option }) => option === 'zehner')?.ruling?.id).toBe('zehner-zaehlen-nicht');
  expect(lines.find(({ option }) => option === 'rundgang')?.points).toBe(240);
});
