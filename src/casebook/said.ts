/** The texts of a version, whether it is of one ruling or of several. */
import type { Said, SavedPart, SavedTexts } from './types.ts';

/** Its parts: one ruling is one part. */
export function partsSaid(said: Said): readonly SavedPart[] {
  return 'parts' in said ? said.parts : [{ ...said, instead: '' }];
}

/**
 * The verdicts that hold, as one heading: `Tien punten · 3 × Spel verloren`. Those in whose place another
 * holds are left out.
 */
export function verdictSaid(said: Said): string {
  const holding = partsSaid(said).filter(({ instead }) => instead === '');
  return [...Map.groupBy(holding, ({ verdict }) => verdict)]
    .map(([verdict, { length }]) => (length === 1 ? verdict : `${length} × ${verdict}`))
    .join(' · ');
}

/** The consequences, a text each: of several parts those of each, how they go together, and the sums. */
export function followsFrom(said: Said): readonly string[] {
  if (!('parts' in said)) return [[...said.chips, ...said.leave].join(' · ')];
  return [
    ...said.parts.map(({ verdict, chips, leave, instead }) =>
      [verdict, instead, ...chips, ...leave].filter(Boolean).join(' · '),
    ),
    ...said.meets,
    said.sums.join(' · '),
    said.besides,
  ].filter((text) => text !== '');
}

/** What happened, a text for each part: `Verkeerde kaart: te vroeg; 3 gesloten slagen`. */
export function casesSaid(said: Said): readonly string[] {
  return partsSaid(said).map(({ situation, facts }) =>
    facts.length === 0 ? situation : `${situation}: ${facts.join('; ')}`,
  );
}

/** Longer ones leave no room for what stands beside them on a phone. */
const LONGEST = 28;

/**
 * The amount that is all that follows, `10 points`, without whose it is; undefined where something else
 * follows, or more.
 * @param sides the words that begin behind an amount.
 */
export function amountSaid(said: Said, sides: readonly string[]): string | undefined {
  const [only = '', ...more] = 'parts' in said ? said.sums : said.chips;
  const ends = sides.map((side) => only.indexOf(side)).filter((at) => at > 0);
  const amount = only.slice(0, Math.min(only.length, ...ends));
  // A figure, and what it counts.
  const isAmount = /^(?:\p{Sc}\s?|−)?\d/u.test(amount) && /[\p{L}\p{Sc}]/u.test(amount) && amount.length <= LONGEST;
  return isAmount && more.length === 0 ? amount : undefined;
}

type Texts = Pick<SavedTexts, 'situation' | 'verdict' | 'chips' | 'leave' | 'facts' | 'cites'> &
  Partial<Pick<SavedPart, 'instead'>>;

/** A verdict with what follows from it, in one line. */
export function lineOf({ verdict, instead = '', chips, leave }: Texts): string {
  return [verdict, instead, ...chips, ...leave].filter((text) => text !== '').join(' · ');
}

/** The texts of a ruling that were saved otherwise, in one line; undefined where all are the same. */
export function otherTexts(now: Texts, saved: Texts): string | undefined {
  // Older cases have their facts in another order.
  const same = now.facts.toSorted().join('; ') === saved.facts.toSorted().join('; ');
  const then = textsOf(same ? { ...saved, facts: now.facts } : saved);
  const others = textsOf(now).filter((text, at) => text !== then[at]);
  return others.length === 0 ? undefined : others.map((text) => text || '–').join(' · ');
}

function textsOf(texts: Texts): readonly string[] {
  return [texts.situation, lineOf(texts), texts.facts.join('; '), texts.cites.join(', ')];
}
