/** The case that the start page rules in place, to show what a book here does. */
import type { TreeNode } from '#decide/tree.ts';
import type { LoadedBook, RulingDoc, SituationDoc } from '#library/types.ts';
import { chipWords } from '#wording/chip-words.ts';
import { questionAt, type TreeQuestion } from './outline.ts';
import { penaltiesIn } from './penalty.ts';

/** A situation with the parts of its tree, each at its node's index. */
export interface ExampleCase {
  readonly book: LoadedBook;
  readonly situation: SituationDoc;
  readonly root: number;
  readonly parts: readonly ExamplePart[];
}
export type ExamplePart =
  | { readonly kind: 'question'; readonly question: TreeQuestion }
  | { readonly kind: 'ruling'; readonly ruling: RulingDoc };

/** An example is over after so many questions, and is no larger than so many questions and rulings. */
const MOST_QUESTIONS = 3;
const MOST_PARTS = 12;
/** The first question has so many answers, which fit on a phone's screen. */
const FEWEST_ANSWERS = 2;
const MOST_ANSWERS = 4;

/**
 * The one that tells most to a reader who knows none of these books: frequent, at the table, with as many
 * penalties in numbers as there are, and soon over. A settlement needs more room than an example has.
 * @param books those of the page's language; undefined if none of them has such a case.
 */
export function exampleCaseOf(books: readonly LoadedBook[]): ExampleCase | undefined {
  const [best] = books
    .flatMap((book) => book.current.situations.flatMap((situation) => exampleIn(book, situation) ?? []))
    .map((example) => ({ example, weights: weightsOf(example) }))
    .toSorted((a, b) => compare(a.weights, b.weights));
  return best?.example;
}

function exampleIn(book: LoadedBook, situation: SituationDoc): ExampleCase | undefined {
  const { nodes, root, questions } = situation.tree;
  if (situation.data.scoring || questions.worst > MOST_QUESTIONS || nodes.length > MOST_PARTS) return undefined;
  const parts = nodes.flatMap((node) => partOf(node, book, situation) ?? []);
  const first = parts[root];
  if (parts.length < nodes.length || first?.kind !== 'question') return undefined;
  const { length } = first.question.answers;
  if (length < FEWEST_ANSWERS || length > MOST_ANSWERS) return undefined;
  return { book, situation, root, parts };
}

/** Undefined for what does not fit an example. */
function partOf(node: TreeNode, { current }: LoadedBook, situation: SituationDoc): ExamplePart | undefined {
  const question = questionAt(node, current);
  if (question) return { kind: 'question', question };
  const ruling = 'ruling' in node ? situation.rulings.find(({ id }) => id === node.ruling) : undefined;
  return ruling?.effects.every(({ kind }) => kind !== 'score') ? { kind: 'ruling', ruling } : undefined;
}

/** The number of rulings with a penalty that is a number. */
function penalised({ book: { current }, parts }: ExampleCase): number {
  const words = chipWords(current.book, current.facts);
  return parts.filter(
    (part) =>
      part.kind === 'ruling' &&
      penaltiesIn(part.ruling, current.book, words).some(({ worth }) => worth && worth.value !== 0),
  ).length;
}

/** The lower, the better; the first that differs counts. */
function weightsOf(example: ExampleCase): readonly number[] {
  const { data, tree } = example.situation;
  const phase = example.book.current.book.phases.find(({ id }) => id === data.phase);
  return [data.common ? 0 : 1, phase?.area === undefined ? 0 : 1, -penalised(example), tree.questions.expected];
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((weight, at) => weight - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
