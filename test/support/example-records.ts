/**
 * A record of each ruling of an edition, with the answers of its first example: what dispute sheets are tried
 * on.
 */
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { recordQuery } from '#addresses/record.ts';
import { compile } from '#decide/compile.ts';
import type { Edition, RulingDoc } from '#library/types.ts';

export interface ExampleRecord {
  readonly ruling: RulingDoc;
  /** Answers and marks, without question mark. */
  readonly query: string;
}

/** Those of rulings that have an example, as all have that the checker passes. */
export function recordsOf(edition: Edition): readonly ExampleRecord[] {
  return edition.situations.flatMap((situation) => {
    const compiled = compile(situation.table);
    return situation.rulings.flatMap((ruling) => {
      const given = ruling.examples[0]?.given;
      if (!given) return [];
      const said = new URLSearchParams(Object.entries(given).map(([fact, value]) => [fact, String(value)])).toString();
      const answers = answersToQuery(countingAnswers(caseOf(compiled, situation.tree, said)));
      const { bookId: book, id } = edition;
      return [
        { ruling, query: recordQuery({ book, edition: id, ruling: ruling.id, answers, table: situation.rulingsHash }) },
      ];
    });
  });
}
