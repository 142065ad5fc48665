/** Every ruling of an edition, by situation. */
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { distinctions } from './distinctions.ts';
import { situationGroups } from './situation-groups.ts';

export interface RulingsOfSituation {
  readonly situation: SituationDoc;
  readonly rulings: readonly {
    readonly ruling: RulingDoc;
    /** What distinguishes it from others with the same verdict. */
    readonly apart?: string;
  }[];
}

/** In the order in which the situations are listed. */
export function rulingList(edition: Edition): readonly RulingsOfSituation[] {
  const situations = situationGroups(edition).flatMap((group) => group.situations);
  return situations.map((situation) => {
    const apart = distinctions(situation.rulings, edition);
    return {
      situation,
      rulings: situation.rulings.map((ruling) => {
        const differs = apart.get(ruling.id);
        return { ruling, ...(differs === undefined || differs === '' ? {} : { apart: differs }) };
      }),
    };
  });
}
