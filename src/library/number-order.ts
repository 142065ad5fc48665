/** Rules in the order of their numbers. */
import type { RuleDoc } from './types.ts';

const numbers = new Intl.Collator('en', { numeric: true });

/** For sorting: digits are read as numbers, so that 2 is before 10, and 1.2 before 1.10. */
export function byNumber(a: RuleDoc, b: RuleDoc): number {
  return numbers.compare(a.data.number, b.data.number);
}

/** As people look for one of them: `S1` stays before `P1` where it came first, but 4 never comes before 3. */
export function inNumberOrder(rules: readonly RuleDoc[]): readonly RuleDoc[] {
  const letters = ({ data }: RuleDoc): string => /^\D*/.exec(data.number)?.[0] ?? '';
  return [...Map.groupBy(rules, letters).values()].flatMap((each) => each.toSorted(byNumber));
}
