/**
 * The numbers and articles of a translation are those of its original, sentence by sentence, each in its own
 * language's words.
 */
import { mentionsIn } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';
import { isOwn } from '#library/words/tree.ts';
import type { Language } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';
import type { WordSpec, WordTree } from '#model/words.ts';
import { sentencePairs, type TextPair } from './word-pairs.ts';

/** The end of a sentence for each difference. */
export function numberDifferences(
  pair: TextPair,
  [from, to]: readonly [original: Language, translation: Language],
): readonly string[] {
  // A name that is kept beside its translation: `Ten (Zehner)`.
  if (!/\d/.test(pair.original) && pair.translation.includes(pair.original)) return [];
  return sentencePairs(pair).flatMap(([original, translation]) => {
    const sections = partsIn(original, SECTION).filter((name) => partsIn(translation, SECTION).includes(name));
    const without = (text: string) => sections.reduce((left, name) => left.replaceAll(name, ''), text);
    return [
      ...otherNumbers(countsIn(without(original), from), countsIn(without(translation), to)),
      ...otherArticles(original, translation),
    ];
  });
}

/**
 * Ordinals count, but a translation may have one where its original has a compound: `third prize` is
 * `tredjepræmie`. One is an article as well, and of two one language may say `both`: these may be missing.
 */
function otherNumbers(wanted: Counts, found: Counts): readonly string[] {
  const more = [...found.plain].filter(([number, times]) => times > (wanted.all.get(number) ?? 0));
  const less = [...wanted.all].filter(([number, times]) => number > 2 && times > (found.withCards.get(number) ?? 0));
  const names = (counts: readonly (readonly [number, number])[]) => counts.map(([number]) => String(number));
  return more.length + less.length === 0 ? [] : [difference(names(more), names(less), 'number')];
}

interface Counts {
  /** How often each number stands in a sentence; one and two only in digits, no ordinals, no cards. */
  readonly plain: ReadonlyMap<number, number>;
  /** With ordinals and any word for one and two, and without cards. */
  readonly all: ReadonlyMap<number, number>;
  readonly withCards: ReadonlyMap<number, number>;
}

function countsIn(text: string, language: Language): Counts {
  const count = (numbers: readonly number[]) =>
    new Map([...Map.groupBy(numbers, (number) => number)].map(([number, all]) => [number, all.length]));
  const mentions = mentionsIn(text.replaceAll(CARD, ''), language);
  const large = mentions.flatMap(({ number, ordinal }) => (ordinal || number <= 2 ? [] : [number]));
  return {
    plain: count([...large, ...partsIn(text, DIGIT).map(Number)]),
    all: count(mentions.map(({ number }) => number)),
    withCards: count(mentionsIn(text, language).map(({ number }) => number)),
  };
}

/** Articles of a law book are written alike in every language: `27B1(a)`. */
function otherArticles(original: string, words: string): readonly string[] {
  const [wanted, found] = [original, words].map((text) => new Set(partsIn(text, ARTICLE)));
  const more = [...(found ?? [])].filter((each) => !wanted?.has(each));
  const less = [...(wanted ?? [])].filter((each) => !found?.has(each));
  return more.length + less.length === 0 ? [] : [difference(more, less, 'article')];
}

function difference(more: readonly string[], less: readonly string[], kind: 'number' | 'article'): string {
  const list = (parts: readonly string[]) => (parts.length === 0 ? `no such ${kind}` : quoteList(parts, 'and'));
  return `it says ${list(more)} where the original says ${list(less)}. Mend the one that is wrong.`;
}

function partsIn(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? [];
}

/**
 * Written alike in both, `4.5` and `11.3.2` are sections: a number with decimals in one language, and none in
 * another.
 */
const SECTION = /(?<![\p{L}\d.,])\d+(?:\.\d{1,2})+(?!\d|[.,]\d)/gu;

/** `the four of hearts` is a card; other languages have one word for it, without a number to be counted. */
const CARD = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) of (?:spades|hearts|diamonds|clubs)\b/giu;

const DIGIT = /(?<![\p{L}\d.,-])[12](?![\p{L}\d-]|[.,]\d)/gu;

const ARTICLE = /(?<![\p{L}\d])\d{1,3}[A-Z](?:\d{1,2})?(?:\([a-z]\))?(?![\p{L}\d])/gu;

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
