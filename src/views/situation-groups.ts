/**
 * The situations of an edition in the order in which people look for them: the most frequent, then those at
 * the table, then the rest.
 */
import type { Edition, SituationDoc } from '#library/types.ts';
import { phaseAreas, type PhaseArea } from '#model/book.ts';
import type { PictureName } from '#model/picture.ts';

export interface SituationGroup {
  /** The phase's id; absent for the frequent ones of all phases. */
  readonly phase?: { readonly id: string; readonly title: string; readonly picture?: PictureName | undefined };
  readonly situations: readonly SituationDoc[];
  /** Phases without a group, because all that they have is here: links to them lead here. */
  readonly also: readonly string[];
  /** Whether it waits closed: who is at a table does not look for it. */
  readonly folded: boolean;
}

/** What is at stake, in descending order. */
const SEVERITIES = ['match', 'game', 'points', 'none'] as const;

/** Every situation once; empty groups are left out. Within a group the most serious come first. */
export function situationGroups({ book, situations }: Edition): readonly SituationGroup[] {
  const phases = book.phases.toSorted((a, b) => rankOf(a.area) - rankOf(b.area));
  const inPhase = (id: string, common: boolean) =>
    situations
      .filter(({ data }) => data.phase === id && (data.common === true) === common)
      .toSorted((a, b) => SEVERITIES.indexOf(a.data.severity) - SEVERITIES.indexOf(b.data.severity));
  const empty = phases.filter(({ id }) => inPhase(id, false).length === 0 && inPhase(id, true).length > 0);
  const groups: readonly SituationGroup[] = [
    { situations: phases.flatMap(({ id }) => inPhase(id, true)), also: empty.map(({ id }) => id), folded: false },
    ...phases.map(({ id, title, area, picture }) => ({
      phase: { id, title, picture },
      situations: inPhase(id, false),
      also: [],
      folded: area === 'organisation',
    })),
  ];
  return groups.filter((group) => group.situations.length > 0);
}

function rankOf(area: PhaseArea = 'table'): number {
  return phaseAreas.indexOf(area);
}
