/** The sentences that stand in data, by what they are of: one list for the checker and for law articles and concepts. */
import type { Fact, Rule, Situation } from '#model/index.ts';

type Words = readonly string[];
type Step = NonNullable<Situation['procedure']>[number];

interface Consequence {
  readonly verdict?: string | undefined;
  readonly explain?: string | undefined;
  readonly steps?: Words | undefined;
  readonly stayUntil?: string | Words | undefined;
}

/** What a rule says of itself, without its clauses and rulings. */
export function wordsOfRule({ title, summary }: Rule): Words {
  return [title, summary];
}

/** The texts of a consequence; of an otherwise only those that it has itself. */
export function wordsOfRuling({ verdict, explain, steps, stayUntil }: Consequence): Words {
  return present([verdict, explain, ...(steps ?? []), ...[stayUntil ?? []].flat()]);
}

/** What a situation says of itself, without its procedure. */
export function wordsOfSituation({ title, summary }: Situation): Words {
  return [title, summary];
}

/** What a step of a procedure tells to do, and what forgetting it costs. */
export function wordsOfStep({ do: todo, ifForgotten }: Step): Words {
  return present([todo, ifForgotten]);
}

/** A question, how its answer is established, and its answers; a number is said by its question alone. */
export function wordsOfFact(fact: Fact): Words {
  const answers =
    'options' in fact
      ? Object.values(fact.options).flatMap(({ label, hint, says }) => [label, hint, says])
      : 'yes' in fact
        ? [fact.yes, fact.no]
        : [];
  return present([fact.ask, fact.how, ...answers]);
}

function present(words: readonly (string | undefined)[]): Words {
  return words.filter((each) => each !== undefined);
}
