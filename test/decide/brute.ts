/** The semantics of a table written down a second time, case by case and straight from the definition. */
import type { Answer, Answers, Assignment, Table, TableFact } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { Allowed, Box } from '#model/box.ts';

export type Case = Record<string, string | number | null>;

export function contains(allowed: Allowed, value: string | number): boolean {
  return (allowed as readonly (string | readonly [number, number])[]).some((item) =>
    typeof item === 'string' ? item === value : typeof value === 'number' && item[0] <= value && item[1] >= value,
  );
}

export function holds(box: Box, one: Assignment): boolean {
  return Object.keys(box).every((fact) => {
    const value = one[fact];
    return value !== null && value !== undefined && contains(box[fact] ?? [], value);
  });
}

export function valuesOf(fact: TableFact): readonly (string | number)[] {
  if (fact.kind === 'choice') return fact.options.map(({ id }) => id);
  const values: number[] = [];
  for (let value = fact.min; value <= fact.max; value += fact.step) values.push(value);
  return values;
}

/** One number of each range that no box distinguishes; the options of a choice. */
export function elementary(table: Table, fact: TableFact): readonly (string | number)[] {
  if (fact.kind === 'choice') return valuesOf(fact);
  const boxes = [
    ...table.impossible,
    ...table.rulings.flatMap(({ when }) => when),
    ...table.facts.flatMap(({ askIf }) => askIf ?? []),
  ];
  const intervals = boxes.flatMap((box) => (box[fact.id] ?? []) as readonly (readonly [number, number])[]);
  return valuesOf(fact).filter((value, at, all) => {
    const before = Number(all[at - 1]);
    const now = Number(value);
    return at === 0 || intervals.some(([from, to]) => (before < from && from <= now) || (before <= to && to < now));
  });
}

/** Every combination of values, also those that cannot occur. */
export function combinations(table: Table, values = valuesOf): readonly Case[] {
  return table.facts.reduce<readonly Case[]>(
    (cases, fact) => cases.flatMap((one) => [null, ...values(fact)].map((value) => ({ ...one, [fact.id]: value }))),
    [{}],
  );
}

export function canOccur(table: Table, one: Assignment): boolean {
  const agrees = table.facts.every((fact) => {
    const applies = fact.askIf === undefined || fact.askIf.some((box) => holds(box, one));
    return applies === (one[fact.id] !== null);
  });
  return agrees && !table.impossible.some((box) => holds(box, one));
}

export function possibleCases(table: Table): readonly Case[] {
  return combinations(table).filter((one) => canOccur(table, one));
}

export function elementaryCases(table: Table): readonly Case[] {
  return combinations(table, (fact) => elementary(table, fact)).filter((one) => canOccur(table, one));
}

/** The ids of the rulings that are left; the otherwise if none is. Sorted. */
export function rulingsIn(table: Table, one: Assignment): readonly string[] {
  const applicable = table.rulings.filter(({ when }) => when.some((box) => holds(box, one)));
  const left = applicable.filter(({ id }) => !applicable.some(({ overrides }) => overrides.includes(id)));
  if (left.length === 0) return table.otherwise === undefined ? [] : [table.otherwise];
  return left.map(({ id }) => id).sort();
}

/** The answer that fits a case exactly. */
export function answerFor(value: string | number): Answer {
  return typeof value === 'string' ? { kind: 'option', option: value } : { kind: 'range', from: value, to: value };
}

export function fits(one: Assignment, answers: Answers): boolean {
  return Object.entries(answers).every(([fact, answer]) => {
    const value = one[fact];
    if (answer.kind === 'unknown') return true;
    if (answer.kind === 'option') return value === answer.option;
    return typeof value === 'number' && answer.from <= value && value <= answer.to;
  });
}

/** The questions that a case is asked, and the ruling at the end. */
export function follow(tree: Tree, one: Assignment): { readonly asked: readonly string[]; readonly ruling: string } {
  const asked: string[] = [];
  for (let at = tree.root; ;) {
    const node = tree.nodes[at];
    if (!node) throw new Error('the tree points nowhere');
    if ('ruling' in node) return { asked, ruling: node.ruling };
    asked.push(node.fact);
    const value = one[node.fact];
    if (value === null || value === undefined) throw new Error(`${node.fact} was asked where it does not apply`);
    const branch = node.branches.find((each) => contains(each.in, value));
    if (!branch) throw new Error(`no branch for ${node.fact}: ${String(value)}`);
    at = branch.to;
  }
}

/** The least expected number of questions, by trying every order on explicit sets of cases. */
export function leastQuestions(table: Table): number {
  const cases = elementaryCases(table);
  const rulings = cases.map((one) => JSON.stringify(rulingsIn(table, one)));
  const known = new Map<string, number>();
  const least = (left: readonly number[]): number => {
    if (new Set(left.map((at) => rulings[at])).size <= 1) return 0;
    const before = known.get(left.join());
    if (before !== undefined) return before;
    let best = Infinity;
    for (const fact of table.facts) {
      if (left.some((at) => cases[at]?.[fact.id] === null)) continue;
      const values = [...new Set(left.map((at) => cases[at]?.[fact.id]))];
      if (values.length < 2) continue;
      const total = values.reduce((sum: number, value) => sum + weightOf(fact, value), 0);
      const cost = values.reduce(
        (sum: number, value) =>
          sum + (weightOf(fact, value) / total) * least(left.filter((at) => cases[at]?.[fact.id] === value)),
        1,
      );
      best = Math.min(best, cost);
    }
    known.set(left.join(), best);
    return best;
  };
  return least(cases.map((_, at) => at));
}

export function weightOf(fact: TableFact, value: string | number | null | undefined): number {
  return fact.kind === 'choice' ? (fact.options.find(({ id }) => id === value)?.weight ?? 1) : 1;
}
