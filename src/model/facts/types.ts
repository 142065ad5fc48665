/**
 * The kinds of facts: a closed union, discriminated by `kind`. All code above the library sees facts in this
 * form.
 */
import type * as choice from './choice.ts';
import type { FactBase } from './kind.ts';
import type * as number from './number.ts';
import type * as yesNo from './yes-no.ts';

interface Types<Core, Surface> {
  readonly core: Core;
  readonly surface: Surface;
}

/** Per kind: its own part of a fact as it is read, and a fact as it is written. */
export interface FactTypes {
  readonly choice: Types<choice.Choice, choice.Surface>;
  readonly 'yes-no': Types<yesNo.YesNo, yesNo.Surface>;
  readonly number: Types<number.Numbered, number.Surface>;
}

export type FactKind = keyof FactTypes;
export type FactOf<K extends FactKind> = FactBase & FactTypes[K]['core'];
export type Fact = FactOf<FactKind>;
/** A fact as written in facts.yaml. */
export type SurfaceFact = FactTypes[FactKind]['surface'];
