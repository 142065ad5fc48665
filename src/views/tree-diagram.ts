/**
 * A decision tree as a drawing for one printed sheet: questions, answers and rulings with their positions. A
 * question that several answers lead to is drawn once; a ruling is drawn under each question that leads to
 * it, so that no line has to cross the sheet. Layered layout by dagre (Gansner et al., "A technique for
 * drawing directed graphs", 1993), downwards or to the right, whichever leaves larger letters on the paper.
 */
import { Graph, layout } from '@dagrejs/dagre';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';
import { labelOf, textOfFact } from '#wording/conditions.ts';
import { linesOf } from './lines.ts';

/** All lengths in pixels, of letters 13 pixels high. */
export interface TreeDiagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DiagramBox[];
  readonly answers: readonly DiagramAnswer[];
  readonly paper: Paper;
}
/** A box with its middle at x, y. */
export interface DiagramBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** A ruling that the tree ends in; without one the box is a question. */
  readonly ruling?: RulingDoc;
  /** Of a ruling, its consequences in short. */
  readonly short: readonly string[];
}
/** A line from a question to what follows from one of its answers, with the answer's middle at x, y. */
export interface DiagramAnswer {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly points: readonly { readonly x: number; readonly y: number }[];
}
/** A sheet, and whether it lies on its side. */
export interface Paper {
  readonly size: 'A4' | 'A3';
  readonly way: 'portrait' | 'landscape';
}

export const LINE = 17;
const LETTER = 7.3;
const PADDING = 10;
const CHARACTERS = { question: 28, ruling: 32, answer: 20 } as const;
/** Inside the margins of an A4, at 96 pixels to the inch. */
const SHEET = { long: 1047, short: 718 } as const;
/** What the name of the situation takes of the sheet. */
const HEAD = 150;
/** Letters smaller than this share of 13 pixels (6.8 pt of paper) want a larger sheet. */
const READABLE = 0.7;

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
  if (last?.of !== situation) last = { of: situation, diagram: bestOf(situation, edition, chips) };
  return last.diagram;
}

/** Downwards or to the right, upright or across: whichever fits its sheet best. */
function bestOf(situation: SituationDoc, edition: Edition, chips: ChipWords): TreeDiagram {
  const drawings = (['TB', 'LR'] as const).map((direction) => draw(situation, edition, chips, direction));
  const fits = drawings.flatMap((drawing) =>
    (['portrait', 'landscape'] as const).map((way) => ({ drawing, way, scale: scaleOn(drawing, way) })),
  );
  const { drawing, way, scale } = fits.reduce((best, each) => (each.scale > best.scale ? each : best));
  return { ...drawing, paper: { size: scale < READABLE ? 'A3' : 'A4', way } };
}

type Drawing = Omit<TreeDiagram, 'paper'>;

/** How much a drawing shrinks on an A4; never more than 1, as nothing is blown up. */
function scaleOn({ width, height }: Drawing, way: Paper['way']): number {
  const [wide, high] = way === 'landscape' ? [SHEET.long, SHEET.short] : [SHEET.short, SHEET.long];
  return Math.min(1, wide / width, (high - HEAD) / height);
}

function draw(situation: SituationDoc, edition: Edition, chips: ChipWords, rankdir: 'TB' | 'LR'): Drawing {
  const { questions, ends, answers } = partsOf(situation, edition);
  const boxes = [...questions, ...ends].map((index) => boxAt(situation, edition, chips, index));
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir, nodesep: 18, ranksep: rankdir === 'TB' ? 26 : 22, edgesep: 14, marginx: 6, marginy: 6 });
  boxes.forEach(({ width, height }, box) => graph.setNode(String(box), { width, height }));
  answers.forEach(({ from, to, width, height }, answer) =>
    graph.setEdge(String(from), String(to), { width, height, labelpos: 'c' }, String(answer)),
  );
  layout(graph);
  const size = graph.graph();
  return {
    width: Math.ceil(size.width ?? 0),
    height: Math.ceil(size.height ?? 0),
    boxes: boxes.map((box, index) => ({ ...box, ...placed(graph.node(String(index))) })),
    answers: answers.map(({ from, to, ...answer }, index) => {
      const edge = graph.edge(String(from), String(to), String(index));
      return { ...answer, ...placed(edge), points: edge.points ?? [] };
    }),
  };
}

/**
 * The nodes of the tree as boxes: each question once, and behind them a ruling for each answer that ends in
 * it.
 */
function partsOf({ tree: { nodes } }: SituationDoc, edition: Edition) {
  const questions = nodes.flatMap((node, index) => ('ruling' in node ? [] : [index]));
  const ends: number[] = [];
  const answers = questions.flatMap((index, from) => {
    const node = nodes[index];
    if (!node || 'ruling' in node) return [];
    const text = textOfFact(node.fact, edition);
    return node.branches.map((branch) => {
      const question = questions.indexOf(branch.to);
      const to = question >= 0 ? question : questions.length + ends.push(branch.to) - 1;
      const lines = linesOf(text ? labelOf(text, branch.in, edition) : '', CHARACTERS.answer);
      const { width, height } = measured(lines, 0);
      return { from, to, lines, width: width - PADDING, height: height - PADDING };
    });
  });
  return { questions, ends, answers };
}

function placed({ x, y }: { readonly x?: number | undefined; readonly y?: number | undefined }) {
  return { x: x ?? 0, y: y ?? 0 };
}

type Unplaced = Omit<DiagramBox, 'x' | 'y'>;

function boxAt(situation: SituationDoc, edition: Edition, chips: ChipWords, index: number): Unplaced {
  const node = situation.tree.nodes[index];
  if (!node) throw new Error(`the tree of ${situation.id} has no node ${index}`);
  if (!('ruling' in node)) {
    const text = textOfFact(node.fact, edition);
    if (!text) throw new Error(`the tree of ${situation.id} asks about ${node.fact}, which is no fact of the edition`);
    const lines = linesOf(text.ask, CHARACTERS.question);
    return { ...measured(lines, 0), lines, short: [] };
  }
  const ruling = situation.rulings.find(({ id }) => id === node.ruling);
  if (!ruling) throw new Error(`the tree of ${situation.id} ends in ${node.ruling}, which is none of its rulings`);
  const lines = linesOf(ruling.verdict, CHARACTERS.ruling);
  const strong = chipsOf(ruling.effects, chips).filter(({ tone }) => tone === 'strong');
  const short = linesOf(strong.map(({ text }) => text).join(' · '), CHARACTERS.ruling);
  return {
    ...measured([...lines, ...short], short.length > 0 ? 4 : 0),
    lines,
    short,
    ruling,
  };
}

function measured(lines: readonly string[], more: number): { readonly width: number; readonly height: number } {
  const longest = Math.max(4, ...lines.map((line) => untagged(line).length));
  return {
    width: Math.ceil(longest * LETTER) + 2 * PADDING,
    height: lines.length * LINE + 2 * PADDING + more,
  };
}
