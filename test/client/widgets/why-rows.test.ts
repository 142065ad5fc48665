import { describe, expect, test } from 'vitest';
import { queryToAnswers, answersToQuery } from '#addresses/answers.ts';
import { caseOf } from '#addresses/case.ts';
import { whyRows } from '#client/widgets/why-rows.ts';
import { briefOf } from '#client/widgets/brief-of.ts';
import { compile } from '#decide/compile.ts';
import { decisionProps } from '#views/decision.ts';
import { fixtureBook, fixtureEdition } from '../../support/fixture.ts';
import { pageContextIn } from '../../support/page-context.ts';

const books = ['slagspel', 'biedspel', 'meldspiel', 'pionspel'] as const;
const rows = books.flatMap((book) => {
  const edition = fixtureEdition(book);
  const context = pageContextIn(fixtureBook(book), edition);
  return edition.situations.flatMap((situation) => {
    const data = decisionProps(situation, context);
    const compiled = compile(data.table);
    const decided = (query: string) => {
      const current = caseOf(compiled, data.tree, query);
      const { next } = current.progress;
      return { current, ruling: next.kind === 'decided' ? next.outcome.id : undefined };
    };
    return situation.rulings.flatMap(({ id, examples }) =>
      examples.flatMap(({ given }) => {
        const query = new URLSearchParams(Object.entries(given).map(([fact, value]) => [fact, String(value)]));
        const { current, ruling } = decided(answersToQuery(queryToAnswers(query.toString(), data.table.facts).answers));
        if (ruling !== id) return [];
        const why = { ...data, compiled, brief: briefOf(data) };
        return [{ id, current, decided, data: why, rows: whyRows(why, current, id) }];
      }),
    );
  });
});
const queryOf = (href: string) => href.split('?')[1] ?? '';

describe('why a case has its ruling', () => {
  test('there are worked cases to look at', () => {
    expect(rows.filter((each) => each.rows.some(({ instead }) => instead.length > 0)).length).toBeGreaterThan(10);
  });

  test('names every answer that counts, once and in the order of the questions', () => {
    for (const { id, current, rows: why } of rows) {
      expect(
        why.map(({ fact }) => fact),
        id,
      ).toEqual(current.progress.given.map(({ fact }) => fact));
    }
  });

  test('an answer in a chip decides at once, and another ruling than this', () => {
    for (const { id, decided, rows: why } of rows) {
      for (const each of why.flatMap(({ instead }) => instead).filter(({ decides }) => decides)) {
        const { ruling } = decided(queryOf(each.href));
        expect(ruling, `${id}: ${each.says}`).toBeDefined();
        expect(ruling, `${id}: ${each.says}`).not.toBe(id);
      }
    }
  });

  test('an answer that asks on does not decide yet', () => {
    for (const { id, decided, rows: why } of rows) {
      for (const each of why.flatMap(({ instead }) => instead).filter(({ decides }) => !decides)) {
        expect(decided(queryOf(each.href)).ruling, `${id}: ${each.says}`).toBeUndefined();
      }
    }
  });

  test('outcomes are named with "or" between them, unless one has it in itself', () => {
    const outcomes = (text: (ruling: string) => string) =>
      rows.flatMap(({ id, current, data }) => {
        const brief = (ruling: string) => ({
          verdict: ruling,
          chips: [{ text: text(ruling), tone: 'strong' as const }],
        });
        return whyRows({ ...data, brief }, current, id)
          .flatMap(({ instead }) => instead)
          .filter(({ decides }) => !decides)
          .map(({ outcome }) => ({ outcome, words: data.words }));
      });
    const named = (ruling: string) => ruling.slice(-12);
    const either = outcomes(named).filter(({ outcome, words }) => outcome !== words.glance.goesOn);
    expect(either.length).toBeGreaterThan(0);
    const choices = outcomes((ruling) => `1 of 2 oder 3 ${named(ruling)}`);
    expect(choices.length).toBeGreaterThan(0);
    for (const { outcome, words } of choices) expect(outcome).toBe(words.glance.goesOn);
  });

  test('changing an answer asks its question', () => {
    for (const { id, decided, rows: why } of rows) {
      for (const { fact, change } of why) {
        const { next } = decided(queryOf(change)).current.progress;
        expect(next.kind === 'question' ? next.fact : next.kind, id).toBe(fact);
      }
    }
  });
});
