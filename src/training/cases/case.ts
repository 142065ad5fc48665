/** A case to train with: what happened, how it is told, and what follows. */
import { decide } from '#decide/decide.ts';
import { NEVER } from '#decide/diagram.ts';
import type { Given } from '#decide/progress.ts';
import type { Answers, Assignment } from '#decide/table.ts';
import type { PhraseWords } from '#i18n/words.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import { randomOf } from './random.ts';
import { casesGiven, casesOfRuling, drawn } from './sample.ts';
import { toldOf, type Ready } from './situation.ts';

export interface DrillCase {
  /** The seed that it was drawn with; of the same situation it gives the same case again. */
  readonly seed: string;
  /** A worked example of the book, or put together from the table. */
  readonly well: 'example' | 'table';
  /** What was the case, with a value for every fact. */
  readonly assignment: Assignment;
  /** The ruling that the table gives. */
  readonly ruling: string;
  /** What must be known of it, in declared order. */
  readonly told: readonly Given[];
  /** The same in whole sentences. */
  readonly story: readonly string[];
  /** What somebody shouts when the arbiter is called; absent where nobody is known to say anything. */
  readonly shout?: string;
}

/** How many of ten cases are worked examples, where a ruling has any. */
const EXAMPLES_OF_TEN = 4;

/**
 * A case of a situation.
 * @param seed any text; the same one gives the same case as long as the situation is the same.
 * @param ruling which one it is to lead to; left out, the one that chance and the weights of the content
 * give.
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
  // Where nothing needs to be known, a table tells no story.
  const isExample = random.below(10) < EXAMPLES_OF_TEN || toldOf(situation, fromTable, wanted).length === 0;
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
  const told = toldOf(situation, assignment, ruled);
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

/** The numbers that an example gives, where the table does not tell them from others: its story says them. */
function withNumbers(assignment: Assignment, given: Answers): Assignment {
  const numbers = Object.entries(given).flatMap(([fact, answer]) =>
    answer.kind === 'range' && answer.from === answer.to && typeof assignment[fact] === 'number'
      ? [[fact, answer.from] as const]
      : [],
  );
  return { ...assignment, ...Object.fromEntries(numbers) };
}

/**
 * What the table gives in a case. @throws where it gives no ruling: the proofs of the build leave no such
 * table.
 */
export function rulingIn({ compiled, data }: Ready, assignment: Assignment): string {
  const outcome = decide(compiled, assignment);
  if (outcome.kind === 'ruling' || outcome.kind === 'otherwise') return outcome.id;
  throw new Error(`${data.id}: ${outcome.kind} for ${JSON.stringify(assignment)}`);
}

/** Each fact as a sentence; nothing twice. */
export function sentencesOf({ data }: Ready, told: readonly Given[], words: PhraseWords): readonly string[] {
  const sentences = told.flatMap(({ fact, answer }) => {
    const text = data.facts[fact];
    return text ? [`${sentence(saysOf(text, answer, words))}.`] : [];
  });
  return [...new Set(sentences)];
}
