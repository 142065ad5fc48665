/**
 * Words of no language, as many and as unequal as those of one: function words first, then words made of
 * syllables, drawn by Zipf's law. A book of ten thousand rules then has more words than one of a hundred, and
 * each text its own: neither an index nor a packer is flattered by repetition.
 */
import { queryWords } from '#i18n/query.ts';

export interface Vocabulary {
  /** A run of so many words. */
  run(count: number): string;
  /** The same with a capital, and with a full stop if asked for. */
  sentence(count: number, end?: string): string;
  /** Sentences of so many words together. */
  text(count: number): string;
  /** An id that no other has: two words and a number. */
  id(): string;
  /** A capital and one long word, as a term is called. */
  name(): string;
}

/** How many different words a language has at hand. */
const WORDS = 60_000;
/** Zipf's exponent. */
const STEEP = 1.05;
/** A verdict of these would have to be what its ruling's modality is. */
const MODAL = ['mag', 'mogen', 'moet', 'moeten', 'moest', 'moesten'];
const ONSETS = [
  'b',
  'd',
  'f',
  'g',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'w',
  'z',
  'bl',
  'br',
  'dr',
  'gr',
  'kl',
  'kr',
  'pl',
  'sl',
  'sp',
  'st',
  'str',
  'tr',
  'vr',
  'zw',
  'sch',
];
const NUCLEI = ['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'oo', 'ie', 'oe', 'ui', 'ij', 'ei', 'ou'];
const CODAS = ['', '', 'n', 'r', 'l', 's', 't', 'k', 'p', 'm', 'ng', 'rt', 'nd', 'st', 'cht'];

/** @param random from 0 (included) to 1 (excluded) */
export function vocabularyOf(random: () => number): Vocabulary {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const syllable = () => `${pick(ONSETS) ?? ''}${pick(NUCLEI) ?? ''}${pick(CODAS) ?? ''}`;
  const stopWords = queryWords.nl.stopWords.trim().split(/\s+/);
  const known = new Set(stopWords.filter((each) => !MODAL.includes(each)));
  while (known.size < WORDS) known.add(Array.from({ length: 1 + Math.floor(random() * 3) }, syllable).join(''));
  const words = [...known];
  const ranks = cumulated(words.length);
  const last = ranks[ranks.length - 1] ?? 1;
  const word = () => words[firstAtLeast(ranks, random() * last)] ?? '';
  // Ids and names use rarer words: no rule is called "the".
  const rare = () => words[200 + Math.floor(random() ** 2 * (words.length - 200))] ?? '';
  let ids = 0;
  const run = (count: number) => Array.from({ length: Math.max(1, count) }, word).join(' ');
  const sentence = (count: number, end = '') => capital(run(count)) + end;
  return {
    run,
    sentence,
    text: (count) => {
      const parts: string[] = [];
      for (let left = Math.max(1, count); left > 0;) {
        const length = left < 18 ? left : 6 + Math.floor(random() * 10);
        parts.push(sentence(length, '.'));
        left -= length;
      }
      return parts.join(' ');
    },
    id: () => `${rare()}-${rare()}-${String(++ids)}`,
    name: () => capital(rare() + syllable()),
  };
}

function cumulated(length: number): Float64Array {
  const sums = new Float64Array(length);
  let sum = 0;
  for (let rank = 0; rank < length; rank++) sums[rank] = sum += 1 / (rank + 3) ** STEEP;
  return sums;
}

function firstAtLeast(sums: Float64Array, value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
