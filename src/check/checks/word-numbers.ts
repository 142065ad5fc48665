/** The numbers and articles of a translation are those of its original, each in its own language's words. */
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
  const sections = partsIn(original[0], SECTION).filter((name) => partsIn(words[0], SECTION).includes(name));
  const numbers = ([text, language]: Written) =>
    numbersIn(
      sections.reduce((left, name) => left.replaceAll(name, ''), text),
      language,
    );
  const wanted = numbers(original);
  const found = numbers(words);
  const counted = numbers([words[0].replaceAll(CARD, ''), words[1]]);
  // Written in digits, one and two are numbers and nothing else.
  const inDigits = new Set(partsIn(words[0], DIGIT).map(Number));
  const more = [...counted].filter((each) => (each > 2 || inDigits.has(each)) && !wanted.has(each));
  const less = [...wanted].filter((each) => each > 2 && !found.has(each));
  return [
    ...(more.length + less.length === 0 ? [] : [difference(more.map(String), less.map(String), 'number')]),
    ...articleDifferences(original[0], words[0]),
  ];
}

/** Articles of a law book are written alike in every language: `27B1(a)`. */
function articleDifferences(original: string, words: string): readonly string[] {
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

/** Written alike in both, `4.5` is a section: a number with decimals in one language, and none in another. */
const SECTION = /(?<![\p{L}\d.,])\d+\.\d{1,2}(?!\d|[.,]\d)/gu;

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
