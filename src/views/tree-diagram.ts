/**
 * A decision tree as a drawing that can be read on the page and on paper: whole on a sheet that lies on its
 * side, or in several parts where its letters would become too small.
 */
import type { Edition, SituationDoc } from '#library/types.ts';
import type { ChipWords } from '#wording/chips.ts';
import { labelOf, textOfFact } from '#wording/conditions.ts';
import { endsBelow, repeatUpTo } from './outline.ts';
import { asHighAs, tidyTree, type Size, type TidyDrawing, type TidyNode } from './tidy-tree.ts';
import {
  FEW_LINES,
  answerLabel,
  answerLength,
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

/**
 * From what reads best to what is narrowest: answers in lines of 150 to 170 pixels where there is room, and
 * longer ones where answers are long; and wider ones for a question with many answers.
 */
const LINE_LENGTHS: readonly LineLengths[] = [
  { question: 28, ruling: 32, answer: 22, longAnswer: 28 },
  { question: 24, ruling: 28, answer: 22, longAnswer: 26 },
  { question: 18, ruling: 24, answer: 20, longAnswer: 24 },
  { question: 28, ruling: 52, answer: 28, longAnswer: 44 },
  { question: 24, ruling: 28, answer: 16, longAnswer: 24 },
  { question: 18, ruling: 24, answer: 12, longAnswer: 28 },
  { question: 18, ruling: 20, answer: 12, longAnswer: 22 },
  { question: 16, ruling: 20, answer: 12, longAnswer: 20 },
  { question: 18, ruling: 24, answer: 12, longAnswer: 12 },
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
/** How much further apart things are at most, so that a drawing fills its sheet. */
const AT_MOST_APART = 1.75;

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

/** On the smallest sheet where it can be read whole, or else in parts on the sheet of any printer. */
function onPaper(situation: SituationDoc, edition: Edition, chips: ChipWords): TreeDiagram {
  const cut: Cut = (cuts) => undrawn(cuts, situation, edition, chips);
  for (const paper of ['A4', 'A3'] as const) {
    const [whole] = cut([]).map((part) => drawn(part, paper));
    if (whole && readsOf([whole], paper) >= 1) return { parts: highOn([whole], paper), paper };
  }
  const parts = inParts(cut, situation, 'A4');
  const scale = scaleOf(parts, 'A4');
  return { parts: highOn(parts, 'A4'), paper: 'A4', ...(scale >= READABLE && { scale }) };
}

/**
 * Draws a part with the first lines that give large enough letters, or else with those that read best; but
 * not with an answer of many lines, if there is another way.
 */
function drawn({ shape, ...part }: Undrawn, paper: Paper): DiagramPart {
  const readable: DiagramPart[] = [];
  const all: DiagramPart[] = [];
  for (const most of LINE_LENGTHS) {
    const drawing = { ...tidyTree(shape(most)), ...part };
    all.push(drawing);
    if (readsOf([drawing], paper) < 1) continue;
    if (longestAnswer(drawing) <= FEW_LINES && scaleOf([drawing], paper) >= GOOD) return drawing;
    readable.push(drawing);
  }
  const few = Math.max(FEW_LINES, Math.min(...readable.map(longestAnswer)));
  const short = readable.filter((each) => longestAnswer(each) <= few);
  return (
    short.find((each) => scaleOf([each], paper) >= GOOD) ??
    (short.length > 0 ? short : all).reduce((best, each) =>
      readsOf([each], paper) > readsOf([best], paper) ? each : best,
    )
  );
}

function longestAnswer({ lines }: DiagramPart): number {
  return Math.max(0, ...lines.map((answer) => answer.lines.length));
}

/** With every part that has a sheet to itself as high as that, as far as its letters stay as large. */
function highOn(parts: readonly DiagramPart[], paper: Paper): readonly DiagramPart[] {
  const room = SHEETS[paper].height / scaleOf(parts, paper);
  return parts.map((part, at) => {
    const beside = [parts[at - 1], parts[at + 1]];
    const alone = beside.every((other) => other === undefined || other.height + part.height > room);
    return alone ? { ...part, ...asHighAs(part, room, AT_MOST_APART) } : part;
  });
}

/** Takes questions out with all below them, one after the other, until every part can be read. */
function inParts(cut: Cut, { tree }: SituationDoc, paper: Paper): readonly DiagramPart[] {
  const questions = tree.nodes.flatMap((node, index) => ('ruling' in node || index === tree.root ? [] : [index]));
  let cuts: readonly number[] = [];
  for (;;) {
    const parts = cut(cuts).map((part) => drawn(part, paper));
    const next = nextCut(parts);
    if (next === undefined) return parts;
    cuts = [...cuts, next];
  }

  /** The question without which a part has the largest letters, and which itself has no smaller ones. */
  function nextCut(parts: readonly DiagramPart[]): number | undefined {
    for (const part of parts) {
      let best = readsOf([part], paper);
      let next: number | undefined;
      if (best >= 1) continue;
      for (const index of questions.filter((each) => !cuts.includes(each))) {
        const both = cut([...cuts, index]).filter(({ top }) => top === part.top || top === index);
        const reads = readsOf(
          both.map((each) => drawn(each, paper)),
          paper,
        );
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

/** A part before it is known how long its lines are. */
interface Undrawn extends Pick<DiagramPart, 'top' | 'letter'> {
  readonly shape: Shape;
}
type Shape = (most: LineLengths) => TidyNode<DiagramBox, DiagramAnswer>;
/** The parts with some questions in parts of their own. */
type Cut = (cuts: readonly number[]) => readonly Undrawn[];

/**
 * The parts of a tree. A question that several answers lead to is drawn once and referred to by its letter; a
 * short one is repeated, as it is in the outline. So are rulings.
 * @param cuts the questions that begin a part.
 */
function undrawn(
  cuts: readonly number[],
  situation: SituationDoc,
  edition: Edition,
  chips: ChipWords,
): readonly Undrawn[] {
  const { nodes, root } = situation.tree;
  const letters = lettered(situation, cuts);
  const seen = new Set<number>(cuts);

  function shapeOf(index: number, isTop: boolean): Shape {
    const at = nodes[index];
    const letter = letters.get(index);
    if (letter !== undefined && seen.has(index) && !isTop)
      return () => ({ shown: onwardBox(letter, edition.book.language), children: [] });
    seen.add(index);
    if (at && 'ruling' in at) {
      const ruling = situation.rulings.find(({ id }) => id === at.ruling);
      if (ruling) return (most) => ({ shown: rulingBox(ruling, chips, most), children: [] });
    }
    const text = at && 'fact' in at ? textOfFact(at.fact, edition) : undefined;
    if (!at || !('fact' in at) || !text) throw new Error(`the tree of ${situation.id} has nothing to show at ${index}`);
    const branches = at.branches.map((branch) => ({
      answer: labelOf(text, branch.in, edition),
      below: shapeOf(branch.to, false),
    }));
    return (most) => {
      const length = answerLength(
        branches.map(({ answer }) => answer),
        most,
      );
      return {
        shown: questionBox(text.ask, letter, most),
        children: branches.map(({ answer, below }) => ({ label: answerLabel(answer, length), to: below(most) })),
      };
    };
  }
  const others = [...letters].filter(([index]) => cuts.includes(index));
  return [
    { shape: shapeOf(root, true), top: root },
    ...others.map(([index, letter]) => ({ shape: shapeOf(index, true), top: index, letter })),
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
