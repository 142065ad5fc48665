import { describe, expect, it } from 'vitest';
import { chipWords } from '#wording/chip-words.ts';
import { linesOf } from '#views/lines.ts';
import { hasTree, treeDiagram, type DiagramBox } from '#views/tree-diagram.ts';
import { library } from '../support/fixture.ts';

describe('text in lines', () => {
  it('breaks between words, and never within one', () => {
    expect(linesOf('Wie was er aan de beurt?', 10)).toEqual(['Wie was er', 'aan de', 'beurt?']);
    expect(linesOf('een onregelmatigheid', 8)).toEqual(['een', 'onregelmatigheid']);
    expect(linesOf('  ', 8)).toEqual([]);
  });
});

describe.each(trees())('the drawing of $name', ({ situation, edition }) => {
  const drawing = treeDiagram(situation, edition, chipWords(edition.book, edition.facts));
  const questions = situation.tree.nodes.filter((node) => !('ruling' in node));

  it('has each question once, each answer, and a ruling for each answer that ends in one', () => {
    const answers = questions.flatMap((node) => ('ruling' in node ? [] : node.branches));
    const ends = answers.filter(({ to }) => 'ruling' in (situation.tree.nodes[to] ?? {}));
    expect(drawing.boxes.filter(({ ruling }) => ruling === undefined)).toHaveLength(questions.length);
    expect(drawing.boxes.filter(({ ruling }) => ruling !== undefined)).toHaveLength(ends.length);
    expect(drawing.answers).toHaveLength(answers.length);
    expect(drawing.answers.every(({ lines, points }) => lines.length > 0 && points.length > 1)).toBe(true);
  });

  it('keeps its boxes apart and within its edges', () => {
    for (const box of drawing.boxes) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(drawing.width);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(drawing.height);
    }
    const pairs = drawing.boxes.flatMap((one, index) =>
      drawing.boxes.slice(index + 1).map((other) => [one, other] as const),
    );
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
  });
});

function overlap(one: DiagramBox, other: DiagramBox): boolean {
  const apart = (a: number, b: number, sizes: number) => Math.abs(a - b) >= sizes / 2 - 0.5;
  return !(apart(one.x, other.x, one.width + other.width) || apart(one.y, other.y, one.height + other.height));
}

function trees() {
  return library.books
    .map((book) => book.current)
    .flatMap((edition) =>
      edition.situations.filter(hasTree).map((situation) => ({ name: situation.id, situation, edition })),
    );
}
