import { describe, expect, test } from 'vitest';
import { urlsOf } from '#addresses/urls.ts';
import { stepsOf } from '#views/procedure.ts';
import { sheetOf } from '#views/question-sheet.ts';
import { optionsOf, situationOf } from '../support/edition.ts';
import { fixtureEdition, library } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

const biedspel = fixtureEdition('biedspel');
const urls = urlsOf({ base: '/', language: 'nl', book: 'biedspel' });
const all = [...libraryAt('.').books, ...library.books].flatMap(({ current }) =>
  current.situations.map((each) => [`${current.bookId} ${each.id}`, each, current] as const),
);

describe('the decisions on a sheet', () => {
  test.each(all)('of %s name every question once and every ruling that its tree ends in', (_, situation, edition) => {
    const questions = sheetOf(situation, edition);
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_question, index) => index + 1));
    const ends = questions.flatMap(({ answers }) => answers.map(({ to }) => to));
    const named = new Set(ends.flatMap((to) => (to.kind === 'ruling' ? [to.ruling.id] : [])));
    const reached = situation.tree.nodes.flatMap((node) => ('ruling' in node ? [node.ruling] : []));
    if (questions.length > 0) expect([...named].toSorted()).toEqual([...new Set(reached)].toSorted());
    const pointedTo = new Set(ends.flatMap((to) => (to.kind === 'question' ? [to.number] : [])));
    expect(questions.filter(({ number }) => number > 1 && !pointedTo.has(number))).toEqual([]);
  });
});

describe('the steps of a procedure', () => {
  const steps = stepsOf(situationOf(biedspel, 'verkeerde-uitkomst'), { edition: biedspel, urls });

  test('carry their question, its answers, and whose choice it is', () => {
    const choice = steps.find(({ question }) => (question?.by.length ?? 0) > 0)?.question;
    expect(choice?.by).toEqual(['de leider']);
    const labels = optionsOf(biedspel, 'keuze-leider').map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(1);
    expect(choice?.options).toEqual(labels);
  });

  test('carry what it costs to leave them out, and the articles they rest on, with what those are about', () => {
    const [first] = steps;
    expect(first?.ifForgotten).toContain('47E1');
    expect(first?.laws[0]).toMatchObject({ article: '47E1', href: '/nl/biedspel/laws/#47e1' });
    expect(first?.laws[0]?.caption).not.toBe('');
  });

  test('are none where a situation has no procedure', () => {
    const slagspel = fixtureEdition('slagspel');
    expect(slagspel.situations.flatMap((situation) => stepsOf(situation, { edition: slagspel, urls }))).toEqual([]);
  });
});
