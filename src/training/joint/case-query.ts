import { answersToQuery } from '#addresses/answers.ts';
import { NOTHING_TOLD, queryOfCase } from '#addresses/parts-events.ts';
import type { JointCase } from './types.ts';

/** A case of two parts in the address of the page of the whole case. Its concurrence is about one event. */
export function caseQuery({ parts }: Pick<JointCase, 'parts'>): string {
  return queryOfCase(
    parts.map(({ ruled: { situation, answers } }) => ({ situation, query: answersToQuery(answers) })),
    { ...NOTHING_TOLD, same: [{ first: 0, second: 1 }] },
  );
}
