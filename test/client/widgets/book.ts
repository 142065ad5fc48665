/**
 * A small book for the widgets' tests: a choice, a number, a player's choice, an amount, and what is left
 * open.
 */
import { compile } from '#decide/compile.ts';
import { joinLibrary } from '#library/load.ts';
import { caseOf, type Case } from '#addresses/case.ts';
import { caseCheckProps, decisionProps, situationTexts } from '#views/decision.ts';
import { pageContextIn } from '../../support/page-context.ts';

const book = `
title: Proefspel
game: Proefspel
language: nl
summary: Een boek om mee te proberen
authority: { name: Proefbond, short: PB }
accent: clubs
roles: { arbiter: { label: de arbiter } }
parties:
  overtreder: { label: de overtreder }
  tegenpartij: { label: de tegenpartij }
points:
  punten: { label: punten, one: '{n} punt', other: '{n} punten' }
phases: [{ id: spel, title: Het spel }]
residual:
  verdict: Het bestuur beslist
  effects: [{ none: true }]
  modality: discretion
  cites: ['rest']
editions:
  - { id: '2024', title: '2024', numbering: printed, chapters: [{ id: spel, title: Het spel }] }
`;

const facts = `
fout:
  ask: Wat deed de speler?
  how: Vraag het aan tafel.
  options:
    te-vroeg: { label: Speelde te vroeg, says: een speler speelde te vroeg, weight: 4 }
    gevallen: { label: Liet een kaart vallen, hint: Met het beeld omhoog, says: er viel een kaart }
    weg: { label: Liep weg, says: een speler liep weg }
slagen:
  ask: Hoeveel slagen waren er gesloten?
  number: { min: 0, max: 13, unit: slag }
  says: { one: '{n} gesloten slag', other: '{n} gesloten slagen' }
laat-liggen:
  ask: Laat de tegenpartij de kaart liggen?
  by: tegenpartij
  askIf: { fout: gevallen }
  yes: de tegenpartij laat de kaart liggen
  no: de kaart gaat terug
games:
  ask: Hoeveel games waren er nog te spelen?
  number: { min: 0, max: 20, unit: game, name: games }
  says: { one: nog {n} game, other: 'nog {n} games' }
laat:
  ask: Kwam hij terug?
  yes: hij kwam terug
  no: hij kwam niet terug
`.replace('one: nog {n} game', "one: 'nog {n} game'");

const ruling = (id: string, when: string, verdict: string, effects: string, more = '') => `
  - id: ${id}
    situation: verkeerde-kaart
    when: ${when}
    verdict: ${verdict}
    effects: ${effects}
    modality: must
    cites: ['kaarten#a']
    ${more}`;

const rule = `---
id: kaarten
number: '1'
title: Kaarten
chapter: spel
summary: Over kaarten
rulings:${[
  ruling('licht', '{ fout: te-vroeg, slagen: 0..4 }', 'Tien punten', '[{ points: 10, against: overtreder }]'),
  ruling(
    'zwaar',
    '{ fout: te-vroeg, slagen: 5.. }',
    'Vijftien punten',
    '[{ points: 15, against: overtreder }]',
    'then: [teruggekomen]\n    establishes: { laat: ja }',
  ),
  ruling('blijft', '{ laat-liggen: ja }', 'De kaart blijft liggen', '[{ card: stands }]'),
  ruling('terug', '{ laat-liggen: nee }', 'De kaart gaat terug', '[{ card: taken-back }]'),
  ruling(
    'games-verloren',
    '{ fout: weg, laat: nee }',
    'Alle games verloren',
    '[{ points: 2*games, to: tegenpartij }]',
    'steps: [noteer de stand]\n    stayUntil: de stand klopt\n    decidedBy: arbiter\n    then: [teruggekomen]',
  ),
].join('')}
---

<Clause id="a" label="A">

Wie te vroeg speelt, krijgt straf. Zie [regel 2](rule:rest).

<Note kind="gap">Er staat niet voor wie de punten zijn.</Note>

</Clause>
`;

const rest = `---
id: rest
number: '2'
title: De rest
chapter: spel
summary: Wat er niet staat
rulings:
  - id: altijd
    situation: teruggekomen
    verdict: Welkom terug
    effects: [{ none: true }]
    modality: must
    cites: ['rest']
---

<Clause id="1">Wat hier niet staat, beslist het bestuur.</Clause>
`;

const situation = (title: string, rest: string) => `---
title: ${title}
summary: Proef
phrases: [proef]
phase: spel
severity: points
${rest}
---
Kijk eerst.
`;

const library = joinLibrary(
  Object.entries({
    'book.yaml': book,
    '2024/facts.yaml': facts,
    '2024/rules/1-kaarten.mdx': rule,
    '2024/rules/2-rest.mdx': rest,
    '2024/situations/verkeerde-kaart.mdx': situation(
      'Verkeerde kaart',
      'order: declared\nfacts: [fout, slagen, laat-liggen, games, laat]\notherwise: { id: niet-geregeld }',
    ),
    '2024/situations/teruggekomen.mdx': situation('Teruggekomen', 'order: fewest\nfacts: [games, laat]'),
  }).map(([file, text]) => ({ file: `content/proefspel/${file}`, text })),
  '2026-11-01',
);

const edition = found(library.books[0]?.current);
export const wrongCard = found(edition.situations.find(({ id }) => id === 'verkeerde-kaart'));
export const context = pageContextIn(found(library.books[0]), edition);
export const data = decisionProps(wrongCard, context);
export const texts = situationTexts(wrongCard, context);
export const compiled = compile(data.table);

/** The case that an address names. */
export function theCase(query: string): Case {
  return caseOf(compiled, data.tree, query);
}

/** Props of the check on a ruling's page. */
export function checkOf(id: string) {
  return caseCheckProps(wrongCard, found(wrongCard.rulings.find((each) => each.id === id)), context);
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the book of the tests lacks something');
  return value;
}
