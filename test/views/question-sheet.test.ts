import { describe, expect, test } from 'vitest';
import { urlsOf } from '#addresses/urls.ts';
import { stepsOf } from '#views/procedure.ts';
import { sheetOf } from '#views/question-sheet.ts';
import { editionOf, optionsOf, situationOf } from '../support/edition.ts';

const bridge = editionOf('bridge');
const urls = urlsOf({ base: '/', language: 'nl', book: 'bridge' });

describe('the decisions on a sheet', () => {
  test.each(bridge.situations.map((situation) => [situation.id, situation] as const))(
    'of %s name every question once and every ruling that its tree ends in',
    (_, situation) => {
      const questions = sheetOf(situation, bridge);
      expect(questions.map(({ number }) => number)).toEqual(questions.map((_question, index) => index + 1));
      const ends = questions.flatMap(({ answers }) => answers.map(({ to }) => to));
      const named = new Set(ends.flatMap((to) => (to.kind === 'ruling' ? [to.ruling.id] : [])));
      const reached = situation.tree.nodes.flatMap((node) => ('ruling' in node ? [node.ruling] : []));
      if (questions.length > 0) expect([...named].toSorted()).toEqual([...new Set(reached)].toSorted());
      const pointedTo = new Set(ends.flatMap((to) => (to.kind === 'question' ? [to.number] : [])));
      expect(questions.filter(({ number }) => number > 1 && !pointedTo.has(number))).toEqual([]);
    },
  );
});

describe('the steps of a procedure', () => {
  const steps = stepsOf(situationOf(bridge, 'uitkomst-verkeerde-tegenspeler'), { edition: bridge, urls });

  test('carry their question, its answers, and whose choice it is', () => {
    const choice = steps.find(({ question }) => (question?.by.length ?? 0) > 0)?.question;
    expect(choice?.by).toEqual(['de vermoedelijke leider']);
    const labels = optionsOf(bridge, 'keuze-vermoedelijke-leider').map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(1);
    expect(choice?.options).toEqual(labels);
  });

  test('carry what it costs to leave them out, and the articles they rest on, with what those are about', () => {
    const [first] = steps;
    expect(first?.ifForgotten).toContain('47E1');
    expect(first?.laws[0]).toMatchObject({ article: '47E1', href: '/nl/bridge/laws/#47e1' });
    expect(first?.laws[0]?.caption).not.toBe('');
  });

  test('are none where a situation has no procedure', () => {
    const troefcall = editionOf('troefcall');
    expect(troefcall.situations.flatMap((situation) => stepsOf(situation, { edition: troefcall, urls }))).toEqual([]);
  });
});
