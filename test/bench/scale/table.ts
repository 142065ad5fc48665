/**
 * Decision tables that are complete and free of conflict by how they are made: each question divides one case
 * into several.
 */
import type { Draw } from './draw.ts';
import type { Proportions } from './proportions.ts';

export interface MadeFact {
  readonly id: string;
  /** The ids of its options, or the largest number of a number fact. */
  readonly options: readonly string[] | number;
  readonly askIf?: Leaf['when'];
}

/**
 * One case: the answers that lead to it, as a condition writes them, and answers that an example may give.
 */
export interface Leaf {
  readonly when: Readonly<Record<string, string | readonly string[]>>;
  readonly given: Readonly<Record<string, string | number>>;
}

export interface MadeTable {
  readonly facts: readonly MadeFact[];
  readonly leaves: readonly Leaf[];
}

export const LARGEST = 13;

/** @param shared a fact that another situation asks too, which is asked here first */
export function makeTable(draw: Draw, proportions: Proportions, count: number, shared?: MadeFact): MadeTable {
  let leaves: readonly Leaf[] = [{ when: {}, given: {} }];
  const facts: MadeFact[] = [];
  for (let at = 0; at < count; at++) {
    const leaf = draw.one(leaves) ?? { when: {}, given: {} };
    const fact = at === 0 && shared ? shared : makeFact(draw, proportions, leaf);
    facts.push(fact);
    leaves = leaves.flatMap((each) => (each === leaf ? divided(draw, leaf, fact) : [each]));
  }
  return { facts, leaves };
}

/** A fact that makes sense only for the case that it divides, as often as facts do. */
function makeFact(draw: Draw, { share, options }: Proportions, leaf: Leaf): MadeFact {
  const id = draw.words.id();
  // Only facts that come after another one can wait for it, which is about every other fact.
  const guard = draw.chance(share.guarded * 2) ? draw.one(Object.entries(leaf.when)) : undefined;
  const only = guard ? { askIf: { [guard[0]]: guard[1] } } : {};
  if (draw.chance(share.number)) return { id, options: LARGEST, ...only };
  const size = Math.max(2, draw.of(options));
  const named = size === 2 ? ['ja', 'nee'] : Array.from({ length: size }, () => draw.words.id());
  return { id, options: named, ...only };
}

function divided(draw: Draw, { when, given }: Leaf, { id, options }: MadeFact): readonly Leaf[] {
  if (typeof options === 'number') {
    const limit = 1 + draw.below(options - 2);
    return [
      { when: { ...when, [id]: `..${String(limit)}` }, given: { ...given, [id]: limit } },
      { when: { ...when, [id]: `${String(limit + 1)}..` }, given: { ...given, [id]: limit + 1 } },
    ];
  }
  // Of many options some lead to the same.
  const groups = options.length <= 3 ? options.map((option) => [option]) : grouped(draw, options);
  return groups.map((group) => ({
    when: { ...when, [id]: group.length === 1 ? (group[0] ?? '') : group },
    given: { ...given, [id]: group[0] ?? '' },
  }));
}

function grouped(draw: Draw, options: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[], []];
  for (const option of options) {
    if (draw.chance(0.5) || groups.length > 3) draw.one(groups)?.push(option);
    else groups.push([option]);
  }
  return groups.filter((group) => group.length > 0).length > 1
    ? groups.filter((group) => group.length > 0)
    : options.map((option) => [option]);
}
