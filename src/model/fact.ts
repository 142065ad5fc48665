/** Facts as everybody above the library sees them: a choice or a number, told by `kind`, with every shorthand gone. */
import type { Condition } from './box.ts';

interface FactBase {
  /** The question, as the arbiter asks it. */
  readonly ask: string;
  /** How the arbiter establishes the answer. */
  readonly how?: string | undefined;
  /** Whose choice it is, in order of precedence; absent for a finding. */
  readonly by?: readonly string[] | undefined;
  /** Whether the arbiter judges what they chose: asked where a choice is, but nobody is told that it is theirs. */
  readonly judged?: true | undefined;
  /** Only then does the question make sense. */
  readonly askIf?: Condition | undefined;
  /** Law articles that ask this question. */
  readonly laws: readonly string[];
  /** Ids that it had before. */
  readonly aliases?: readonly string[] | undefined;
}

interface OptionBase {
  /** How it reads in a case. */
  readonly says: string;
  /** How often it occurs, relative to the others. */
  readonly weight: number;
}
/** An answer with a button of the author's own. */
export interface NamedOption extends OptionBase {
  readonly kind: 'named';
  /** The answer as it stands on its button. */
  readonly label: string;
  /** A second line on the button. */
  readonly hint?: string | undefined;
  /** Ids that it had before. */
  readonly aliases?: readonly string[] | undefined;
}
/** Yes or no: its button is the interface's. */
export interface YesNoOption extends OptionBase {
  readonly kind: 'yes' | 'no';
}
export type Option = NamedOption | YesNoOption;

/** A choice; a question that is answered with yes or no is one with these two options. */
export interface ChoiceFact extends FactBase {
  readonly kind: 'choice';
  /** By id, in the author's order. */
  readonly options: Readonly<Record<string, Option>>;
}

/** A whole number `min + k·step` up to `max`, both included. */
export interface NumberFact extends FactBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  /** What it is called where a formula needs it; its unit unless told. */
  readonly name?: string | undefined;
  /** How a value reads in a case. `{n}` stands for the number; `one` is used for exactly 1. */
  readonly says: string | { readonly one: string; readonly other: string };
}

export type Fact = ChoiceFact | NumberFact;

/** Whether a fact is asked for a yes or a no. */
export function isYesNo(fact: Fact): boolean {
  return fact.kind === 'choice' && Object.values(fact.options).some(({ kind }) => kind !== 'named');
}
