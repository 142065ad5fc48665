/** Draws training cases: the facts, the story and the ruling. */
import { casesOfRuling } from '#decide/cases.ts';
import { decide } from '#decide/decide.ts';
import { NEVER } from '#decide/diagram.ts';
import type { Given } from '#decide/progress.ts';
import type { Answers, Assignment } from '#decide/table.ts';
import type { PhraseWords } from '#i18n/words.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { randomOf } from './random.ts';
import { casesGiven, drawn } from './sample.ts';
import { factsToTell, type Ready } from './situation.ts';

export interface DrillCase {
  /** Its seed; with the same situation it gives the same case again. */
  readonly seed: string;
  /** The source: a worked example of the book, or a random case of the table. */
  readonly well: 'example' | 'table';
  /** The facts of the case, with a value for every fact. */
  readonly assignment: Assignment;
  /** The ruling that the table gives. */
  readonly ruling: string;
  /** The facts that must be told, in declared order. */
  readonly told: readonly Given[];
  /** The same in sentences. */
  readonly story: readonly string[];
  /** The phrase with which the arbiter is called; absent if the content has none. */
  readonly shout?: string;
}

/** Share of worked examples in tenths, for rulings that have any. */
const EXAMPLES_OF_TEN = 4;

/**
 * A case of a situation.
 * @param seed any text; with the same situation it always gives the same case.
 * @param ruling the ruling it must lead to; by default drawn with the weights of the content.
 * @returns undefined for a ruling that no case leads to.
 */
export function drawCase(situation: Ready, seed: string, words: PhraseWords, ruling?: string): DrillCase | undefined {
  const { compiled, data } = situation;
  const random = randomOf(`${data.id}/${seed}`);
  const cases = ruling === undefined ? compiled.possible : casesOfRuling(compiled, ruling);
  const fromTable = drawn(compiled, cases, random, data.usual);
  if (!fromTable) return undefined;
  const wanted = rulingIn(situation, fromTable);
  const examples = data.examples.filter((each) => each.ruling === wanted);
  // If no fact needs to be known, a case from the table has no story.
  const isExample = random.below(10) < EXAMPLES_OF_TEN || factsToTell(situation, fromTable, wanted).length === 0;
  const example = isExample ? examples[random.below(examples.length)] : undefined;
  const given = example && casesGiven(compiled, example.given);
  const around = given === undefined || given === NEVER ? undefined : drawn(compiled, given, random, data.usual);
  const ofExample = around && example && withNumbers(around, example.given);
  const assignment = ofExample ?? fromTable;
  const shouts = data.phrases.filter(({ names = {} }) =>
    Object.entries(names).every(([fact, option]) => assignment[fact] === option),
  );
  const shout = shouts[random.below(shouts.length)]?.text;
  const ruled = rulingIn(situation, assignment);
  const told = factsToTell(situation, assignment, ruled);
  return {
    seed,
    well: ofExample ? 'example' : 'table',
    assignment,
    ruling: ruled,
    told,
    story: ofExample && example ? [example.story] : sentencesOf(situation, told, words),
    ...(shout === undefined ? {} : { shout }),
  };
}

/** The numbers of an example, where the table does not distinguish them: its story mentions them. */
export function withNumbers(assignment: Assignment, given: Answers): Assignment {
  const numbers = Object.entries(given).flatMap(([fact, answer]) =>
    answer.kind === 'range' && answer.from === answer.to && typeof assignment[fact] === 'number'
      ? [[fact, answer.from] as const]
      : [],
  );
  return { ...assignment, ...Object.fromEntries(numbers) };
}

/**
 * The table's ruling for a case.
 * @throws if there is none: the build proves that this cannot happen.
 */
export function rulingIn({ compiled, data }: Ready, assignment: Assignment): string {
  const outcome = decide(compiled, assignment);
  if (outcome.kind === 'ruling' || outcome.kind === 'otherwise') return outcome.id;
  throw new Error(`${data.id}: ${outcome.kind} for ${JSON.stringify(assignment)}`);
}

/** Each fact as a sentence, without duplicates. */
export function sentencesOf({ data }: Ready, told: readonly Given[], words: PhraseWords): readonly string[] {
  const sentences = told.flatMap(({ fact, answer }) => {
    const text = data.facts[fact];
    return text ? [`${sentence(saysOf(text, answer, words))}.`] : [];
  });
  return [...new Set(sentences)];
}
