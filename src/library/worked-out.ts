/** Resolves the amounts of effects for one case, in the form in which authors write them. */
import { evaluate } from '#decide/amount.ts';
import type { Answer, Answers } from '#decide/table.ts';
import {
  amountsOf,
  countedBy,
  factsOfAmount,
  UNSTATED_AMOUNT,
  writtenEffect,
  type Effect,
  type Example,
  type Fact,
} from '#model/index.ts';

export type WrittenEffect = Readonly<Record<string, unknown>>;

/**
 * An effect with a number for each amount that these answers give, and the facts that the other amounts lack.
 */
export function workedOut(
  effect: Effect,
  answers: Answers,
): { readonly written: WrittenEffect; readonly unanswered: readonly string[] } {
  const unanswered: string[] = [];
  const written = amountsOf(effect).reduce(
    (sum, [path, amount]) => {
      if (amount === UNSTATED_AMOUNT) return sum;
      const result = evaluate(amount, answers);
      if ('value' in result) return withValue(sum, path, result.value);
      unanswered.push(...('unknown' in result ? result.unknown : factsOfAmount(amount)));
      return sum;
    },
    writtenEffect(effect) as WrittenEffect,
  );
  return { written, unanswered };
}

function withValue(written: WrittenEffect, [key = '', ...deeper]: readonly string[], value: number): WrittenEffect {
  const inner = written[key];
  const isMap = deeper.length > 0 && typeof inner === 'object' && inner !== null;
  return { ...written, [key]: isMap ? withValue(inner as WrittenEffect, deeper, value) : value };
}

/** The answers of a worked case. Facts that are not there are taken for choices. */
export function givenAnswers(given: Example['given'], facts: Readonly<Record<string, Fact>>): Answers {
  return Object.fromEntries(Object.entries(given).map(([fact, value]) => [fact, answerOf(facts[fact], value)]));
}

/** Options of a choice are texts, also where YAML reads a number. */
function answerOf(fact: Fact | undefined, value: Example['given'][string]): Answer {
  return typeof value === 'number' && (fact === undefined || countedBy(fact))
    ? { kind: 'range', from: value, to: value }
    : { kind: 'option', option: String(value) };
}
