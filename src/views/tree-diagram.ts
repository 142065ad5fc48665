/**
 * A decision tree as a drawing that can be read on the page and on paper: whole on a sheet that lies on its
 * side, or in several parts where its letters would become too small.
 */
import type { Edition, SituationDoc } from '#library/types.ts';
import type { ChipWords } from '#wording/chips.ts';
import { labelOf, textOfFact } from '#wording/conditions.ts';
import { endsBelow, repeatUpTo } from './outline.ts';
import { tidyTree, type Size, type TidyDrawing, type TidyNode } from './tidy-tree.ts';
import {
  answerLabel,
  onwardBox,
  questionBox,
  rulingBox,
  type DiagramAnswer,
  type DiagramBox,
  type LineLengths,
} from './tree-boxes.ts';

export interface TreeDiagram {
  /** The first has the first question. */
  readonly parts: readonly DiagramPart[];
  /** The sheet that each part fits. */
  readonly paper: Paper;
  /** How much of its size every part has there, all the same, if it can be read so. */
  readonly scale?: number;
}
/** All lengths in pixels, of letters 13 pixels high. */
export type DiagramPart = TidyDrawing<DiagramBox, DiagramAnswer> & {
  /** The question that it begins with, as an index into the tree's nodes. */
  readonly top: number;
  /** The letter by which other parts refer to it; none for the first. */
  readonly letter?: string;
};
/** A sheet that lies on its side. */
export type Paper = 'A4' | 'A3';

/** From what reads best to what is narrowest, and wider ones for a question with many answers. */
const LINE_LENGTHS: readonly LineLengths[] = [
  { question: 28, ruling: 32, answer: 20 },
  { question: 24, ruling: 28, answer: 16 },
  { question: 18, ruling: 24, answer: 12 },
  { question: 28, ruling: 52, answer: 28 },
];
/** What a drawing may take of a sheet, at 96 pixels to the inch; the rest is margins and the head. */
const SHEETS: Readonly<Record<Paper, Size>> = {
  A4: { width: 1040, height: 610 },
  A3: { width: 1500, height: 935 },
};
/** What a drawing may take of the width of a page, on a window of 1,280 pixels or more. */
const PAGE = 1100;
/** Letters 13 pixels high are not to be smaller than 12 there. */
const READABLE_ON_PAGE = 12 / 13;
/** On paper they are 9.75 points, and not to be smaller than 7. */
const READABLE = 7 / 9.75;
/** 8.5 points: lines are not made shorter for letters that are larger still. */
const GOOD = 8.5 / 9.75;

/** Whether there is anything to draw: not where one ruling always holds. */
export function hasTree({ tree }: SituationDoc): boolean {
  return tree.nodes.length > 1;
}

/**
 * All of a book would be a lot to hold; a build asks for one at each of its addresses, one after the other.
 */
let last: { readonly of: SituationDoc; readonly diagram: TreeDiagram } | undefined;

/**
 * The drawing of a situation's tree: the same at each of the edition's addresses, and not made again for the
 * next of them.
 */
export function treeDiagram(situation: SituationDoc, edition: Edition, chips: ChipWords): TreeDiagram {
  if (last?.of !== situation) last = { of: situation, diagram: onPaper(situation, edition, chips) };
  return last.diagram;
}

/** Draws the tree for a sheet, with some of its questions in parts of their own. */
type Draw = (paper: Paper, cuts: readonly number[]) => readonly DiagramPart[];

/** On the smallest sheet where it can be read whole, or else in parts on the sheet of any printer. */
function onPaper(situation: SituationDoc, edition: Edition, chips: ChipWords): TreeDiagram {
  const draw: Draw = (paper, cuts) => {
    const drawings = LINE_LENGTHS.map((most) => drawnWith(cuts, most, situation, edition, chips));
    // Every drawing has the same parts; each is taken from the one where it reads best.
    return (drawings[0] ?? []).map((part, at) =>
      bestOf(
        drawings.map((drawing) => drawing[at] ?? part),
        paper,
      ),
    );
  };
  for (const paper of ['A4', 'A3'] as const) {
    const parts = draw(paper, []);
    if (readsOf(parts, paper) >= 1) return { parts, paper };
  }
  const parts = inParts(draw, situation, 'A4');
  const scale = scaleOf(parts, 'A4');
  return { parts, paper: 'A4', ...(scale >= READABLE && { scale }) };
}

/** Of drawings of the same, the first with letters that are large enough, or else the one that reads best. */
function bestOf(drawings: readonly DiagramPart[], paper: Paper): DiagramPart {
  return (
    drawings.find((each) => readsOf([each], paper) >= 1 && scaleOf([each], paper) >= GOOD) ??
    drawings.reduce((best, each) => (readsOf([each], paper) > readsOf([best], paper) ? each : best))
  );
}

/** Takes questions out with all below them, one after the other, until every part can be read. */
function inParts(draw: Draw, { tree }: SituationDoc, paper: Paper): readonly DiagramPart[] {
  const questions = tree.nodes.flatMap((node, index) => ('ruling' in node || index === tree.root ? [] : [index]));
  let cuts: readonly number[] = [];
  let parts = draw(paper, cuts);
  for (;;) {
    const next = nextCut();
    if (next === undefined) return parts;
    cuts = [...cuts, next];
    parts = draw(paper, cuts);
  }

  /** The question without which a part has the largest letters, and which itself has no smaller ones. */
  function nextCut(): number | undefined {
    for (const part of parts) {
      let best = readsOf([part], paper);
      let next: number | undefined;
      if (best >= 1) continue;
      for (const index of questions.filter((each) => !cuts.includes(each))) {
        const both = draw(paper, [...cuts, index]).filter(({ top }) => top === part.top || top === index);
        const reads = readsOf(both, paper);
        if (reads > best) [best, next] = [reads, index];
      }
      // Without any, it is one question with its answers, and as small as it can be.
      if (next !== undefined) return next;
    }
    return undefined;
  }
}

/** How well the largest of the drawings can be read on the page and on its sheet: well enough from 1 on. */
function readsOf(parts: readonly Size[], paper: Paper): number {
  const sheet = SHEETS[paper];
  const scales = parts.flatMap(({ width, height }) => [
    PAGE / width / READABLE_ON_PAGE,
    sheet.width / width / READABLE,
    sheet.height / height / READABLE,
  ]);
  return Math.min(...scales);
}

/** How much the largest of the drawings shrinks on its sheet; never more than 1, as nothing is blown up. */
function scaleOf(parts: readonly Size[], paper: Paper): number {
  const sheet = SHEETS[paper];
  return Math.min(1, ...parts.map(({ width, height }) => Math.min(sheet.width / width, sheet.height / height)));
}

/**
 * The parts of a tree. A question that several answers lead to is drawn once and referred to by its letter; a
 * short one is repeated, as it is in the outline. So are rulings.
 * @param cuts the questions that begin a part.
 */
function drawnWith(
  cuts: readonly number[],
  most: LineLengths,
  situation: SituationDoc,
  edition: Edition,
  chips: ChipWords,
): readonly DiagramPart[] {
  const { nodes, root } = situation.tree;
  const letters = lettered(situation, cuts);
  const drawn = new Set<number>(cuts);

  function node(index: number, isTop: boolean): TidyNode<DiagramBox, DiagramAnswer> {
    const at = nodes[index];
    const letter = letters.get(index);
    if (letter !== undefined && drawn.has(index) && !isTop)
      return { shown: onwardBox(letter, edition.book.language), children: [] };
    drawn.add(index);
    if (at && 'ruling' in at) {
      const ruling = situation.rulings.find(({ id }) => id === at.ruling);
      if (ruling) return { shown: rulingBox(ruling, chips, most), children: [] };
    }
    const text = at && 'fact' in at ? textOfFact(at.fact, edition) : undefined;
    if (!at || !('fact' in at) || !text) throw new Error(`the tree of ${situation.id} has nothing to show at ${index}`);
    return {
      shown: questionBox(text.ask, letter, most),
      children: at.branches.map((branch) => ({
        label: answerLabel(labelOf(text, branch.in, edition), most),
        to: node(branch.to, false),
      })),
    };
  }
  const others = [...letters].filter(([index]) => cuts.includes(index));
  return [
    { ...tidyTree(node(root, true)), top: root },
    ...others.map(([index, letter]) => ({ ...tidyTree(node(index, true)), top: index, letter })),
  ];
}

/** Letters for the questions that are referred to, in the order in which a reader comes to them. */
function lettered({ tree: { nodes, root } }: SituationDoc, cuts: readonly number[]): ReadonlyMap<number, string> {
  const ends = endsBelow(nodes);
  const ways = nodes.flatMap((node) => ('ruling' in node ? [] : node.branches.map(({ to }) => to)));
  const isShared = (index: number) => (ends[index] ?? 0) > repeatUpTo && ways.filter((way) => way === index).length > 1;
  const letters = new Map<number, string>();
  const seen = new Set<number>();
  const walk = (index: number): void => {
    const node = nodes[index];
    if (!node || 'ruling' in node || seen.has(index)) return;
    seen.add(index);
    if (cuts.includes(index) || isShared(index)) letters.set(index, String.fromCharCode(65 + letters.size));
    for (const { to } of node.branches) walk(to);
  };
  walk(root);
  return letters;
}
