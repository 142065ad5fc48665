/** A ruling in a few words, for use in a list. */
import { eachTagged } from '#model/language-tags.ts';
import type { Chip } from './shown-chips.ts';

/** More consequences than these are no longer a few words. */
const FEW = 2;

export interface Brief {
  /** Its verdict, which is unique. */
  readonly verdict: string;
  /** Its consequences, as on its chips. */
  readonly chips: readonly Chip[];
  /** In place of both, where the book does not give it. */
  readonly open?: string | undefined;
}

/**
 * Rulings by their consequences, "10 points", or by their verdict if they have none or share them with
 * another. In the given order.
 * @param beside a ruling shown with them, which must also be distinguishable.
 */
export function briefly(rulings: readonly Brief[], beside?: Brief): readonly string[] {
  const all = beside ? [...rulings, beside] : rulings;
  const tells = (one: Brief, say: (of: Brief) => string | undefined) =>
    !all.some((other) => other.verdict !== one.verdict && say(other) === say(one));
  return rulings.map((one) => {
    if (one.open !== undefined) return one.open;
    const text = inChips(one);
    if (text !== undefined && tells(one, inChips)) return text;
    return tells(one, headline) ? headline(one) : one.verdict;
  });
}

/** The first of several sentences of a verdict. */
function headline({ verdict }: Brief): string {
  return eachTagged(verdict.split('; '))[0] ?? verdict;
}

function inChips({ chips, open }: Brief): string | undefined {
  const strong = chips.filter(({ tone }) => tone === 'strong');
  if (open !== undefined || strong.length === 0 || strong.length > FEW) return undefined;
  return strong.map(({ text }) => text).join(' + ');
}
