/** What a check reports. No check knows how findings are printed. */
import type { Position } from '#library/source.ts';
import { compareTexts } from '#model/compare.ts';

/** Every code has a section in docs/diagnostics.md. */
export const codes = [
  // Files and their form
  'unreadable-file',
  'lost-character',
  'unseen-character',
  'foreign-letter',
  'yaml-syntax',
  'mdx-syntax',
  'no-frontmatter',
  'empty-file',
  'too-deep',
  'schema',
  'unknown-file',
  'missing-book',
  'missing-edition-folder',
  'undeclared-edition',
  'file-name',
  'edition-order',
  'edition-day',
  'text-state',
  'contrast',
  'house-rule',
  // Ids and addresses
  'duplicate-id',
  'alike',
  'reserved-id',
  'slug-collision',
  'vanished-permalink',
  'new-permalink',
  'unfrozen-table',
  'broken-frozen-table',
  'changed-frozen-table',
  // References
  'unknown-book',
  'unknown-fact',
  'fact-not-asked',
  'unknown-option',
  'unknown-rule',
  'unknown-clause',
  'unknown-situation',
  'unknown-ruling',
  'override-elsewhere',
  'concurrence-situations',
  'leads-round',
  'unknown-term',
  'unknown-chapter',
  'unknown-phase',
  'unknown-role',
  'unknown-party',
  'unknown-points',
  'unknown-link',
  'unknown-article',
  'unknown-concept',
  'unknown-note',
  'unknown-time',
  // Numbers and amounts
  'not-a-number',
  'number-out-of-bounds',
  'empty-range',
  'not-a-step',
  'amount-needs-number',
  'amount-needs-choice',
  'lookup-incomplete',
  'too-few-options',
  'unsaid-number',
  'figure',
  'limit-not-said',
  'verdict-unlike',
  'modality-unlike',
  'time-not-said',
  'calculator-sum',
  // The text of rules
  'clause-without-id',
  'text-outside-clause',
  'empty-text',
  'unfinished',
  'too-long',
  'other-language',
  'plain-reference',
  'unknown-element',
  'attribute',
  'image',
  'split-link',
  'note-kind',
  'note-id',
  'drawing',
  // Translations
  'unknown-words',
  'words-unlike',
  'stale-words',
  // House rules
  'stale-house-rule',
  'settled-otherwise',
  'old-figure',
  'old-outcome',
  'house-clause',
  // What must be there
  'ruling-without-citation',
  'note-not-taken-up',
  'if-done',
  'alternative-note',
  'alternative-missing',
  'pointless-alternative',
  'no-alternative',
  'situation-without-ruling',
  'always',
  'otherwise-without-residual',
  'missing-example',
  'example-without-gives',
  'limit-without-example',
  'amount-without-example',
  'missing-facts',
  'unused-fact',
  'missing-laws',
  'unused-article',
  'seats',
  // Proofs
  'table-too-large',
  'gap',
  'conflict',
  'dead-ruling',
  'dead-option',
  'unreachable-question',
  'askif-cycle',
  'override-cycle',
  'undeclared-concurrence',
  'concurrence-twice',
  'concurrence-never',
  'concurrence-unshown',
  'concurrence-left-out',
  'concurrence-unasked',
  'wrong-example',
  'wrong-gives',
  'case-day',
] as const;
export type Code = (typeof codes)[number];

/** Something that is wrong with the content, in an author's words. */
export interface Finding {
  readonly code: Code;
  readonly position: Position;
  /** What is wrong, where, and how to fix it. */
  readonly message: string;
  /** Set where the site can be published nonetheless. */
  readonly level?: 'warning';
}

/** A slip that shows in several places, and is told once (`one-slip.ts`). */
export interface Slip {
  /** Findings that share one of these are of one slip. */
  readonly names: readonly string[];
  /** What shows it here, in the list of places behind the finding that is told. */
  readonly shows: string;
  /** The finding with the lowest one is told. */
  readonly rank: number;
}

/** A finding that may be part of what a slip has done. */
export interface FoundInPart extends Finding {
  readonly slip?: Slip;
}

/**
 * Long words are truncated, and so is the middle of a long message: the position shows the rest, and the end
 * says how to fix it.
 */
export function finding(code: Code, position: Position, message: string): Finding {
  const short = message.replace(OVERLONG, (word) => `${word.slice(0, SHOWN)}…`);
  const whole = short.length <= LONGEST ? short : `${short.slice(0, LONGEST / 2)} … ${short.slice(-LONGEST / 4)}`;
  return { code, position, message: whole };
}
const OVERLONG = /[^\s`]{200,}/g;
const SHOWN = 60;
const LONGEST = 1_400;

/** Something to be seen to that keeps nothing from being published. */
export function warning(code: Code, position: Position, message: string): Finding {
  return { code, position, message, level: 'warning' };
}

/**
 * In the order of files, lines and columns, the list of addresses last: its problems mostly follow from
 * others. Duplicates (of a fact that several situations share) are removed.
 */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const sorted = [...findings].sort(compareFindings);
  return sorted.filter((each, index) => index === 0 || compareFindings(each, sorted[index - 1] ?? each) !== 0);
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    Number(isList(a)) - Number(isList(b)) ||
    compareTexts(a.position.file, b.position.file) ||
    a.position.line - b.position.line ||
    a.position.column - b.position.column ||
    compareTexts(a.code, b.code) ||
    compareTexts(a.message, b.message)
  );
}

function isList({ code }: Finding): boolean {
  return code === 'vanished-permalink' || code === 'new-permalink' || code === 'unfrozen-table';
}
