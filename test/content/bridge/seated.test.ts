/** The situations of Bridge that declare that their words mean seats, with the seats in their texts. */
import { describe, expect, test } from 'vitest';
import * as nl from '#i18n/nl/index.ts';
import { seats, type Seat } from '#model/seat.ts';
import { caseCheckProps, decisionProps, situationTexts } from '#views/decision.ts';
import type { DecisionProps, SituationTexts } from '#views/decision-props.ts';
import { seatedCheck, seatedDecision, seatedTexts, type Seating } from '#views/seated.ts';
import { seatNaming } from '#wording/seats.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { situationOf } from '../../support/edition.ts';

const book = libraryAt('.').books.find(({ id }) => id === 'bridge');
if (!book) throw new Error('there is no bridge');
const edition = book.current;
const context = pageContextIn(book, edition);
const declared = edition.situations.filter(({ data }) => data.seats !== undefined);
const propsOf = (id: string) => decisionProps(situationOf(edition, id), context);

function seating(data: Pick<DecisionProps, 'seats'>, seat: Seat): Seating {
  if (!data.seats) throw new Error('no seats');
  return { seat, name: seatNaming(data.seats.words, seat, nl.seats.names) };
}
const seated = (id: string, seat: Seat) => seatedDecision(propsOf(id), seating(propsOf(id), seat));
const textsOf = (id: string): SituationTexts => situationTexts(situationOf(edition, id), context);

/** Without the seats that have been put in. */
function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll(/ \((?:Noord|Oost|Zuid|West)\)/g, ''));
}

test('are those that have been read, and none where an opponent may be the declarer’s', () => {
  expect(declared.map(({ id }) => id).sort()).toEqual([
    'bieding-voor-de-beurt',
    'bieding-wijzigen',
    'onvoldoende-bod',
    'voorspeelbeperking',
    'voorspelen-voor-de-beurt',
  ]);
  for (const id of ['verkeerde-hand', 'strafkaart']) expect(propsOf(id)).not.toHaveProperty('seats');
});

describe.each(declared.map(({ id }) => id))('%s', (id) => {
  test('says the same with seats as without, whoever erred', () => {
    const data = propsOf(id);
    const texts = textsOf(id);
    for (const seat of seats) {
      const { seat: named, ...rest } = seated(id, seat);
      expect(named).toBe(seat);
      expect(plain(rest)).toEqual(plain(data));
      expect(plain(seatedTexts(texts, seating(data, seat)))).toEqual(plain(texts));
    }
  });

  test('names seats in its questions, and leaves what is quoted as it is', () => {
    const data = propsOf(id);
    const texts = textsOf(id);
    const named = seatedTexts(texts, seating(data, 'n'));
    expect(JSON.stringify(seated(id, 'n').questions) + JSON.stringify(named.rulings)).toMatch(
      /\((?:Noord|Oost|Zuid)\)/,
    );
    for (const [ruling, { quotes, laws, next, stayUntil }] of Object.entries(named.rulings))
      expect({ quotes, laws, next, stayUntil }).toEqual(expect.objectContaining(pick(texts.rulings[ruling])));
  });

  test('turns along with the table', () => {
    const turned = (text: string) =>
      text.replaceAll(/\((Noord|Oost|Zuid|West)\)/g, (_, name: keyof typeof NEXT) => `(${NEXT[name]})`);
    seats.forEach((seat, at) => {
      const next = seats[(at + 1) % seats.length] ?? seat;
      expect(JSON.stringify({ ...seated(id, next), seat: '' })).toBe(
        turned(JSON.stringify({ ...seated(id, seat), seat: '' })),
      );
    });
  });
});
const NEXT = { Noord: 'Oost', Oost: 'Zuid', Zuid: 'West', West: 'Noord' } as const;

test('when north bids out of turn, east accepts, west was before him and south must pass', () => {
  const { facts, rulings, questions } = seated('bieding-voor-de-beurt', 'n');
  expect(questions['lt-accepteert']?.ask.text).toBe('Accepteert de linkertegenstander (Oost) de foute bieding?');
  expect(facts['lt-accepteert']?.by).toEqual(['de linkertegenstander (Oost)']);
  const turn = facts['aan-de-beurt'];
  expect(turn?.kind === 'choice' && Object.values(turn.options).map(({ label }) => label)).toEqual([
    'Zijn rechtertegenstander (West)',
    'Zijn partner (Zuid)',
    'Zijn linkertegenstander (Oost)',
  ]);
  const ruling = rulings['bod-op-beurt-van-rt-niet-vergelijkbaar'];
  expect(ruling?.verdict.text).toBe('De nieuwe bieding is niet vergelijkbaar; de partner (Zuid) moet één keer passen');
  expect(JSON.stringify(ruling?.effects)).toContain('de partner van de overtreder (Zuid)');
  expect(rulings['voor-de-beurt-geaccepteerd']?.decidedBy).toBe('de linkertegenstander (Oost)');
});

test('a ruling’s own page names them in its case, and keeps the seat for its links', () => {
  const situation = situationOf(edition, 'onvoldoende-bod');
  const [ruling] = situation.rulings;
  if (!ruling) throw new Error('no ruling');
  const check = caseCheckProps(situation, ruling, context);
  const named = seatedCheck(check, seating(check, 's'));
  expect(named.seat).toBe('s');
  expect(JSON.stringify(named.facts)).toContain('de linkertegenstander (West) accepteert');
  const { seat: _, ...rest } = named;
  expect(plain(rest)).toEqual(plain(check));
});

function pick(text: SituationTexts['rulings'][string] | undefined) {
  if (!text) throw new Error('no such ruling');
  const { quotes, laws, next, stayUntil } = text;
  return { quotes, laws, next, stayUntil };
}
