/** The numbers that a text names, in digits or in words. */
import type { Language } from '#model/index.ts';
import { cardinals, ordinals } from './number-words.ts';

/** A number in a text, from its first character to behind its last. */
export interface Mention {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly ordinal?: true;
}

/**
 * Every number in the text: `10`, `3½`, `vijftien`, `halvtreds`, `hundertzwanzig`; thousands and decimals as
 * the language writes them, `1.000` and `0,5` or `1,000` and `0.5`.
 */
export function numbersIn(text: string, language: Language): ReadonlySet<number> {
  return new Set([...digits(text, language), ...words(text, language)].map(({ number }) => number));
}

/** Those in digits alone. */
export function digitsIn(text: string, language: Language): ReadonlySet<number> {
  return new Set(digits(text, language).map(({ number }) => number));
}

/** Those in digits, with their places. */
export function digitMentionsIn(text: string, language: Language): readonly Mention[] {
  return digits(text, language);
}

/** The same with their places, and with the ordinals: `de derde keer`, `3e`, `the third`. */
export function mentionsIn(text: string, language: Language): readonly Mention[] {
  const nth = [
    ...[...text.matchAll(NTH)].map((match) => mention(match, Number(match[1]))),
    ...wordsOf(text, ordinals(language)),
  ];
  return [
    ...digits(text, language),
    ...words(text, language),
    ...nth.map((each): Mention => ({ ...each, ordinal: true })),
  ];
}

/** Not within a word (`17A` is the name of a rule), nor the ends of a date or an article. */
const DIGITS = {
  ',': /(?<![\p{L}\d.,/-])(\d+(?:[.\s]\d{3})*(?:,\d+)?)?(?:(?<=\d)\s(?=[½¼¾]))?([½¼¾])?(?<=[\d½¼¾])(?![\p{L}\d/])/gu,
  '.': /(?<![\p{L}\d.,/-])(\d+(?:[,\s]\d{3})*(?:\.\d+)?)?(?:(?<=\d)\s(?=[½¼¾]))?([½¼¾])?(?<=[\d½¼¾])(?![\p{L}\d/])/gu,
} as const;
const NTH = /(?<![\p{L}\d.,/-])(\d+)(?:e|de|ste|st|nd|rd|th)(?![\p{L}\d])/gu;
const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** What stands before the parts of one. */
const POINT: Readonly<Record<Language, keyof typeof DIGITS>> = { nl: ',', da: ',', de: ',', en: '.' };

function digits(text: string, language: Language): readonly Mention[] {
  const point = POINT[language];
  return [...text.matchAll(DIGITS[point])].flatMap((match) => {
    const [written, whole = '', part = ''] = match;
    if (written === '') return [];
    const plain = whole.replaceAll(/[.,\s](?=\d{3}(?!\d))/g, (sign) => (sign === point ? sign : ''));
    return [mention(match, Number(plain.replace(',', '.')) + (PARTS[part] ?? 0))];
  });
}

function mention(match: RegExpExecArray, number: number): Mention {
  return { number, from: match.index, to: match.index + match[0].length };
}

/** Several words may make one number: `two hundred and fifty`, `one and a half`, `een half`. */
function words(text: string, language: Language): readonly Mention[] {
  const found: Mention[] = [];
  for (const word of wordsOf(text, cardinals(language))) {
    if (word.number === 0.5) dropArticle(found, text.slice(0, word.from));
    const last = found.at(-1);
    const sum = last && joined(last.number, word.number, text.slice(last.to, word.from));
    if (last && sum !== undefined) found[found.length - 1] = { number: sum, from: last.from, to: word.to };
    else found.push(word);
  }
  return found;
}

/** The one of `een half` is an article: `twee en een half`, `eine halbe Stunde`. */
function dropArticle(found: Mention[], before: string): void {
  const last = found.at(-1);
  if (last?.number === 1 && /^\p{L}+\s+$/u.test(before.slice(last.from))) found.pop();
}

function wordsOf(text: string, known: ReadonlyMap<string, number>): readonly Mention[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const number = known.get(match[0].toLowerCase());
    return number === undefined ? [] : [mention(match, number)];
  });
}

const APART = /^(?:-|\s+)$/;
const AND = /^\s+(?:en|og|und|and)\s+(?:(?:an?|een|en|et|eine?)\s+)?$/;

/** The number that two words beside one another make; undefined if they are two numbers. */
function joined(one: number, next: number, between: string): number | undefined {
  const isAnd = AND.test(between);
  if (!isAnd && !APART.test(between)) return undefined;
  if (next === 0.5) return isAnd && Number.isInteger(one) ? one + next : undefined;
  if (!isAnd && [100, 1000].includes(next) && one < next) return one * next;
  const isRound = one % 100 === 0 || (!isAnd && one % 10 === 0 && one > 10);
  // `thirty one-day passes` are not 31; `thirty-one` is.
  const isPart = isAnd || next > 1 || between === '-';
  return isRound && one > next && one % 10 ** String(next).length === 0 && isPart ? one + next : undefined;
}

/** The text without the numbers of rules, which are names: `regels 4, 13 en 14`. */
export function withoutRules(text: string, language: Language): string {
  return text.replaceAll(RULES[language], '');
}

const RULES: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:regels?|artikel(?:en)?) \d+[\p{L}\d]*(?:(?:,| en| of) \d+[\p{L}\d]*)*/giu,
  da: /(?:\b(?:regel|regler|regl(?:erne)?|punkt)|§) \d+[\p{L}\d]*(?:(?:,| og| eller) \d+[\p{L}\d]*)*/giu,
  de: /(?:\bRegeln?|§) \d+[\p{L}\d]*(?:(?:,| und| oder) \d+[\p{L}\d]*)*/giu,
  en: /\b(?:rules?|articles?) \d+[\p{L}\d]*(?:(?:,| and| or) \d+[\p{L}\d]*)*/giu,
};
