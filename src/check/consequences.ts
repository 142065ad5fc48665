/** A common view of rulings and `otherwise`: both cite, have effects and worked examples. */
import type { DraftEdition } from '#library/draft.ts';
import type { At } from '#library/table.ts';
import type { RulingIn, SituationTable } from '#library/tables.ts';
import type { Alternative, Otherwise, Ruling, SituationId } from '#model/index.ts';

/** A ruling or an `otherwise`, with its position. */
export interface ConsequenceAt {
  readonly at: At;
  readonly situation: SituationId;
  readonly otherwise: boolean;
  readonly data: Ruling | Otherwise;
}

/**
 * All consequences of an edition: the rulings of its rules first, then each `otherwise` of its situations.
 */
export function consequencesOf(edition: DraftEdition, rulings: readonly RulingIn[]): readonly ConsequenceAt[] {
  return [
    ...rulings.map(({ ruling, at }): ConsequenceAt => {
      return { at, situation: ruling.situation, otherwise: false, data: ruling };
    }),
    ...edition.situations.flatMap(({ id, source, data }): ConsequenceAt[] => {
      const at = { source, path: ['otherwise'] };
      return data.otherwise ? [{ at, situation: id, otherwise: true, data: data.otherwise }] : [];
    }),
  ];
}

/** What follows in their place where a note is read the other way: it has words and effects as they have. */
export function alternativesOf(
  tables: readonly SituationTable[],
): readonly { readonly at: At; readonly data: Alternative }[] {
  return tables.flatMap(({ alternatives }) => alternatives.map(({ at, alternative }) => ({ at, data: alternative })));
}
