/** The numbers of a translation are those of its original, each in its own language's words. */
import { isOwn } from '#library/words/tree.ts';
import type { Language } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';
import type { WordSpec, WordTree } from '#model/words.ts';
import { numbersIn } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

/** A text and its language. */
type Written = readonly [text: string, language: Language];

/**
 * The end of a sentence for each difference. One is an article as well, and of nought and two one language
 * may say `none` and `both`: these may be missing.
 */
export function numberDifferences(original: Written, words: Written): readonly string[] {
  const [wanted, found] = [original, words].map(([text, language]) => numbersIn(text, language));
  const more = [...(found ?? [])].filter((each) => each > 2 && !wanted?.has(each));
  const less = [...(wanted ?? [])].filter((each) => each > 2 && !found?.has(each));
  const list = (numbers: readonly number[]) =>
    numbers.length === 0 ? 'no such number' : quoteList(numbers.map(String), 'and');
  return more.length + less.length === 0
    ? []
    : [`it says ${list(more)} where the original says ${list(less)}. Mend the one that is wrong.`];
}

/** The words of a unit as one text, without those that each language has for itself. */
export function textOf(words: WordTree | undefined, spec: WordSpec): string {
  if (words === undefined || spec.kind === 'own' || isOwn(spec)) return '';
  switch (spec.kind) {
    case 'keys':
      return joined(words, (key) => spec.keys[key]);
    case 'entries':
    case 'list':
      return joined(words, () => spec.of);
    case 'text':
    case 'texts':
    case 'counted':
      return typeof words === 'string' ? words : joined(words, () => spec);
  }
}

function joined(words: WordTree, specOf: (key: string) => WordSpec | undefined): string {
  const parts =
    isRecord(words) || Array.isArray(words) ? Object.entries(words as Readonly<Record<string, WordTree>>) : [];
  return parts
    .map(([key, each]) => {
      const spec = specOf(key);
      return spec ? textOf(each, spec) : '';
    })
    .join(' · ');
}
