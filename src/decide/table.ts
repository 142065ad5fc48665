/**
 * The decision table: a situation's facts and rulings without any shorthand. Plain data, identical to the
 * JSON interface, so that the same engine runs in the build and in a browser.
 */
import type { Box } from '#model/box.ts';

/** An answer to a choice. */
export interface TableOption {
  readonly id: string;
  /** Relative frequency; 1 by default. */
  readonly weight: number;
}

interface TableFactBase {
  readonly id: string;
  /** A player's choice: the parties who choose, in order of precedence. Absent for a finding. */
  readonly by?: readonly string[];
  /** The fact has a value only if one of these boxes holds; otherwise its value is n/a. Absent: always. */
  readonly askIf?: readonly Box[];
}
/** A choice; a yes/no fact is a choice with the book's own words for yes and no. */
export interface TableChoice extends TableFactBase {
  readonly kind: 'choice';
  readonly options: readonly TableOption[];
}
/** A whole number `min + k·step` up to `max`, both included. */
export interface TableNumber extends TableFactBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}
export type TableFact = TableChoice | TableNumber;

/** A ruling: where it applies, and what it beats there. */
export interface TableRuling {
  readonly id: string;
  /** Applies where any of these boxes holds. A box `{}` always holds. */
  readonly when: readonly Box[];
  /** Rulings that this one beats wherever both apply. */
  readonly overrides: readonly string[];
  /** Facts that only this ruling's amounts need; they never change which ruling it is by being named here. */
  readonly amountFacts: readonly string[];
}

/** A decision table, as the engine takes it: facts, the combinations that cannot occur, and rulings. */
export interface Table {
  /** In declared order. A fact may come before one that its `askIf` names. */
  readonly facts: readonly TableFact[];
  readonly impossible: readonly Box[];
  readonly rulings: readonly TableRuling[];
  /** The id of the ruling for what no ruling covers; absent: every combination must be covered. */
  readonly otherwise?: string;
  readonly order: 'fewest' | 'declared';
}

/**
 * An answer to one fact. A range is for a person who knows only "five or more". `unknown` is an answer too:
 * the question was asked and cannot be answered yet, or, `forGood`, can no longer be answered.
 */
export type Answer =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'unknown'; readonly forGood?: true };

/** Answers by fact id. An exact number is a range whose ends are equal. */
export type Answers = Readonly<Record<string, Answer>>;

/** A full assignment: every fact has an option id, a number, or null for n/a. */
export type Assignment = Readonly<Record<string, string | number | null>>;
