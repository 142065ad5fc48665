/** Alternative rulings, for readers who read a note the other way, and the decision table that they make. */
import type { Table, TableRuling } from '#decide/table.ts';
import { intervalsIn } from '#model/allowed.ts';
import type { Allowed, Alternative, Box, Interval, NoteName } from '#model/index.ts';
import { readAlternative, type At, type TableInput, type TableProblem } from './table.ts';

export interface AlternativeIn {
  readonly alternative: Alternative;
  readonly at: At;
  /** Id of the ruling that it replaces; of a situation's `otherwise` its id. */
  readonly of: string;
  /** The part of the ruling's cases that it changes; absent if it changes all of them. */
  readonly when?: readonly Box[];
  readonly amountFacts: readonly string[];
  readonly problems: readonly TableProblem[];
}

/** All alternatives of a situation: those of its rulings first, then those of its `otherwise`. */
export function alternativesIn(input: TableInput, table: Table): readonly AlternativeIn[] {
  const { source, situation, rulings } = input;
  const { otherwise } = situation;
  const all = [
    ...rulings.map(({ ruling, at }) => ({ of: ruling, at })),
    ...(otherwise ? [{ of: otherwise, at: { source, path: ['otherwise'] } }] : []),
  ];
  return all.flatMap(({ of, at }) =>
    (of.alternatives ?? []).map((alternative, index): AlternativeIn => {
      const here = { source: at.source, path: [...at.path, 'alternatives', index] };
      const boxes = table.rulings.find(({ id }) => id === of.id)?.when ?? [{}];
      return { alternative, at: here, of: of.id, ...readAlternative(input, alternative, here, boxes) };
    }),
  );
}

/** The notes that a situation's alternatives read the other way, each once. */
export function notesReadOtherwise(alternatives: readonly AlternativeIn[]): readonly NoteName[] {
  return [...new Set(alternatives.map(({ alternative }) => alternative.note))];
}

/**
 * The table under the other reading of one note. An alternative replaces its ruling in the same cases, with
 * the same priorities; one that narrows them leaves the remaining cases to the ruling. Rulings without an
 * alternative are unchanged.
 */
export function otherTable(table: Table, alternatives: readonly AlternativeIn[], note: NoteName): Table {
  const mine = alternatives.filter(({ alternative }) => alternative.note === note);
  const of = (id: string) => mine.filter((each) => each.of === id);
  const stays = (id: string) => of(id).every(({ when }) => when !== undefined);
  const successors = (id: string): readonly string[] => [...(stays(id) ? [id] : []), ...of(id).map(idOf)];
  const rulings = table.rulings.flatMap((ruling): readonly TableRuling[] => {
    const overrides = ruling.overrides.flatMap(successors);
    const replaced = of(ruling.id).map((each): TableRuling => {
      const when = each.when === undefined ? ruling.when : both(ruling.when, each.when);
      const beaten = stays(ruling.id) ? [ruling.id] : [];
      return { id: idOf(each), when, overrides: [...overrides, ...beaten], amountFacts: each.amountFacts };
    });
    return [...(stays(ruling.id) ? [{ ...ruling, overrides }] : []), ...replaced];
  });
  if (table.otherwise === undefined) return { ...table, rulings };
  const open = of(table.otherwise);
  const whole = open.filter(({ when }) => when === undefined);
  // Two for the same cases are a conflict, which the proofs find only between rulings.
  const [only] = whole.length === 1 ? whole : [];
  const parts = open.filter((each) => each !== only);
  return {
    ...table,
    rulings: [
      ...rulings.map((ruling) => ({ ...ruling, overrides: [...ruling.overrides, ...parts.map(idOf)] })),
      ...parts.map((each): TableRuling => {
        return { id: idOf(each), when: each.when ?? [{}], overrides: [], amountFacts: each.amountFacts };
      }),
    ],
    otherwise: only === undefined ? table.otherwise : idOf(only),
  };
}

function idOf({ alternative }: AlternativeIn): string {
  return alternative.id;
}

/** Where two conditions hold at once. */
function both(one: readonly Box[], other: readonly Box[]): readonly Box[] {
  return one.flatMap((box) => other.flatMap((narrower) => meet(box, narrower)));
}

function meet(one: Box, other: Box): readonly Box[] {
  const met: Record<string, Allowed> = { ...one };
  for (const [fact, allowed] of Object.entries(other)) {
    const before = one[fact];
    const common = before === undefined ? allowed : inBoth(before, allowed);
    if (common.length === 0) return [];
    met[fact] = common;
  }
  return [met];
}

/** A fact has options or numbers, so that both are of one kind. */
function inBoth(one: Allowed, other: Allowed): Allowed {
  const options = one.filter((each) => typeof each === 'string');
  if (options.length > 0) return options.filter((each) => other.some((known) => known === each));
  return intervalsIn(one).flatMap(([from, to]) =>
    intervalsIn(other).flatMap(([start, end]): readonly Interval[] => {
      const [low, high] = [Math.max(from, start), Math.min(to, end)];
      return low <= high ? [[low, high]] : [];
    }),
  );
}
