/** Pairs of cases that differ in one fact and have different rulings. */
import { answersOf } from '#decide/exact-answer.ts';
import type { PhraseWords } from '#i18n/words.ts';
import { positionOf } from '#decide/domain.ts';
import type { Given } from '#decide/progress.ts';
import type { Assignment } from '#decide/table.ts';
import { rulingIn, sentencesOf, type DrillCase } from './case.ts';
import { oneApart } from './closest.ts';
import { outcomesIn } from './outcome.ts';
import { randomOf } from './random.ts';
import { drawn } from './sample.ts';
import { factsToTell, givenOf, type Ready } from './situation.ts';

export interface NearMiss {
  /** The fact that differs. */
  readonly fact: string;
  /** Sentences told of both. */
  readonly shared: readonly string[];
  /** Sentences told of each alone. */
  readonly only: readonly [readonly string[], readonly string[]];
  readonly cases: readonly [DrillCase, DrillCase];
}

type Ruled = Pick<DrillCase, 'assignment' | 'ruling'>;

/** A case and its nearest counterpart; undefined when no single fact changes the outcome. */
export function nearMiss(situation: Ready, one: DrillCase, words: PhraseWords): NearMiss | undefined {
  const { compiled, data } = situation;
  const random = randomOf(`${data.id}/${one.seed}/near`);
  const others = random.shuffled(oneApart(compiled, one.assignment)).flatMap(({ fact, cases }) => {
    const other = drawn(compiled, cases, random, data.usual);
    if (!other) return [];
    const assignment = nearestNumbers(situation, one.assignment, other);
    const ruling = rulingIn(situation, assignment);
    if (!areApart(data, one, { assignment, ruling })) return [];
    return [{ fact, assignment, ruling, further: furtherTold(situation, one, { assignment, ruling }) }];
  });
  // Prefers the one that needs the fewest other facts told: facts that matter in one case alone read oddly in
  // the other.
  const [best] = [...others].sort((a, b) => a.further - b.further);
  return best && paired(situation, best.fact, one, best, words);
}

/** The number of facts that are told of only one of two cases. */
function furtherTold(situation: Ready, one: Ruled, other: Ruled): number {
  const [mine, theirs] = [one, other].map(({ assignment, ruling }) =>
    factsToTell(situation, assignment, ruling).map(({ fact }) => fact),
  );
  const without = (facts: readonly string[] = [], these: readonly string[] = []) =>
    facts.filter((fact) => !these.includes(fact)).length;
  return without(mine, theirs) + without(theirs, mine);
}

/** Whether two cases have different outcomes, and neither ruling would be right for the other. */
function areApart(data: Ready['data'], one: Ruled, other: Ruled): boolean {
  const [here, there] = [outcomesIn(data, answersOf(one.assignment)), outcomesIn(data, answersOf(other.assignment))];
  const { [one.ruling]: mine, [other.ruling]: theirs } = data.rulings;
  return (
    here(one.ruling) !== there(other.ruling) &&
    here(one.ruling) !== here(other.ruling) &&
    there(one.ruling) !== there(other.ruling) &&
    mine?.verdict.text !== theirs?.verdict.text
  );
}

function paired(
  situation: Ready,
  fact: string,
  one: DrillCase,
  { assignment, ruling }: Ruled,
  words: PhraseWords,
): NearMiss {
  const told = [
    factsToTell(situation, one.assignment, one.ruling),
    factsToTell(situation, assignment, ruling),
  ] as const;
  const [first, second] = told.map((each) => withFact(situation, each, fact, [one.assignment, assignment], told)) as [
    readonly Given[],
    readonly Given[],
  ];
  const sentences = [sentencesOf(situation, first, words), sentencesOf(situation, second, words)] as const;
  const shared = sentences[0].filter((text) => sentences[1].includes(text));
  const alone = (texts: readonly string[]) => texts.filter((text) => !shared.includes(text));
  return {
    fact,
    shared,
    only: [alone(sentences[0]), alone(sentences[1])],
    cases: [
      { ...one, well: 'table', told: first, story: sentences[0] },
      { ...one, seed: `${one.seed}/near`, well: 'table', assignment, ruling, told: second, story: sentences[1] },
    ],
  };
}

/**
 * Whatever either case must tell is told of both, if it applies: an omission would read as another
 * difference.
 */
function withFact(
  { compiled }: Ready,
  mine: readonly Given[],
  fact: string,
  assignments: readonly [DrillCase['assignment'], DrillCase['assignment']],
  told: readonly [readonly Given[], readonly Given[]],
): readonly Given[] {
  const answers = answersOf(mine === told[0] ? assignments[0] : assignments[1]);
  // Facts that only amounts need are told where they are needed.
  const forAmounts = new Set(compiled.table.rulings.flatMap(({ amountFacts }) => amountFacts));
  const others = told.flat().filter((each) => mine.includes(each) || !forAmounts.has(each.fact));
  const wanted = new Set([fact, ...others.map((each) => each.fact)]);
  return givenOf(compiled, answers, wanted);
}

/**
 * Numbers as near to those of the first case as the second allows: the same where the table does not
 * distinguish them, so that only the decisive fact differs, and that one by as little as it can.
 */
function nearestNumbers({ compiled }: Ready, one: Assignment, other: Assignment): Assignment {
  return Object.fromEntries(
    Object.entries(other).map(([fact, value]) => {
      const before = one[fact];
      const domain = compiled.byFact.get(fact);
      if (domain === undefined || typeof before !== 'number' || typeof value !== 'number') return [fact, value];
      const [from, to] = domain.cells[positionOf(domain, value)] ?? [value, value];
      return [fact, Math.min(Math.max(before, from), to)];
    }),
  );
}
