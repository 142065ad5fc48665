/** What a ruling rests on, for one clause and for several: the verb goes with their number. */
import { expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages, noteKinds, type NoteKind } from '#model/index.ts';
import { restLabels } from '#wording/rest-labels.ts';
import { edition, ruling } from '../views/slagspel.ts';

const [rested] = ruling('verkeerde-kaart-tot-vier-slagen').rests;
if (!rested) throw new Error('the fixture has too little');
const places = edition.rules.flatMap((rule) => rule.clauses.map((clause) => ({ rule, clause }))).slice(0, 3);
const at = (kind: NoteKind, count: number) =>
  places.slice(0, count).map((place) => ({ ...rested, ...place, note: { ...rested.note, kind } }));

test('one clause leaves something open, several do', () => {
  const labels = (language: 'nl' | 'da' | 'de' | 'en', kind: NoteKind) =>
    [1, 3].map((count) => restLabels(at(kind, count), language)[0]?.label);
  expect(labels('nl', 'gap')).toEqual([
    expect.stringMatching(/ laat iets open$/),
    expect.stringMatching(/ en .* laten iets open$/),
  ]);
  expect(labels('de', 'ambiguity')).toEqual([
    expect.stringMatching(/ lässt sich verschieden lesen$/),
    expect.stringMatching(/ und .* lassen sich verschieden lesen$/),
  ]);
  expect(labels('en', 'ambiguity')).toEqual([
    expect.stringMatching(/ is ambiguous$/),
    expect.stringMatching(/ and .* are ambiguous$/),
  ]);
  expect(labels('da', 'gap')).toEqual([
    expect.stringMatching(/^[^,]+ lader noget stå åbent$/),
    expect.stringMatching(/ og /),
  ]);
});

test('two notes on the same clause are one clause', () => {
  const [first] = at('gap', 1);
  if (!first) throw new Error('the fixture has too little');
  expect(restLabels([first, first], 'nl')[0]?.label).toMatch(/ laat iets open$/);
});

test('every language names the clauses in both forms', () => {
  for (const language of languages)
    for (const kind of noteKinds) {
      const said = packs[language].rule.rests[kind];
      for (const form of typeof said === 'string' ? [said] : [said.one, said.other]) expect(form).toContain('{cites}');
    }
});
