/** A worked case as data. */
import { answersToQuery } from '#addresses/answers.ts';
import type { Urls } from '#addresses/urls.ts';
import { exactAnswer } from '#decide/exact-answer.ts';
import { citeBySlug, resolveAll, type Resolve } from '#library/cited.ts';
import type { RulingDoc } from '#library/types.ts';
import type { RulingId } from '#model/index.ts';
import { defined } from '#model/defined.ts';
import type { BookJson } from './format.ts';

/** A story with its answers, the address of the ruling with them, and the outcome that its author expects. */
export function workedJson(
  { story, given, gives }: Pick<RulingDoc['examples'][number], 'story' | 'given' | 'gives'>,
  ruling: RulingId,
  urls: Urls,
  resolve: Resolve,
): BookJson['situations'][number]['rulings'][number]['examples'][number] {
  const answers = answersToQuery(
    Object.fromEntries(Object.entries(given).map(([fact, value]) => [fact, exactAnswer(value)])),
  );
  const outcome = gives && {
    modality: gives.modality,
    effects: gives.effects,
    cites: resolveAll(gives.cites, resolve).map(citeBySlug),
    ...defined({ decidedBy: gives.decidedBy }),
  };
  return { story, answers, url: urls.ruling(ruling, answers), ...defined({ gives: outcome }) };
}
