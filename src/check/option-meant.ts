import { choiceWords } from '#i18n/choice.ts';
import { didYouMean } from './suggest.ts';

const SPELLED = Object.values(choiceWords).map(({ spelled }) => spelled);

/**
 * A sentence to put after a message about an option that a fact does not have. Yes and no are spelled in the
 * language of the book; what another language calls them is no slip of the pen.
 */
export function optionMeant(option: string, options: readonly string[]): string {
  const mine = SPELLED.find(({ yes, no }) => options.length === 2 && options.includes(yes) && options.includes(no));
  const word = option.toLowerCase();
  const meant = (['yes', 'no'] as const).find((key) => SPELLED.some((spelled) => spelled[key] === word));
  if (!mine || !meant) return didYouMean(option, options);
  return ` Yes and no are spelled in the language of the book: write \`${mine[meant]}\`.`;
}
