/** The sentences in data files, by kind of thing; used by the checker and by all later readers. */
import { optionsOf, type Fact, type Option, type Rule, type Situation, type Time } from '#model/index.ts';

type Words = readonly string[];
type Step = NonNullable<Situation['procedure']>[number];

interface Consequence {
  readonly verdict?: string | undefined;
  readonly explain?: string | undefined;
  readonly steps?: Words | undefined;
  readonly stayUntil?: string | Words | undefined;
}

/** A rule's own texts, without its clauses and rulings. */
export function wordsOfRule({ title, summary, sections = [], times = [] }: Rule): Words {
  return present([title, summary, ...sections.map((section) => section.title), ...times.flatMap(wordsOfTime)]);
}

function wordsOfTime({ label, over }: Time): Words {
  return present([label, over]);
}

/** A consequence's texts; of an `otherwise` only its own. */
export function wordsOfRuling({ verdict, explain, steps, stayUntil }: Consequence): Words {
  return present([verdict, explain, ...(steps ?? []), ...[stayUntil ?? []].flat()]);
}

/** A situation's own texts, without its procedure. */
export function wordsOfSituation({ title, summary }: Situation): Words {
  return [title, summary];
}

/** The texts of a step of a procedure: what to do, and what forgetting it costs. */
export function wordsOfStep({ do: todo, ifForgotten }: Pick<Step, 'do' | 'ifForgotten'>): Words {
  return present([todo, ifForgotten]);
}

/** A question, how its answer is established, and its answers; a number has only its question. */
export function wordsOfFact(fact: Fact): Words {
  return present([fact.ask, fact.how, ...wordsOfAnswers(fact)]);
}

/** The answers of a fact; yes and no have only their text in a case. */
export function wordsOfAnswers(fact: Fact): Words {
  return Object.values(optionsOf(fact)).flatMap(wordsOfOption);
}

function wordsOfOption(option: Option): Words {
  switch (option.kind) {
    case 'named':
      return present([option.label, option.hint, option.says]);
    case 'yes':
    case 'no':
      return [option.says];
  }
}

function present(words: readonly (string | undefined)[]): Words {
  return words.filter((each) => each !== undefined);
}
