/**
 * The lengths of time that a text names, in digits or in words: `3 minuten`, `twintig seconden`, `halvanden
 * time`, `eine Viertelstunde`.
 */
import type { Language } from '#model/index.ts';
import { numbersIn } from './numbers-in.ts';

/** In seconds, each once. */
export function durationsIn(text: string, language: Language): ReadonlySet<number> {
  const { units, whole } = names[language];
  const words = text.toLowerCase().match(TOKEN) ?? [];
  const counted = words.flatMap((word, at) => {
    const seconds = unitOf(word, units);
    const before = words[at - 1];
    return seconds === undefined || before === undefined
      ? []
      : [...numbersIn(before, language)].map((number) => number * seconds);
  });
  const line = ` ${words.join(' ')} `;
  return new Set([...counted, ...whole.flatMap(([name, seconds]) => (line.includes(` ${name} `) ? [seconds] : []))]);
}

/** A word, or a number as it is written. */
const TOKEN = /\p{L}+|\d+(?:[.,]\d+)*/gu;

type Unit = readonly [words: RegExp, seconds: number];

/** The length of a unit of time in seconds; undefined if the word is none. */
export function lengthOfUnit(word: string, language: Language): number | undefined {
  return unitOf(word.toLowerCase(), names[language].units);
}

function unitOf(word: string, units: readonly Unit[]): number | undefined {
  return units.find(([words]) => words.test(word))?.[1];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Names {
  readonly units: readonly Unit[];
  /** Words that include their number. */
  readonly whole: readonly (readonly [name: string, seconds: number])[];
}

const names: Readonly<Record<Language, Names>> = {
  nl: {
    units: [
      [/^(?:seconden?|tellen)$/, 1],
      [/^(?:minuut|minuten)$/, MINUTE],
      [/^(?:uur|uren)$/, HOUR],
      [/^(?:dag|dagen|etmaal)$/, DAY],
      [/^(?:week|weken)$/, 7 * DAY],
    ],
    whole: [
      ['halfuur', HOUR / 2],
      ['kwartier', HOUR / 4],
    ],
  },
  da: {
    units: [
      [/^sekund(?:er?)?$/, 1],
      [/^minut(?:ter)?$/, MINUTE],
      [/^time(?:r)?$/, HOUR],
      [/^(?:dag|dage|døgn)$/, DAY],
      [/^uger?$/, 7 * DAY],
    ],
    whole: [['kvarter', HOUR / 4]],
  },
  de: {
    units: [
      [/^sekunden?$/, 1],
      [/^minuten?$/, MINUTE],
      [/^stunden?$/, HOUR],
      [/^(?:tag|tage|tagen)$/, DAY],
      [/^wochen?$/, 7 * DAY],
    ],
    whole: [['viertelstunde', HOUR / 4]],
  },
  en: {
    units: [
      [/^seconds?$/, 1],
      [/^minutes?$/, MINUTE],
      [/^hours?$/, HOUR],
      [/^days?$/, DAY],
      [/^weeks?$/, 7 * DAY],
    ],
    whole: [
      ['half an hour', HOUR / 2],
      ['quarter of an hour', HOUR / 4],
      ['hour and a half', HOUR * 1.5],
      ['half a minute', MINUTE / 2],
    ],
  },
};
