/** The sentences that stand in data, by what they are of; the same for the checker and for whoever reads them later. */
import type { Fact, Rule, Situation } from '../model/index.ts';

type Words = readonly string[];
type Step = NonNullable<Situation['procedure']>[number];

interface Consequence {
  readonly verdict?: string | undefined;
  readonly explain?: string | undefined;
  readonly steps?: Words | undefined;
  readonly stayUntil?: string | Words | undefined;
}

export function wordsOfRule({ title, summary }: Rule): Words {
  return [title, summary];
}

export function wordsOfRuling({ verdict, explain, steps, stayUntil }: Consequence): Words {
  return present([verdict, explain, ...(steps ?? []), ...[stayUntil ?? []].flat()]);
}

/** Without its steps. */
export function wordsOfSituation({ title, summary }: Situation): Words {
  return [title, summary];
}

export function wordsOfStep({ do: todo, ifForgotten }: Step): Words {
  return present([todo, ifForgotten]);
}

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
