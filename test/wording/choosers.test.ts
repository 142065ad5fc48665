import { expect, test } from 'vitest';
import { factOf } from '#library/facts.ts';
import { factText } from '#wording/fact-text.ts';
import { choosersOf } from '#wording/phrase.ts';

const asked = { ask: 'Wat biedt hij?', yes: 'hij biedt hetzelfde', no: 'hij biedt iets anders', by: 'overtreder' };
const text = (written: Parameters<typeof factOf>[0]) =>
  factText(factOf(written, 'nl'), 'nl', { overtreder: { label: 'de overtreder' } });

test('a question that is a player’s choice says whose', () => {
  expect(choosersOf(text(asked))).toEqual(['de overtreder']);
});

test('where the arbiter judges what was chosen, the question is put as nobody’s choice', () => {
  expect(choosersOf(text({ ...asked, judged: true }))).toEqual([]);
  expect(text({ ...asked, judged: true }).by).toEqual(['de overtreder']);
});
