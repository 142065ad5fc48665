/** How rulings of different situations go together, as data. */
import { answersToQuery } from '#addresses/answers.ts';
import { exactAnswer } from '#decide/exact-answer.ts';
import { citeBySlug } from '#library/cited.ts';
import type { ConcurrenceDoc } from '#library/types.ts';
import type { RulesJson } from './format.ts';

export function concurrenceJson(each: ConcurrenceDoc): NonNullable<RulesJson['concurrences']>[number] {
  const { id, data, rulings, with: others, when, cites, rests } = each;
  const { how, says, open, decidedBy, examples = [] } = data;
  return {
    id,
    how,
    rulings: rulings.map((ruling) => ruling.id),
    with: others.map((ruling) => ruling.id),
    ...(when === undefined ? {} : { when }),
    says,
    cites: cites.map(citeBySlug),
    rests: rests.map((noted) => {
      return { note: noted.id, kind: noted.note.kind, text: noted.note.text, cite: citeBySlug(noted) };
    }),
    ...(open === undefined ? {} : { open }),
    ...(decidedBy === undefined ? {} : { decidedBy }),
    examples: examples.map(({ story, given }) => {
      const answers = Object.entries(given).map(([fact, value]) => [fact, exactAnswer(value)] as const);
      return { story, answers: answersToQuery(Object.fromEntries(answers)) };
    }),
  };
}
