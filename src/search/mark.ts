/** Marks the words of a text that a query means. */
import type { QueryWord } from './analyse-query.ts';
import { wordsOf } from './fold.ts';
import type { Index } from './open.ts';
import { shown } from './shown.ts';
import { isStopWord } from './stop-words.ts';
import type { MarkedText } from './types.ts';

/** A word that fits less well than this would puzzle if it were marked. */
const PLAIN = 0.45;

/**
 * The text with marks, in order and disjoint: whole words, since a word marked in part reads as two. Stop
 * words are marked only if nothing else is.
 */
export function mark(written: string, asked: readonly QueryWord[], index: Index): MarkedText {
  const { text, ...own } = shown(written);
  const heavy = asked.filter(({ light }) => !light);
  const meant = heavy.length > 0 ? heavy : asked;
  const marks = wordsOf(text).flatMap((word) => {
    const place = index.vocabulary.placeOf(word.word);
    if (place === undefined || (heavy.length > 0 && isStopWord(word.word))) return [];
    const isMeant = meant.some(({ like }) => (like.get(place) ?? 0) >= PLAIN);
    return isMeant ? [[word.from, word.to] as const] : [];
  });
  return { ...own, text, marks };
}
