import { describe, expect, test } from 'vitest';
import { queryToAnswers } from '#addresses/answers.ts';
import type { TreeNode } from '#decide/tree.ts';
import { firstQuestionOf, outlineOf, type OutlineNode } from '#views/outline.ts';
import { library as fixtures } from '../support/fixture.ts';
import { textOfFact } from '#wording/conditions.ts';
import { libraryAt } from '../support/library.ts';
import { edition, situation } from './slagspel.ts';

/** The situations of the site's own books and of the fixtures: what holds of one outline holds of all. */
const everywhere = [...libraryAt('.').books, ...fixtures.books].flatMap(({ current }) =>
  current.situations.map((each) => [`${current.bookId} ${each.id}`, each, current] as const),
);

/** Every way down, answers joined, to the ruling at its end. */
function ways(node: OutlineNode, above: readonly string[] = []): readonly string[] {
  if (node.kind === 'above') return [];
  if (node.kind === 'ruling') return [[...above, node.ruling.id].join(' > ')];
  return node.branches.flatMap((branch) => ways(branch.to, [...above, branch.label]));
}
function anchors(node: OutlineNode): readonly string[] {
  return node.kind === 'question' ? [node.anchor, ...node.branches.flatMap((branch) => anchors(branch.to))] : [];
}
function references(node: OutlineNode): readonly string[] {
  if (node.kind === 'above') return [node.anchor];
  return node.kind === 'question' ? node.branches.flatMap((branch) => references(branch.to)) : [];
}

function hintsBelow(node: OutlineNode): readonly string[] {
  return node.kind === 'question' ? node.branches.flatMap(({ hints, to }) => [...hints, ...hintsBelow(to)]) : [];
}

describe('the outline of a situation', () => {
  test('of a card played out of turn asks what happened, then how many tricks were closed', () => {
    const outline = outlineOf(situation('verkeerd-gespeelde-kaart'), edition);
    expect(ways(outline)).toContain(
      '“Speelde voor zijn beurt”, “Ontdook” of “Speelde meer kaarten tegelijk” > 5 of meer > verkeerde-kaart-vanaf-vijf-slagen',
    );
  });
  test.each(everywhere)(
    '%s has every hint of an answer that leads on, also where answers are joined',
    (_, each, of) => {
      const asked = each.tree.nodes.flatMap((node: TreeNode) => ('ruling' in node ? [] : [node]));
      const hints = asked.flatMap(({ fact, branches }) => {
        const text = textOfFact(fact, of);
        if (text?.kind !== 'choice') return [];
        return branches.flatMap((branch) => [...branch.in].flatMap((value) => text.options[String(value)]?.hint ?? []));
      });
      const shown = hintsBelow(outlineOf(each, of)).join('\n');
      for (const hint of hints) expect(shown).toContain(hint);
    },
  );
  test.each(everywhere)('%s leads to every ruling of its tree', (_, each, of) => {
    const inTree = new Set(each.tree.nodes.flatMap((node: TreeNode) => ('ruling' in node ? [node.ruling] : [])));
    const inOutline = new Set(ways(outlineOf(each, of)).map((way) => way.split(' > ').at(-1)));
    expect(inOutline).toEqual(inTree);
  });
  test.each(everywhere)('%s refers only to questions that stand on the page', (_, each, of) => {
    const outline = outlineOf(each, of);
    const named = anchors(outline).filter((anchor) => anchor !== '');
    expect(new Set(named).size).toBe(named.length);
    expect(named).toEqual(expect.arrayContaining([...references(outline)]));
  });
  test('writes a long shared question out once and refers to it after that', () => {
    const leaf = (id: string): TreeNode => ({ ruling: id });
    const base = situation('verkeerd-gespeelde-kaart');
    const [one] = base.rulings;
    if (!one) throw new Error('no ruling');
    const tricks = [0, 1, 2, 3, 4].map((n) => ({ in: [[n, n]] as const, to: 3 + n }));
    const shared = {
      ...base,
      tree: {
        ...base.tree,
        root: 0,
        nodes: [
          {
            fact: 'spel-begonnen',
            branches: [
              { in: ['ja'], to: 1 },
              { in: ['nee'], to: 2 },
            ],
          },
          { fact: 'gesloten-slagen', branches: tricks },
          {
            fact: 'tegenpartij-heeft-slag',
            branches: [
              { in: ['ja'], to: 1 },
              { in: ['nee'], to: 3 },
            ],
          },
          ...[0, 1, 2, 3, 4].map(() => leaf(one.id)),
        ],
      },
    };
    const outline = outlineOf(shared, edition);
    expect(references(outline)).toEqual(['q1']);
    expect(anchors(outline).filter((anchor) => anchor === 'q1')).toHaveLength(1);
  });
});

test('questions that many ways share are counted once, however many ways there are', () => {
  const base = situation('verkeerd-gespeelde-kaart');
  const [ruling] = base.rulings;
  const depth = 60;
  const nodes: readonly TreeNode[] = [
    ...Array.from({ length: depth }, (_, at) => ({
      fact: at % 2 === 0 ? 'spel-begonnen' : 'tegenpartij-heeft-slag',
      branches: [
        { in: ['ja'], to: at + 1 },
        { in: ['nee'], to: Math.min(at + 2, depth) },
      ],
    })),
    { ruling: ruling?.id ?? '' },
  ];
  const outline = outlineOf({ ...base, tree: { ...base.tree, root: 0, nodes } }, edition);
  expect(anchors(outline)).toContain(`q${depth - 1}`);
});

describe('the first question on a rule’s page', () => {
  test.each(everywhere)('%s: every button is an answer that its page can read', (_, each, of) => {
    const question = firstQuestionOf(each, of);
    for (const { value } of question?.answers ?? []) {
      const { answers, dropped } = queryToAnswers(`${question?.fact}=${value}`, each.table.facts);
      expect(dropped).toEqual([]);
      expect(Object.keys(answers)).toEqual([question?.fact]);
    }
  });
  test('offers each option that the tree tells apart or joins, in the author’s order', () => {
    const question = firstQuestionOf(situation('verkeerd-gespeelde-kaart'), edition);
    expect(question?.answers.map((answer) => answer.value)).toEqual([
      'voor-de-beurt',
      'verzaking',
      'meer-kaarten',
      'open-gevallen',
    ]);
  });
});
