/** Marks the words of a text that a query means. */
import type { QueryWord } from './analyse-query.ts';
import { wordsOf, type Word } from './fold.ts';
import type { Index } from './open.ts';
import { shown } from './shown.ts';
import { isStopWord } from './stop-words.ts';
import type { Mark, MarkedText } from './types.ts';

/** A word that fits less well than this would puzzle if it were marked. */
const PLAIN = 0.45;

/** The text with marks, in order and disjoint. Stop words are marked only if nothing else is. */
export function mark(written: string, asked: readonly QueryWord[], index: Index): MarkedText {
  const { text, ...own } = shown(written);
  const heavy = asked.filter(({ light }) => !light);
  const meant = heavy.length > 0 ? heavy : asked;
  const marks = wordsOf(text).flatMap((word) => {
    const place = index.vocabulary.placeOf(word.word);
    if (place === undefined || (heavy.length > 0 && isStopWord(word.word))) return [];
    const by = meant.filter(({ like }) => (like.get(place) ?? 0) >= PLAIN);
    return by.length === 0 ? [] : [markOf(word, by)];
  });
  return { ...own, text, marks };
}

/** The typed part of a word; the whole word for another form of it, or a misspelling. */
function markOf({ word, from, to, letters }: Word, by: readonly QueryWord[]): Mark {
  for (const asked of by) {
    const at = word.indexOf(asked.word);
    const first = letters[at];
    const last = letters[at + asked.word.length - 1];
    if (at >= 0 && first && last) return [first.from, last.to];
  }
  return [from, to];
}
