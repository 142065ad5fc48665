/** A situation's procedure with everything that a step needs: its question, the answers, and citations. */
import type { Cited, SituationDoc } from '#library/types.ts';
import { textOfFact } from '#wording/conditions.ts';
import { choosersOf } from '#wording/phrase.ts';
import type { PageContext } from './page-context.ts';
import { lawsOfFact } from './fact-laws.ts';
import { lawLinks, type LawLink } from './law-links.ts';

export interface Step {
  readonly do: string;
  /** The consequence of omitting the step. */
  readonly ifForgotten?: string;
  readonly cites: readonly Cited[];
  readonly laws: readonly LawLink[];
  /** The times that start with it, by name. */
  readonly times?: readonly string[];
  readonly question?: {
    readonly ask: string;
    /** Labels of those whose choice it is, in order of precedence. */
    readonly by: readonly string[];
    /** The options' labels; absent for a number. */
    readonly options?: readonly string[];
    readonly number?: { readonly min: number; readonly max: number };
  };
}

/**
 * The steps in order; empty where a situation has no procedure. The articles of a step's question are its own
 * too.
 */
export function stepsOf(situation: SituationDoc, context: Pick<PageContext, 'edition' | 'urls'>): readonly Step[] {
  const { edition } = context;
  return situation.procedure.map((step): Step => {
    const text = step.fact === undefined ? undefined : textOfFact(step.fact, edition);
    const asked = step.fact === undefined ? [] : lawsOfFact(step.fact, situation, edition);
    return {
      do: step.do,
      ...(step.ifForgotten === undefined ? {} : { ifForgotten: step.ifForgotten }),
      cites: step.cites,
      laws: lawLinks([...(step.laws ?? []), ...asked], context),
      ...(step.times === undefined ? {} : { times: step.times }),
      ...(text === undefined
        ? {}
        : {
            question: {
              ask: text.ask,
              by: choosersOf(text),
              ...(text.kind === 'choice'
                ? { options: Object.values(text.options).map(({ label }) => label) }
                : { number: { min: text.min, max: text.max } }),
            },
          }),
    };
  });
}
