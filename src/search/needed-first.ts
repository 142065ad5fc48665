/**
 * What is needed first at a table comes first: what happened, then what the rule says, then what words mean.
 */
import { fold, foldedWords } from './fold.ts';
import type { Entry } from './entries.ts';
import type { Ranked } from './rank.ts';

/**
 * Reorders the matches of each book among its own places. Where the query is a phrase of a rule, word for
 * word, the situation that the rule settles most comes first, then the rule, then the rest. The order stays
 * where a situation has these words itself, and where the query is a term's name, or another single word
 * for it.
 */
export function neededFirst<M extends { readonly ranked: Ranked }>(query: string, matches: readonly M[]): readonly M[] {
  const asked = foldedWords(query).join(' ');
  const ofBook = Map.groupBy(matches, ({ ranked }) => ranked.index);
  const ordered = new Map([...ofBook].map(([index, of]) => [index, inOrder(of, asked).values()]));
  return matches.map((match) => ordered.get(match.ranked.index)?.next().value ?? match);
}

function inOrder<M extends { readonly ranked: Ranked }>(matches: readonly M[], asked: string): readonly M[] {
  const entryOf = ({ ranked: { index, entry } }: M): Entry | undefined => index.entries[entry];
  const saying = matches.filter((match) => isSaidOf(asked, entryOf(match)));
  const rules = saying.filter((match) => entryOf(match)?.kind === 'rule');
  if (saying.length > rules.length || matches.some((match) => isCalled(asked, entryOf(match)))) return matches;
  const settled = new Set(rules.flatMap((match) => mostSettled(entryOf(match))));
  const situations = matches.filter((match) => {
    const entry = entryOf(match);
    return entry?.kind === 'situation' && entry.settles?.some(([id]) => settled.has(id));
  });
  const first = new Set([...situations, ...rules]);
  return [...first, ...matches.filter((match) => !first.has(match))];
}

/** Whether a query is the name of a term, or another name of it in one word. */
function isCalled(asked: string, entry: Entry | undefined): boolean {
  if (entry?.kind !== 'term') return false;
  const { title, names = [] } = entry;
  return [title, ...names.filter((name) => !name.includes(' '))].some((name) => fold(name) === asked);
}

/** Whether a query is one of the phrases of a rule, or of the texts of a situation. */
function isSaidOf(asked: string, entry: Entry | undefined): boolean {
  if (entry?.kind !== 'rule' && entry?.kind !== 'situation') return false;
  const texts = entry.texts.slice(entry.kind === 'rule' ? 1 : 0);
  return texts.some(({ text, shown }) => shown && foldedWords(text).join(' ') === asked);
}

/** The situation of which a rule settles the most. */
function mostSettled(entry: Entry | undefined): readonly string[] {
  const [most] = (entry?.settles ?? []).toSorted(([, a], [, b]) => b - a);
  return most ? [most[0]] : [];
}
