/** Ids that a later edition has renamed, by their new ids. */

/** Renamed facts and options; all others keep their ids. */
export interface Renamed {
  /** The fact that it was before, by its id now. */
  readonly facts?: Readonly<Record<string, string>>;
  /** By the fact's id now: the option that it was before, by its id now. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a fact of the later edition was called before. */
export function formerFact({ facts = {} }: Renamed, fact: string): string {
  return Object.hasOwn(facts, fact) ? (facts[fact] ?? fact) : fact;
}

/** What an option of a fact of the later edition was called before. @param fact its id now. */
export function formerOption({ options = {} }: Renamed, fact: string, option: string): string {
  const of = Object.hasOwn(options, fact) ? (options[fact] ?? {}) : {};
  return Object.hasOwn(of, option) ? (of[option] ?? option) : option;
}
