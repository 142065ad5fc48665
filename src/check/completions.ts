/** The full assignments that a worked example leaves possible. */
import { matchesAny } from '#decide/boxes.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Domain } from '#decide/domain.ts';
import type { Assignment } from '#decide/table.ts';

/** Above this an example is too vague. */
const MOST = 20_000;

export type Values = Readonly<Record<string, string | number>>;

export type Completions =
  | { readonly kind: 'cases'; readonly cases: readonly Assignment[] }
  /** An answer is given to a question that does not make sense with the other answers. */
  | { readonly kind: 'not-asked'; readonly fact: string }
  | { readonly kind: 'too-many' };

/**
 * Every way to answer what is not given, with one number for all that no condition distinguishes. A fact
 * whose question does not apply is n/a. Includes cases that the table declares impossible.
 */
export function completions({ levels }: Compiled, given: Values): Completions {
  let partial: Assignment[] = [{}];
  for (const domain of levels) {
    const { id, askIf } = domain.fact;
    partial = partial.flatMap((before): Assignment[] => {
      const asked = !domain.guarded || matchesAny(askIf ?? [], before);
      const value = given[id];
      if (!asked) return value === undefined ? [{ ...before, [id]: null }] : [];
      const values = value === undefined ? valuesOf(domain) : [value];
      return values.map((each) => ({ ...before, [id]: each }));
    });
    if (partial.length === 0) return { kind: 'not-asked', fact: id };
    if (partial.length > MOST) return { kind: 'too-many' };
  }
  return { kind: 'cases', cases: partial };
}

function valuesOf({ fact, cells }: Domain): readonly (string | number)[] {
  return fact.kind === 'choice' ? fact.options.map((option) => option.id) : cells.map(([from]) => from);
}
