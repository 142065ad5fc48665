/** What a translator is shown where the original has changed. */
import { expect, test } from 'vitest';
import { place } from '#library/placed.ts';
import { wordHash } from '#library/words/hash.ts';
import { translationsIn } from '#library/words/translations.ts';
import { changedIn } from '../../scripts/translate/changed.ts';

const facts = (ask: string) => `beurt: { ask: '${ask}', yes: ja, no: nee }\n`;
const former = facts('Was de speler aan de beurt?');
const file = 'content/spel/2024/facts.yaml';

function changed(of: string, earlier: readonly string[]): readonly string[] {
  const files = [
    { file, text: facts('Was een speler al aan de beurt?') },
    {
      file: 'content/spel/2024/words/en/facts.yaml',
      text: `beurt: { of: '${of}', ask: Was it the player's turn?, yes: yes, no: no }\n`,
    },
  ];
  const placed = files.flatMap((each) => place(each) ?? []);
  const [translation] = translationsIn(placed, '2024', () => true);
  return translation ? changedIn(translation, placed, '2024', () => earlier) : ['no translation'];
}
const hash = wordHash({ ask: 'Was de speler aan de beurt?', yes: 'ja', no: 'nee' });

test('are the words that it had then, beside those of now', () => {
  expect(changed(hash, [facts('Wie was er?'), former])).toEqual([
    'fact:beurt has changed:\n  - ask: Was de speler aan de beurt?\n  + ask: Was een speler al aan de beurt?\n',
  ]);
});

test('is said to be unknown where no earlier text is the one it was made from', () => {
  expect(changed(hash, [facts('Wie was er?')])).toEqual([
    'fact:beurt: what it was translated from is in no earlier text of its file that git has.\n',
  ]);
});

test('is nothing for a translation of what stands there', () => {
  const now = wordHash({ ask: 'Was een speler al aan de beurt?', yes: 'ja', no: 'nee' });
  expect(changed(now, [former])).toEqual([]);
});
