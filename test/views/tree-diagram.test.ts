import { describe, expect, it } from 'vitest';
import type { TreeNode } from '#decide/tree.ts';
import type { SituationDoc } from '#library/types.ts';
import { chipWords } from '#wording/chip-words.ts';
import { linesOf } from '#views/lines.ts';
import { hasTree, treeDiagram } from '#views/tree-diagram.ts';
import { library } from '../support/fixture.ts';

describe('text in lines', () => {
  it('breaks between words, and never within one', () => {
    expect(linesOf('Wie was er aan de beurt?', 10)).toEqual(['Wie was er', 'aan de', 'beurt?']);
    expect(linesOf('een onregelmatigheid', 8)).toEqual(['een', 'onregelmatigheid']);
    expect(linesOf('  ', 8)).toEqual([]);
  });
});

describe.each(trees())('the drawing of $name', ({ situation, edition }) => {
  const { parts } = treeDiagram(situation, edition, chipWords(edition.book, edition.facts));
  const boxes = parts.flatMap((part) => part.boxes);
  const questions = situation.tree.nodes.filter((node) => !('ruling' in node));

  it('has every question, and leads from each to as many things as it has answers', () => {
    const drawn = boxes.filter(({ ruling, onward }) => ruling === undefined && onward === undefined);
    expect(drawn.length).toBeGreaterThanOrEqual(questions.length);
    expect(boxes.length - parts.length).toBe(parts.flatMap(({ lines }) => lines).length);
    expect(
      parts.flatMap(({ lines }) => lines).every(({ lines, points }) => lines.length > 0 && points.length > 1),
    ).toBe(true);
    const rulings = new Set(situation.tree.nodes.flatMap((node) => ('ruling' in node ? [node.ruling] : [])));
    expect(new Set(boxes.flatMap(({ ruling }) => (ruling ? [ruling.id] : [])))).toEqual(rulings);
  });

  it('refers only to letters that stand at one question', () => {
    const letters = boxes.flatMap(({ letter }) => letter ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    for (const { onward } of boxes) if (onward !== undefined) expect(letters).toContain(onward);
    for (const { letter } of parts.slice(1)) expect(letters).toContain(letter);
  });
});

describe('a tree that is too large for a sheet', () => {
  const [one] = trees();
  if (!one) throw new Error('no situation has a tree');
  const { edition } = one;
  const sheets = { A4: { width: 1040, height: 610 }, A3: { width: 1500, height: 935 } };

  it.each([
    [1, 1],
    [3, 1],
    [5, 3],
  ])('%i questions deep: at least %i parts, each of which can be read on its sheet and on the page', (depth, least) => {
    const situation = { ...one.situation, tree: { ...one.situation.tree, ...grown(one.situation, depth) } };
    const { parts, paper } = treeDiagram(situation, edition, chipWords(edition.book, edition.facts));
    expect(parts.length).toBeGreaterThanOrEqual(least);
    for (const { width, height } of parts) {
      const scale = Math.min(1, sheets[paper].width / width, sheets[paper].height / height);
      expect(9.75 * scale).toBeGreaterThanOrEqual(7);
      expect(13 * Math.min(1, 1100 / width)).toBeGreaterThanOrEqual(12);
    }
    const letters = parts.slice(1).map(({ letter }) => letter);
    expect(letters).toEqual(letters.map((_, index) => String.fromCharCode(65 + index)));
    const onward = parts.flatMap(({ boxes }) => boxes.flatMap((box) => box.onward ?? []));
    expect(onward.toSorted()).toEqual(letters);
  });
});

/** The first question of a situation, asked again under two of its answers, and again under theirs. */
function grown({ tree }: SituationDoc, depth: number): Pick<SituationDoc['tree'], 'root' | 'nodes'> {
  const first = tree.nodes[tree.root];
  const end = tree.nodes.find((node) => 'ruling' in node);
  if (!first || 'ruling' in first || !end) throw new Error('no question');
  const nodes: TreeNode[] = [];
  const grow = (left: number): number => {
    const index = nodes.push(end) - 1;
    if (left > 0) {
      const branches = first.branches.slice(0, 2).map((branch) => ({ ...branch, to: grow(left - 1) }));
      nodes[index] = { ...first, branches };
    }
    return index;
  };
  return { root: grow(depth), nodes };
}

describe('the answers of a drawing', () => {
  const [one] = trees();
  if (!one) throw new Error('no situation has a tree');
  const chips = chipWords(one.edition.book, one.edition.facts);
  const drawnWith = (depth: number) => {
    const situation = { ...one.situation, tree: { ...one.situation.tree, ...grown(one.situation, depth) } };
    return treeDiagram(situation, one.edition, chips).parts;
  };

  it('are in few lines, and a drawing that has a sheet to itself is higher than it needs be', () => {
    for (const { lines } of drawnWith(2)) {
      for (const answer of lines) expect(answer.lines.length).toBeLessThanOrEqual(5);
    }
    const [whole] = drawnWith(1);
    const [top, below] = whole?.boxes.toSorted((a, b) => a.y - b.y).slice(-2) ?? [];
    expect((below?.y ?? 0) - (top?.y ?? 0) - ((below?.height ?? 0) + (top?.height ?? 0)) / 2).toBeGreaterThan(10);
  });
});

function trees() {
  return library.books
    .map((book) => book.current)
    .flatMap((edition) =>
      edition.situations.filter(hasTree).map((situation) => ({ name: situation.id, situation, edition })),
    );
}
