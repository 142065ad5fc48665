/** Joins what is told of a composed case to a story, by the rules of its language. Pure. */
import type { PhraseWords, TellingWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import { saysOf, sentence } from '#wording/phrase.ts';
import type { DrillCase } from './case.ts';
import { randomOf, type Random } from './random.ts';
import type { Ready } from './situation.ts';

/** A worked example as it was written; of a composed case all that is told, in order, and no more. */
export function storyOf(situation: Ready, { story, well, told, seed }: DrillCase, words: PhraseWords): string {
  const { facts, telling, id } = situation.data;
  if (well === 'example' || !telling) return story.join(' ');
  const says = told.flatMap(({ fact, answer }) => {
    const text = facts[fact];
    return text ? [saysOf(text, answer, words)] : [];
  });
  return sentencesIn([...new Set(says)], telling, randomOf(`${id}/${seed}/told`)).join(' ');
}

/** Every clause is in one sentence, and no sentence has more than two. */
export function sentencesIn(clauses: readonly string[], telling: TellingWords, random: Random): readonly string[] {
  const [first, second, ...others] = clauses;
  if (first === undefined) return [];
  const both = second === undefined ? undefined : joined(first, second, telling, random);
  return both === undefined
    ? [`${sentence(first)}.`, ...sentencesIn(clauses.slice(1), telling, random)]
    : [`${sentence(both)}.`, ...sentencesIn(others, telling, random)];
}

/** More would be a long sentence. */
const LONG = 90;

function joined(first: string, second: string, telling: TellingWords, random: Random): string | undefined {
  const conjunctions = telling.conjunctions.split(' ');
  // A clause with parts of its own, or one that is none, like a number of things, is not joined to another.
  const isPlain = [first, second].every(
    (clause) => !/[,;:?()“”"]|^\P{L}/u.test(clause) && !clause.split(' ').some((word) => conjunctions.includes(word)),
  );
  if (!isPlain || first.length + second.length > LONG) return undefined;
  const [one, other] = [first, second].map((clause) => parted(clause, telling));
  if (one && one.subject === other?.subject) return fill(telling.same, { first, second: other.rest });
  // The same words twice in one sentence are no story.
  const isAlike = first.split(' ')[0] === second.split(' ')[0] && first.split(' ')[1] === second.split(' ')[1];
  return isAlike || random.below(2) === 0 ? undefined : fill(telling.and, { first, second });
}

/** The shortest noun with an article at its end: shorter words are others. */
const SHORTEST = 6;

/**
 * The subject, where the words before the verb surely are all of it, and the rest. Only a definite one: two
 * clauses about a player may be about two, and `nobody` in both is not `nobody` for the two together.
 */
function parted(
  clause: string,
  { articles, endings, verbs }: TellingWords,
): { readonly subject: string; readonly rest: string } | undefined {
  const words = clause.split(' ');
  const [first = ''] = words;
  const isNoun =
    first.length >= SHORTEST && endings.split(' ').some((ending) => ending !== '' && first.endsWith(ending));
  const length = articles.split(' ').includes(first) ? 2 : isNoun ? 1 : 0;
  const verb = words[length] ?? '';
  if (length === 0 || !verbs.split(' ').includes(verb)) return undefined;
  return { subject: words.slice(0, length).join(' '), rest: words.slice(length).join(' ') };
}
