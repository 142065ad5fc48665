/** The outcome of a ruling in one case, in the form of a worked example (`gives`). */
import { givenAnswers, workedOut, type WrittenEffect } from '#library/worked-out.ts';
import type { Book, Example, Fact, Gives } from '#model/index.ts';
import { wordSpecs, type WordSpec } from '#model/words.ts';
import type { ConsequenceAt } from './consequences.ts';

/** An outcome with its effects as authors write them. */
export type ComesTo = Partial<Omit<Gives, 'effects'>> & { readonly effects: readonly WrittenEffect[] };

/**
 * The outcome of a consequence for these answers; parts that a situation's `otherwise` omits come from the
 * book.
 * @returns the facts that its amounts need and that are not answered, if there are any.
 */
export function comesTo(
  book: Book,
  facts: Readonly<Record<string, Fact>>,
  { data, otherwise }: ConsequenceAt,
  given: Example['given'],
): { readonly gives: ComesTo } | { readonly unanswered: readonly string[] } {
  const rest = otherwise ? book.residual : undefined;
  const answers = givenAnswers(given, facts);
  const effects = (data.effects ?? rest?.effects ?? []).map((effect) => workedOut(effect, answers));
  const unanswered = [...new Set(effects.flatMap((each) => each.unanswered))];
  if (unanswered.length > 0) return { unanswered };
  const { modality = rest?.modality, decidedBy = rest?.decidedBy, cites = rest?.cites } = data;
  return {
    gives: {
      effects: effects.map(({ written }) => written),
      ...(modality === undefined ? {} : { modality }),
      ...(decidedBy === undefined ? {} : { decidedBy }),
      ...(cites === undefined ? {} : { cites }),
    },
  };
}

/** Omits the kind of points if it is the default. */
export function withoutUsualKind({ points }: Book, effect: WrittenEffect): WrittenEffect {
  const { kind, ...others } = effect;
  return kind === Object.keys(points)[0] ? others : effect;
}

/** The keys of effects that hold words: a translation has them too, and an example need not repeat them. */
export const effectWords: readonly string[] = keysIn(wordSpecs.ruling, 'effects');

function keysIn(spec: WordSpec | undefined, ...path: readonly string[]): readonly string[] {
  if (spec?.kind === 'list') return keysIn(spec.of, ...path);
  if (spec?.kind !== 'keys') return [];
  const [first, ...deeper] = path;
  return first === undefined ? Object.keys(spec.keys) : keysIn(spec.keys[first], ...deeper);
}
