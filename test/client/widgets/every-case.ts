/** Every full assignment that some answers allow, straight from the definition of a case. */
import type { Answers, Assignment, Table, TableFact } from '#decide/table.ts';
import { holds } from '../../support/table.ts';

export function answeredCases(table: Table, answers: Answers): readonly Assignment[] {
  let cases: readonly Assignment[] = [{}];
  for (const fact of table.facts) {
    cases = cases.flatMap((one) => {
      const applies = fact.askIf === undefined || fact.askIf.some((box) => holds(box, one));
      const values = applies ? allowedValues(fact, answers[fact.id]) : [null];
      return values.map((value) => ({ ...one, [fact.id]: value }));
    });
  }
  return cases;
}

function allowedValues(fact: TableFact, answer: Answers[string] | undefined): readonly (string | number)[] {
  if (fact.kind === 'choice') {
    return answer?.kind === 'option' ? [answer.option] : fact.options.map(({ id }) => id);
  }
  const [from, to] = answer?.kind === 'range' ? [answer.from, answer.to] : [fact.min, fact.max];
  const all = Array.from({ length: (fact.max - fact.min) / fact.step + 1 }, (_, step) => fact.min + step * fact.step);
  return all.filter((value) => from <= value && value <= to);
}
