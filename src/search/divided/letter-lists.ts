/** The words of a book by their letters. */
import type { LetterList } from './data.ts';
import { lessOne, runsOf, SHORT } from './letters.ts';

/** A list of more words than these is divided by one letter more. */
const MANY = 160;
/** So many stay in the list that was divided. */
const KEPT = 40;

/** @param uses in how many texts a word stands; where there is no room for all, those with most are kept. */
export function letterLists(words: readonly string[], uses: (at: number) => number): ReadonlyMap<string, LetterList> {
  const by = new Map<string, number[]>();
  const longer = new Map<string, Map<string, number[]>>();
  words.forEach((word, at) => {
    if (word.length < 3 || /^\d+$/.test(word)) return;
    const short = word.length <= SHORT ? lessOne(word) : [];
    for (const letters of new Set([...short, ...runsOf(word).map(([run]) => run)])) add(by, letters, at);
    for (const [run, more] of runsOf(word)) {
      const of = longer.get(run) ?? new Map<string, number[]>();
      longer.set(run, of);
      add(of, more, at);
    }
  });
  const wordsOf = (list: readonly number[], most: number): readonly string[] =>
    (list.length <= most ? list : list.toSorted((a, b) => uses(b) - uses(a)).slice(0, most)).map(
      (at) => words[at] ?? '',
    );
  const lists = new Map<string, LetterList>();
  for (const [letters, list] of by) {
    const divided = list.length > MANY ? longer.get(letters) : undefined;
    lists.set(letters, divided ? { words: wordsOf(list, KEPT), more: true } : { words: wordsOf(list, MANY) });
    for (const [each, of] of divided ?? []) lists.set(each, { words: wordsOf(of, MANY) });
  }
  return lists;
}

function add(lists: Map<string, number[]>, key: string, at: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [at]);
  else if (list.at(-1) !== at) list.push(at);
}
