/** A situation in which one ruling holds in all cases states why, since an "if" in the text could be lost. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesBySituation } from '#check/lookup.ts';
import { amountsOf, factsOfAmount, type Condition, type Otherwise, type Ruling } from '#model/index.ts';

export function always({ edition, consequences, unreadable }: EditionContent): readonly Finding[] {
  return edition.situations.flatMap(({ id, source, data }) => {
    if (unreadable.hasRulingFor(id)) return [];
    const rulings = (consequencesBySituation(consequences).get(id) ?? []).filter(({ otherwise }) => !otherwise);
    const [only] = rulings;
    const unconditional = rulings.length === 1 && only && 'situation' in only.data && holdsAlways(only.data.when);
    if (unconditional && data.always === undefined && !countsAnswers(only.data)) {
      const message = `\`${only.data.id}\` holds here whatever was the case. If no clause that it cites has an “if”, say why nothing is asked: always: …. If one has, ask it: facts: […].`;
      return [finding('always', source.locate(['facts'], 'key'), message)];
    }
    if (unconditional || data.always === undefined || rulings.length === 0) return [];
    const message = 'it says that one ruling always holds, but its rulings have conditions. Take `always` out.';
    return [finding('always', source.locate(['always'], 'key'), message)];
  });
}

function holdsAlways(when: Condition | undefined): boolean {
  return when === undefined || [when].flat().some((box) => Object.keys(box).length === 0);
}

/** Where an amount hangs on an answer, something is asked. */
function countsAnswers({ effects = [] }: Ruling | Otherwise): boolean {
  return effects.some((effect) => amountsOf(effect).some(([, amount]) => factsOfAmount(amount).length > 0));
}
