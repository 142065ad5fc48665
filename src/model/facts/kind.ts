/**
 * What the file of a kind of fact exports, and its inputs. Such a file imports types only: schemas are passed
 * in as `Parts`, so that a browser needs no zod.
 */
import type { z } from 'astro/zod';
import type { Allowed, Condition } from '#model/box.ts';
import type { idSchema } from '#model/id.ts';
import type { Language } from '#model/language.ts';
import type { textSchema } from '#model/text.ts';
import type { common, saysSchema, weightSchema } from './common.ts';

/** What schemas of facts are made of. */
export interface Parts {
  readonly z: typeof z;
  readonly common: typeof common;
  readonly id: typeof idSchema;
  readonly says: typeof saysSchema;
  readonly text: typeof textSchema;
  readonly weight: typeof weightSchema;
}
/** A fact as authors write it, from the schema of its kind. */
export type Written<Schema extends (parts: Parts) => z.ZodType> = z.infer<ReturnType<Schema>>;

/** What facts of every kind have. */
export interface FactBase {
  /** The question, as the arbiter asks it. */
  readonly ask: string;
  /** How the arbiter establishes the answer. */
  readonly how?: string | undefined;
  /** Whose choice it is, in order of precedence; absent for a finding. */
  readonly by?: readonly string[] | undefined;
  /**
   * Whether the arbiter judges what they chose: asked at the place of a choice, but not presented as theirs.
   */
  readonly judged?: true | undefined;
  /** Whether it is about the whole tournament or match, so that situations that share it need not meet. */
  readonly setting?: true | undefined;
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
  /** The answer as shown on its button. */
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
export type Options = Readonly<Record<string, Option>>;

/** How a language spells yes and no in conditions and addresses. */
export interface Spelled {
  readonly yes: string;
  readonly no: string;
}

/** Numbers `min + k·step` up to `max`, both included. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How many of what a number is, in words. */
export interface Counted {
  readonly unit: string;
  /** Its name in formulas; by default its unit. */
  readonly name?: string | undefined;
  /** The text of a value in a case. `{n}` is the number or the range; `one` is used for exactly 1. */
  readonly says: string | { readonly one: string; readonly other: string };
}

/** What the engine decides with: one of several options, or a number. */
export type Domain =
  | { readonly kind: 'choice'; readonly options: readonly { readonly id: string; readonly weight: number }[] }
  | ({ readonly kind: 'number' } & Steps);

/** An option as a reader sees it. */
export interface OptionText {
  /** The language of these texts, if it is not the page's; yes and no are in the page's own. */
  readonly lang?: Language;
  readonly label: string;
  readonly hint?: string;
  readonly says: string;
}
/** The answers to a fact as a reader sees them. Options are in the author's order. */
export type AnswersText =
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, OptionText>> }
  | ({ readonly kind: 'number' } & Steps & Omit<Counted, 'name'>);

/** A domain in which nothing can be asked, or a bound that is never reached. */
export type DomainFault =
  | { readonly kind: 'too-few-options' }
  | ({ readonly kind: 'empty-range' } & Steps)
  | ({ readonly kind: 'not-a-step' } & Steps);

/** What the file of a kind exports. `Core` is its own part of a fact, in addition to what all facts have. */
export interface Kind<Core, Surface> {
  /** As authors write it, with the keys that all facts have. */
  readonly schema: (parts: Parts) => z.ZodType<Surface>;
  /** The key by which what an author wrote is known to be of this kind. */
  readonly key: keyof Surface;
  /** Converts from the form that authors write to the one that all code reads. */
  readonly read: (written: Surface, spelled: Spelled) => Core;
  readonly domain: (fact: Core) => Domain;
  readonly fault: (fact: Core) => DomainFault | undefined;
  /** What can be chosen, in the author's order; nothing of a number. */
  readonly options: (fact: Core) => Options;
  /** What is counted; undefined if amounts are looked up instead. */
  readonly counted: (fact: Core) => Counted | undefined;
  /** The texts of the answers that a box allows, for searches; undefined: the text of the question. */
  readonly saysOf: (fact: Core, allowed: Allowed) => readonly string[] | undefined;
  readonly text: (fact: Core, optionText: (option: Option) => OptionText) => AnswersText;
}
