/** The boxes of a tree's drawing and the answers on its lines: their texts in lines, and their sizes. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { RulingDoc } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import type { Language } from '#model/language.ts';
import { chipsOf, type ChipWords } from '#wording/chips.ts';
import { linesOf } from './lines.ts';
import type { Size } from './tidy-tree.ts';

export interface DiagramBox extends Size {
  readonly lines: readonly string[];
  /** Of a ruling, its consequences in short. */
  readonly short: readonly string[];
  /** A ruling that the tree ends in. */
  readonly ruling?: RulingDoc;
  /** The letter of a question that is referred to. */
  readonly letter?: string;
  /** The letter of the question that goes on from here and is drawn elsewhere. */
  readonly onward?: string;
}
export interface DiagramAnswer extends Size {
  readonly lines: readonly string[];
}
/** How many characters a line has at most. */
export interface LineLengths {
  readonly question: number;
  readonly ruling: number;
  readonly answer: number;
  /** The same of answers that would take many lines. */
  readonly longAnswer: number;
}

export const LINE = 16;
/** The lines of an answer that still reads as a label. */
export const FEW_LINES = 5;
/** The width of a letter on average, for any device's own font: bold ones are wider. */
const LETTER = 7.3;
const BOLD = 8;
const PADDING = 9;
/** Keeps the line away from an answer's words. */
export const LABEL_PADDING = 4;

export function questionBox(ask: string, letter: string | undefined, most: LineLengths): DiagramBox {
  const lines = linesOf(ask, most.question);
  return { ...boxed([], lines), lines, short: [], ...(letter === undefined ? {} : { letter }) };
}

export function rulingBox(ruling: RulingDoc, chips: ChipWords, most: LineLengths): DiagramBox {
  const lines = linesOf(ruling.verdict, most.ruling);
  const strong = chipsOf(ruling.effects, chips).filter(({ tone }) => tone === 'strong');
  const short = linesOf(strong.map(({ text }) => text).join(' · '), most.ruling);
  return { ...boxed(lines, short), lines, short, ruling };
}

/** Refers to a question that is drawn elsewhere. */
export function onwardBox(letter: string, language: Language): DiagramBox {
  const lines = [fill(packs[language].tree.onward, { letter })];
  return { ...boxed([], lines), lines, short: [], onward: letter };
}

/** How many characters a line of the answers to a question has: more where one would take many lines. */
export function answerLength(answers: readonly string[], most: LineLengths): number {
  const lengths = answers.map((answer) => {
    let length = most.answer;
    while (length < most.longAnswer && linesOf(answer, length).length > FEW_LINES) length++;
    return length;
  });
  return Math.max(...lengths);
}

export function answerLabel(answer: string, length: number): DiagramAnswer {
  const lines = linesOf(answer, length);
  return { width: widthOf(lines, LETTER) + 2 * LABEL_PADDING, height: lines.length * LINE + 2, lines };
}

function boxed(lines: readonly string[], bold: readonly string[]): Size {
  return {
    width: Math.max(widthOf(lines, LETTER), widthOf(bold, BOLD)) + 2 * PADDING,
    height: (lines.length + bold.length) * LINE + 2 * PADDING,
  };
}

function widthOf(lines: readonly string[], letter: number): number {
  return Math.ceil(Math.max(2, ...lines.map((line) => untagged(line).length)) * letter);
}
