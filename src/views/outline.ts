/** A decision tree as a nested outline: questions within answers, and rulings at the ends. */
import { answerOf, buttonLabel, choosersOf, optionOf, saysOf, type FactText } from '#wording/phrase.ts';
import { answerToValue } from '#addresses/answers.ts';
import type { TreeNode } from '#decide/tree.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import type { Allowed, Interval } from '#model/box.ts';
import type { Language } from '#model/language.ts';
import { abbreviationsOf } from '#wording/abbreviations.ts';
import { defined } from '#model/defined.ts';
import { markedText, type MarkedText } from './marked-text.ts';
import { labelOf, textOfFact } from '#wording/conditions.ts';

export interface OutlineQuestion {
  readonly kind: 'question';
  /** The node's id in the page; a repetition links to it. */
  readonly anchor: string;
  /** The fact that it asks for, by id. */
  readonly fact: string;
  readonly ask: string;
  readonly how?: string;
  /** The language of the question, where that is not the page's. */
  readonly lang?: Language;
  /** Labels of those whose choice it is. */
  readonly by: readonly string[];
  /** The most questions that are still asked, this one included. */
  readonly atMost: number;
  readonly branches: readonly OutlineBranch[];
}
export interface OutlineBranch {
  readonly label: string;
  /** The hints of the options. */
  readonly hints: readonly string[];
  /** The language of label and hints, where that is not the page's. */
  readonly lang?: Language;
  readonly to: OutlineNode;
}
export type OutlineNode =
  | OutlineQuestion
  | { readonly kind: 'ruling'; readonly ruling: RulingDoc }
  /** A question that is shown further up with everything below it. */
  | { readonly kind: 'above'; readonly anchor: string; readonly ask: string };

/** A shared question is written out again up to this many ends; a longer one is referred to. */
export const repeatUpTo = 4;

/** The whole tree of a situation. Shared questions are repeated while they are short. */
export function outlineOf(situation: SituationDoc, edition: Edition): OutlineNode {
  const { nodes, root } = situation.tree;
  const rulings = new Map<string, RulingDoc>(situation.rulings.map((ruling) => [ruling.id, ruling]));
  const ends = endsBelow(nodes);
  const asked = mostAsked(nodes);
  const seen = new Set<number>();

  function outline(index: number): OutlineNode {
    const node = nodeAt(nodes, index);
    if ('ruling' in node) {
      const ruling = rulings.get(node.ruling);
      if (!ruling) throw new Error(`the tree of ${situation.id} ends in ${node.ruling}, which is none of its rulings`);
      return { kind: 'ruling', ruling };
    }
    const text = textOfFact(node.fact, edition);
    if (!text) throw new Error(`the tree of ${situation.id} asks about ${node.fact}, which is no fact of the edition`);
    const anchor = `q${index}`;
    if (seen.has(index) && (ends[index] ?? 0) > repeatUpTo) return { kind: 'above', anchor, ask: text.ask };
    const first = !seen.has(index);
    seen.add(index);
    return {
      kind: 'question',
      anchor: first ? anchor : '',
      fact: node.fact,
      ask: text.ask,
      ...(text.how === undefined ? {} : { how: text.how }),
      ...defined({ lang: text.lang }),
      by: choosersOf(text),
      atMost: asked[index] ?? 0,
      branches: node.branches.map((branch) => ({
        label: labelOf(text, branch.in, edition),
        hints: hintsOf(text, branch.in),
        ...labelLanguage(text, branch.in),
        to: outline(branch.to),
      })),
    };
  }
  return outline(root);
}

export interface TreeQuestion {
  readonly fact: string;
  readonly ask: string;
  readonly how: MarkedText | undefined;
  /** The language of both, where that is not the page's. */
  readonly lang?: Language;
  /** Labels of those whose choice it is. */
  readonly by: readonly string[];
  /** Values as in an address, with the labels of their buttons. */
  readonly answers: readonly {
    readonly value: string;
    readonly label: string;
    /** As it reads in a case. */
    readonly says: string;
    readonly hint?: string;
    /** The language of label and hint, where that is not the page's. */
    readonly lang?: Language;
    /** Index of the tree's node that it leads to. */
    readonly to: number;
  }[];
}

/** The question that a situation begins with; undefined where one ruling always holds. */
export function firstQuestionOf(situation: SituationDoc, edition: Edition): TreeQuestion | undefined {
  return questionAt(nodeAt(situation.tree.nodes, situation.tree.root), edition);
}

/** The question of a node, with the node that each answer leads to; undefined for a ruling. */
export function questionAt(node: TreeNode, edition: Edition): TreeQuestion | undefined {
  if ('ruling' in node) return undefined;
  const text = textOfFact(node.fact, edition);
  if (!text) return undefined;
  const words = packs[edition.book.language].widget.phrase;
  const ways = new Map<string | Interval, number>(
    node.branches.flatMap((branch) => [...branch.in].map((value) => [value, branch.to] as const)),
  );
  const values = text.kind === 'choice' ? Object.keys(text.options) : [...ways.keys()];
  return {
    fact: node.fact,
    ask: text.ask,
    ...defined({ lang: text.lang }),
    how: text.how === undefined ? undefined : markedText(text.how, abbreviationsOf(edition.terms)),
    by: choosersOf(text),
    answers: values.flatMap((value) => {
      const to = ways.get(value);
      if (to === undefined) return [];
      const hint = typeof value === 'string' ? optionOf(text, value)?.hint : undefined;
      const answer = answerOf(value);
      return {
        value: answerToValue(answer),
        label: buttonLabel(text, answer, words),
        says: saysOf(text, answer, words),
        ...(hint === undefined ? {} : { hint }),
        ...(typeof value === 'string' ? labelLanguage(text, [value]) : {}),
        to,
      };
    }),
  };
}

/** The hints of a branch's options; where it joins several, each with its label. */
function hintsOf(text: FactText, allowed: Allowed): readonly string[] {
  const values: readonly unknown[] = [...allowed];
  return values.flatMap((value) => {
    const option = typeof value === 'string' ? optionOf(text, value) : undefined;
    if (option?.hint === undefined) return [];
    return [values.length > 1 ? `${option.label}: ${option.hint}` : option.hint];
  });
}

/** The language of options shown in the original's words; ranges, yes and no are in the page's. */
function labelLanguage(text: FactText, allowed: Allowed): { readonly lang?: Language } {
  const [first] = allowed;
  return defined({ lang: text.kind === 'choice' && typeof first === 'string' ? text.options[first]?.lang : undefined });
}

function nodeAt(nodes: readonly TreeNode[], index: number): TreeNode {
  const node = nodes[index];
  if (!node) throw new RangeError(`no node ${index} in a tree of ${nodes.length}`);
  return node;
}

/**
 * The number of leaves below each node, shared ones counted repeatedly. Children come after their parents.
 */
export function endsBelow(nodes: readonly TreeNode[]): readonly number[] {
  const ends: number[] = [];
  for (const [index, node] of [...nodes.entries()].reverse()) {
    ends[index] = 'ruling' in node ? 1 : node.branches.reduce((sum, { to }) => sum + (ends[to] ?? 0), 0);
  }
  return ends;
}

/** The most questions on a way from each node to a ruling. Children come after their parents. */
function mostAsked(nodes: readonly TreeNode[]): readonly number[] {
  const asked: number[] = [];
  for (const [index, node] of [...nodes.entries()].reverse()) {
    asked[index] = 'ruling' in node ? 0 : 1 + Math.max(...node.branches.map(({ to }) => asked[to] ?? 0));
  }
  return asked;
}
