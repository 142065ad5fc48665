/**
 * Checks that a calculator's points can be added: each option has one fixed number of points, all of the same
 * kind.
 */
import type { At } from '#library/table.ts';
import { pointsOf, type Book, type Effect } from '#model/index.ts';
import { describeBox } from '#check/case.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { quoteList } from '#check/suggest.ts';

export function calculatorSums(content: EditionContent): readonly Finding[] {
  return content.tables.flatMap(({ situation, rulings, table }) => {
    const sum = situation.data.calculator?.sum;
    if (sum === undefined || !situation.data.facts.includes(sum)) return [];
    const conditions = rulings.flatMap(({ ruling, at }, index): readonly Finding[] => {
      const others = new Set((table.rulings[index]?.when ?? []).flatMap((box) => Object.keys(box)));
      others.delete(sum);
      if (others.size === 0) return [];
      const message = `the ruling \`${ruling.id}\` hangs on ${quoteList([...others], 'and')} too, but a calculator adds up options of \`${sum}\` and asks nothing else. Make these options of \`${sum}\`, or take the calculator out.`;
      return [finding('calculator-sum', at.source.locate([...at.path, 'when']), message)];
    });
    return [...conditions, ...pointsFindings(content, situation.id)];
  });
}

interface PointsAt {
  readonly at: At;
  readonly ruling: string;
  readonly effect: Effect;
  readonly otherwise: boolean;
}

function pointsFindings({ book, consequences }: EditionContent, situation: string): readonly Finding[] {
  const given = consequences
    .filter((each) => each.situation === situation)
    .map(({ at, data, otherwise }) =>
      (data.effects ?? (otherwise ? book.data.residual?.effects : undefined) ?? []).flatMap((effect, index) =>
        pointsOf(effect)?.counts
          ? [{ at: { ...at, path: [...at.path, 'effects', index] }, ruling: data.id, effect, otherwise }]
          : [],
      ),
    );
  const [standard] = given.flat();
  return given.flatMap((effects) =>
    effects.flatMap((each, index) => {
      const why = standard && whyNot(each, index > 0, standard, book.data);
      const message = `${why}, or take the calculator out.`;
      return why === undefined ? [] : [finding('calculator-sum', each.at.source.locate(each.at.path), message)];
    }),
  );
}

/** Why these points cannot be added to the first ones, and what to do. */
function whyNot(
  { ruling, effect, otherwise }: PointsAt,
  again: boolean,
  standard: PointsAt,
  book: Book,
): string | undefined {
  if (otherwise) {
    return `\`${ruling}\` gives points for what the book leaves open, and the calculator adds up only what rulings give. Make it a ruling`;
  }
  if (effect.kind !== 'points' || typeof effect.amount !== 'number') {
    return `\`${ruling}\` gives no fixed number of points, so the calculator would leave it out of its sum. Give a number`;
  }
  if (again) {
    return `\`${ruling}\` gives points more than once, and the calculator adds up one number for each option. Make it one effect`;
  }
  const [mine, others] = [describePoints(effect, book), describePoints(standard.effect, book)];
  if (mine === others) return undefined;
  return `\`${ruling}\` gives ${mine}, but \`${standard.ruling}\` gives ${others}: these make no sum. Give both alike`;
}

/** The kind of points and their sides, written as in content: `punten (to: leider)`. */
function describePoints(effect: Effect, book: Book): string {
  if (effect.kind !== 'points') return '';
  const { pointKind = Object.keys(book.points)[0] ?? 'points', against, to } = effect;
  const sides = { ...(against === undefined ? {} : { against: [against] }), ...(to === undefined ? {} : { to: [to] }) };
  return Object.keys(sides).length === 0 ? `\`${pointKind}\`` : `\`${pointKind}\` (${describeBox(sides)})`;
}
