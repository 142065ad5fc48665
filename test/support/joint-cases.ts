/** The joint cases that an edition declares: both parts of each example of its concurrences. */
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import type { CasePart } from '#addresses/parts.ts';
import { compile } from '#decide/compile.ts';
import type { ConcurrenceDoc, Edition, RulingDoc } from '#library/types.ts';

export interface JointCase {
  readonly concurrence: ConcurrenceDoc;
  readonly story: string;
  /** That of its first side, and that of the other. */
  readonly parts: readonly [CasePart, CasePart];
  /** The rulings that hold; absent where the book does not say. */
  readonly holds?: readonly string[];
}

export function jointCasesOf(edition: Edition): readonly JointCase[] {
  return edition.concurrences.flatMap((concurrence) =>
    (concurrence.data.examples ?? []).map(({ story, given, holds }) => {
      const query = new URLSearchParams(Object.entries(given).map(([fact, value]) => [fact, String(value)])).toString();
      const [one, other] = [concurrence.rulings, concurrence.with].map((side) => partOf(side, query, edition));
      if (!one || !other) throw new Error(`a side of ${concurrence.id} is not there`);
      return { concurrence, story, parts: [one, other], ...(holds && { holds }) };
    }),
  );
}

/** With the answers that its situation asks for, as its own page would put them into the address. */
function partOf([ruling]: readonly RulingDoc[], query: string, edition: Edition): CasePart | undefined {
  const situation = ruling && edition.situationById.get(ruling.situation);
  if (!situation) return undefined;
  const current = caseOf(compile(situation.table), situation.tree, query);
  return { situation: situation.id, query: answersToQuery(countingAnswers(current)) };
}
