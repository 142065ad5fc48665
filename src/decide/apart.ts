/** How two rulings differ: by fact, the values with which each of them can follow. */
import { casesWith } from './cases.ts';
import { NEVER, type Node } from './diagram.ts';
import { allowedAt, type Domain } from './domain.ts';
import { open, whenNotApplicable } from './state.ts';
import type { Allowed } from '#model/box.ts';
import type { Compiled } from './compiled.ts';

/** The values of one fact in the cases of a ruling. */
export interface Possible {
  readonly values: Allowed;
  /** Whether every value is among them. */
  readonly any: boolean;
  /** Whether the fact may also not apply. */
  readonly notApplicable: boolean;
}

export interface Difference {
  readonly fact: string;
  readonly first: Possible;
  readonly second: Possible;
  /** Whether no value is possible with both: this fact alone distinguishes them. */
  readonly decides: boolean;
}

/**
 * The facts in which two rulings differ: those that alone distinguish them first, each part in declared
 * order. Empty for a ruling and itself, and if only combinations of facts distinguish them.
 */
export function differences(compiled: Compiled, first: string, second: string): readonly Difference[] {
  const [one, other] = [casesOf(compiled, first), casesOf(compiled, second)];
  const found = compiled.domains.flatMap((domain): readonly Difference[] => {
    const [here, there] = [positions(compiled, one, domain), positions(compiled, other, domain)];
    if (here.length === there.length && here.every((at) => there.includes(at))) return [];
    return [
      {
        fact: domain.fact.id,
        first: possible(domain, here),
        second: possible(domain, there),
        decides: !here.some((at) => there.includes(at)),
      },
    ];
  });
  return [...found.filter(({ decides }) => decides), ...found.filter(({ decides }) => !decides)];
}

/** The cases in which a ruling follows; NEVER if the table does not have it. */
function casesOf(compiled: Compiled, ruling: string): Node {
  return casesWith(compiled, (position) => {
    const outcome = compiled.outcomes[position];
    return (outcome?.kind === 'ruling' || outcome?.kind === 'otherwise') && outcome.id === ruling;
  });
}

/** With "does not apply" as the position behind the others. */
function positions(compiled: Compiled, cases: Node, domain: Domain): readonly number[] {
  const applies = open(compiled, cases, domain);
  return whenNotApplicable(compiled, cases, domain) === NEVER ? applies : [...applies, domain.size];
}

function possible(domain: Domain, at: readonly number[]): Possible {
  const values = at.filter((position) => position < domain.size);
  return {
    values: allowedAt(domain, values),
    any: values.length === domain.size,
    notApplicable: at.includes(domain.size),
  };
}
