/** Compiled tables, and the ruling of one for the answers of a record. Pure. */
import type { FormerAnswers } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { evaluate } from '#decide/amount.ts';
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import type { Amount } from '#model/amount.ts';
import type { Effect } from '#model/effects/types.ts';
import type { Decides } from '#model/same-ruling.ts';
import type { RecordTable } from '#views/record-props.ts';

/** A table compiled for the engine. */
export interface Engine {
  readonly compiled: Compiled;
  readonly tree: Tree;
  /** Former names of its answers and rulings. */
  readonly former?: FormerAnswers;
}

/** The same with its texts. */
export interface Ready extends Engine {
  readonly of: RecordTable;
}

/** A ruling with the answers that it rests on. */
export interface Ruled {
  readonly ruling: string;
  readonly answers: Answers;
}

/** Compiles a table, once for all uses. */
export function ready(table: RecordTable): Ready {
  const { former } = table;
  return { of: table, compiled: compile(table.table), tree: table.tree, ...(former && { former }) };
}

/** The result of a table for answers, if it is this ruling; undefined otherwise. Never throws. */
export function ruledAs(ruling: string, query: string, { compiled, tree, former }: Engine): Ruled | undefined {
  const current = caseOf(compiled, tree, query, former);
  if (agreementOf(current, { ruling }).kind !== 'agrees' || current.contradicted.length > 0) return undefined;
  return { ruling, answers: countingAnswers(current) };
}

/** The decision of a ruling in its case, with its amounts computed. */
export function decidesIn({ of }: Ready, { ruling, answers }: Ruled): Decides | undefined {
  const decides = of.rulings[ruling]?.decides;
  return decides && { ...decides, effects: decides.effects.map((effect) => settled(effect, answers)) };
}

/** The book's usual points, by which amounts are compared. */
export function usualOf({ of: { usualPoints } }: Ready): { readonly usualPoints?: string } {
  return usualPoints === undefined ? {} : { usualPoints };
}

function settled(effect: Effect, answers: Answers): Effect {
  const comesTo = (amount: Amount): Amount => {
    const result = evaluate(amount, answers);
    return 'value' in result ? result.value : amount;
  };
  switch (effect.kind) {
    case 'points':
    case 'fine':
    case 'tricks':
      return { ...effect, amount: comesTo(effect.amount) };
    case 'score':
      return {
        ...effect,
        amounts: Object.fromEntries(Object.entries(effect.amounts).map(([to, amount]) => [to, comesTo(amount)])),
      };
    default:
      return effect;
  }
}
