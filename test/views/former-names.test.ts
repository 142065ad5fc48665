import { describe, expect, test } from 'vitest';
import { decisionProps } from '#views/decision.ts';
import { formerClauses, formerNote, formerTerms } from '#views/former-names.ts';
import { asId, type ClauseId, type NoteId, type SituationId } from '#model/index.ts';
import { pageContextIn } from '../support/page-context.ts';
import { bookOf, editionOf, files, ruleOf } from '../support/renumbered.ts';

const book = bookOf();
const current = editionOf(book, '2024');
const context = { ...pageContextIn(book, current), dated: false };
const melden = ruleOf(current, 'melden');

describe('a former name', () => {
  test('is an anchor on the page of its rule and in the list of terms', () => {
    for (const dated of [false, true]) {
      expect([...formerClauses(melden, { ...context, dated })]).toEqual([['reeks', ['b']]]);
      expect([...formerTerms({ ...context, dated })]).toEqual([['opvolging', ['reeks']]]);
    }
  });

  test('is one at the book’s own address also where only an older edition had it', () => {
    const forgotten = files.map((each) => ({ ...each, text: each.text.replace(' aliases="b"', '') }));
    const [older, newer] = bookOf(forgotten).editions;
    if (!older || !newer) throw new Error('the fixture has two editions');
    const between = {
      ...newer,
      id: older.id,
      current: false,
      ruleById: new Map(
        newer.rules.map((rule) => [
          rule.id,
          {
            ...rule,
            clauses: rule.clauses.map((each) => ({ ...each, aliases: each.id === 'reeks' ? [id('b')] : [] })),
          },
        ]),
      ),
    };
    const page = { book: { ...book, editions: [between, newer], current: newer }, edition: newer };
    expect([...formerClauses(melden, { ...page, dated: true })]).toEqual([]);
    expect([...formerClauses(melden, { ...page, dated: false })]).toEqual([['reeks', ['b']]]);
  });

  test('of a note goes with every name of its clause', () => {
    const note = { id: asId<NoteId>('welk-moment'), aliases: [asId<NoteId>('wanneer')] };
    expect(formerNote({ id: id('reeks') }, note, ['b'])).toEqual(['reeks/wanneer', 'b/welk-moment', 'b/wanneer']);
    expect(formerNote({ id: id('reeks') }, { aliases: [] }, ['b'])).toEqual([]);
  });
});

test('what a case was called goes with its questions, and nothing where all is called as ever', () => {
  const propsOf = (situation: string) => {
    const found = current.situationById.get(asId<SituationId>(situation));
    if (!found) throw new Error(`the fixture has no ${situation}`);
    return decisionProps(found, context);
  };
  expect(propsOf('roem').former).toEqual({
    soort: 'soort-roem',
    'soort-roem=drie': 'driekaart',
    'vs=roem-drie': 'driekaart-telt',
  });
  expect(propsOf('kaart-gespeeld').former).toEqual({ 'vs=verzaakt': 'niet-bekend' });
  const [older] = book.editions;
  expect(older?.situations.every((each) => !('former' in each))).toBe(true);
});

test('a table is the same by whatever name its facts went before', () => {
  const without = bookOf(
    files.map((each) => ({ ...each, text: each.text.replace(/, aliases: \[drie\]|\n  aliases: \[soort\]/g, '') })),
  );
  const hashes = (from: typeof book) =>
    from.editions.flatMap(({ situations }) => situations.map(({ tableHash }) => tableHash));
  expect(hashes(without)).toEqual(hashes(book));
});

function id(clause: string): ClauseId {
  return asId<ClauseId>(clause);
}
