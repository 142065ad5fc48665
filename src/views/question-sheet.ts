/**
 * A decision tree for a sheet of paper: every question once, numbered, its answers pointing to the next
 * question or to the ruling. Nothing is nested, so that it fits into narrow columns, and nothing is folded
 * away.
 */
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { asId } from '#model/index.ts';
import { labelOf, textOfFact } from '#wording/conditions.ts';
import { choosersOf } from '#wording/phrase.ts';

export type SheetEnd =
  { readonly kind: 'ruling'; readonly ruling: RulingDoc } | { readonly kind: 'question'; readonly number: number };

export interface SheetQuestion {
  /** From 1. */
  readonly number: number;
  readonly ask: string;
  /** Labels of those whose choice it is, in order of precedence. */
  readonly by: readonly string[];
  readonly answers: readonly { readonly label: string; readonly to: SheetEnd }[];
}

/** The questions in order of appearance, first answers first. Empty if one ruling always holds. */
export function sheetOf({ tree, id }: SituationDoc, edition: Edition): readonly SheetQuestion[] {
  const numbers = numbered(tree);
  return [...numbers].map(([index, number]): SheetQuestion => {
    const node = tree.nodes[index];
    const text = node && 'fact' in node ? textOfFact(node.fact, edition) : undefined;
    if (!node || !('fact' in node) || !text) throw new Error(`the tree of ${id} has no question at ${index}`);
    return {
      number,
      ask: text.ask,
      by: choosersOf(text),
      answers: node.branches.map((branch) => ({
        label: labelOf(text, branch.in, edition),
        to: endAt(branch.to),
      })),
    };
  });

  function endAt(index: number): SheetEnd {
    const number = numbers.get(index);
    if (number !== undefined) return { kind: 'question', number };
    const node = tree.nodes[index];
    const ruling = node && 'ruling' in node ? edition.rulingById.get(asId(node.ruling)) : undefined;
    if (!ruling) throw new Error(`the tree of ${id} ends at ${index} in no ruling`);
    return { kind: 'ruling', ruling };
  }
}

/**
 * Question nodes in the order of a walk, depth first; a node that is reached twice keeps its first number.
 */
function numbered({ nodes, root }: SituationDoc['tree']): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  const walk = (index: number): void => {
    const node = nodes[index];
    if (!node || 'ruling' in node || numbers.has(index)) return;
    numbers.set(index, numbers.size + 1);
    for (const { to } of node.branches) walk(to);
  };
  walk(root);
  return numbers;
}
