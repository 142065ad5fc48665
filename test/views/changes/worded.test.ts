import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasChanged, wordChanges, type Run } from '#views/changes/text-change.ts';

const said = (runs: readonly Run[]) =>
  runs.map(({ kind, text }) => ({ kept: text, added: `[+${text}]`, removed: `[-${text}]` })[kind]).join('');

test('a changed word stands beside the one that it replaces', () => {
  expect(said(wordChanges('Dat kost tien punten straf.', 'Dat kost twaalf punten straf.', 'nl'))).toBe(
    'Dat kost [-tien][+twaalf] punten straf.',
  );
});

test('two changes with nothing but a short word between them are one', () => {
  expect(said(wordChanges('Er zahlt zehn in die Kasse heute.', 'Er zahlt zwanzig in den Topf heute.', 'de'))).toBe(
    'Er zahlt [-zehn in die Kasse][+zwanzig in den Topf] heute.',
  );
});

test('a new text is one addition, and one that is gone one removal', () => {
  expect(wordChanges('', 'Nieuw lid.', 'nl')).toEqual([{ kind: 'added', text: 'Nieuw lid.' }]);
  expect(wordChanges('Oud lid.', '', 'nl')).toEqual([{ kind: 'removed', text: 'Oud lid.' }]);
});

test('both texts can be read from the runs, and equal texts have no change', () => {
  const words = fc
    .array(fc.constantFrom('de', 'kaart', 'ligt', 'open', 'of', 'dicht', '.', ','), { maxLength: 12 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = wordChanges(before, after, 'nl');
      const read = (leftOut: Run['kind']): string =>
        runs.flatMap(({ kind, text }) => (kind === leftOut ? [] : text)).join('');
      expect(read('added')).toBe(before);
      expect(read('removed')).toBe(after);
      expect(hasChanged(wordChanges(before, before, 'nl'))).toBe(false);
    }),
  );
});
