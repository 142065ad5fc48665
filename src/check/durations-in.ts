/**
 * The lengths of time that a text names, in digits or in words: `3 minuten`, `forty-five minutes`, `halvanden
 * time`, `eine Viertelstunde`, `an hour and ten minutes`.
 */
import type { Language } from '#model/index.ts';
import { mentionsIn, numbersIn, type Mention } from './numbers-in.ts';

/** In seconds, each once. */
export function durationsIn(text: string, language: Language): ReadonlySet<number> {
  return new Set(durationMentions(text, language).map(({ seconds }) => seconds));
}

/**
 * The numbers of a text that count something else than time.
 * @param known only these lengths of time are left out, in seconds; without it all are.
 */
export function numbersBesideTimes(text: string, language: Language, known?: ReadonlySet<number>): ReadonlySet<number> {
  const times = durationMentions(text, language).filter(({ seconds }) => known?.has(seconds) ?? true);
  const others = mentionsIn(text, language).filter(
    ({ from, to, ordinal }) => !ordinal && !times.some((time) => time.from <= from && to <= time.to),
  );
  return new Set(others.map(({ number }) => number));
}

/** A length of time in a text, from its first character to behind its last. */
interface Duration {
  readonly seconds: number;
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

function durationMentions(text: string, language: Language): readonly Duration[] {
  const lower = text.toLowerCase();
  const { units, whole } = names[language];
  const phrases = whole.flatMap(([name, seconds]) =>
    [...lower.matchAll(name)].map((match) => ({
      seconds,
      unit: seconds,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const numbers = mentionsIn(text, language).filter(({ ordinal }) => !ordinal);
  const counted = [...lower.matchAll(/\p{L}+/gu)].flatMap((word): readonly Duration[] => {
    const unit = unitOf(word[0], units);
    const [from, to] = [word.index, word.index + word[0].length];
    if (!unit || phrases.some((phrase) => phrase.from <= from && to <= phrase.to)) return [];
    return countsBefore(text.slice(0, from), language, numbers, unit).map((count) => ({
      seconds: count.number * unit.seconds,
      unit: unit.seconds,
      from: count.from,
      to,
    }));
  });
  return added(
    [...phrases, ...counted].toSorted((a, b) => a.from - b.from),
    lower,
  );
}

type Count = Pick<Mention, 'number' | 'from'>;

/** How many of a unit, by what stands before it: `a 3-5 minute break` is one of five. */
function countsBefore(
  before: string,
  language: Language,
  numbers: readonly Mention[],
  { isAlone }: Unit,
): readonly Count[] {
  const end = before.replace(/[^\p{L}\d½¼¾]+$/u, '').length;
  const known = numbers.filter(({ to }) => to === end);
  if (known.length > 0) return known;
  const last = /(?:\p{L}+|\d+(?:[.,]\d+)*)$/u.exec(before.slice(0, end));
  const read = last ? [...numbersIn(last[0], language)].map((number) => ({ number, from: last.index })) : [];
  if (read.length > 0) return read;
  const one = language === 'en' ? AN.exec(before) : null;
  if (one) return [{ number: 1, from: one.index }];
  return isAlone ? [{ number: 1, from: before.length }] : [];
}

/** `within an hour`; but not `a point a minute`, where it is no length. */
const AN =
  /(?<=^\s*|\b(?:within|after|for|than|least|most|by|until|over|under|about|exactly|to|is|lasts?|takes?|another)\s+)an?\s+$/i;

/** Two that follow one another, the smaller unit last, are one: `an hour and ten minutes`. */
function added(all: readonly Duration[], text: string): readonly Duration[] {
  const found: Duration[] = [];
  for (const next of all) {
    const last = found.at(-1);
    const isOne = last && last.unit > next.seconds && TOGETHER.test(text.slice(last.to, next.from));
    if (last && isOne) found[found.length - 1] = { ...next, seconds: last.seconds + next.seconds, from: last.from };
    else found.push(next);
  }
  return found;
}

const TOGETHER = /^\s+(?:(?:en|og|und|and)\s+)?$/;

interface Unit {
  readonly words: RegExp;
  readonly seconds: number;
  /** Without a number it is one: `na het kwartier`. */
  readonly isAlone?: true;
}

/** The length of a unit of time in seconds; undefined if the word is none. */
export function lengthOfUnit(word: string, language: Language): number | undefined {
  return unitOf(word.toLowerCase(), names[language].units)?.seconds;
}

function unitOf(word: string, units: readonly Unit[]): Unit | undefined {
  return units.find(({ words }) => words.test(word));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Names {
  readonly units: readonly Unit[];
  /** Phrases that include their number. */
  readonly whole: readonly (readonly [name: RegExp, seconds: number])[];
}

const names: Readonly<Record<Language, Names>> = {
  nl: {
    units: [
      { words: /^(?:seconden?|tellen)$/, seconds: 1 },
      { words: /^(?:minuut|minuten)$/, seconds: MINUTE },
      { words: /^(?:uur|uren)$/, seconds: HOUR },
      { words: /^(?:dag|dagen|etmaal)$/, seconds: DAY },
      { words: /^(?:week|weken)$/, seconds: 7 * DAY },
      { words: /^(?:half|halve)(?:uur|uren)$/, seconds: HOUR / 2, isAlone: true },
      { words: /^kwartier(?:en)?$/, seconds: HOUR / 4, isAlone: true },
    ],
    whole: [],
  },
  da: {
    units: [
      { words: /^sekund(?:er?)?$/, seconds: 1 },
      { words: /^minut(?:ter)?$/, seconds: MINUTE },
      { words: /^time(?:r)?$/, seconds: HOUR },
      { words: /^(?:dag|dage|døgn)$/, seconds: DAY },
      { words: /^uger?$/, seconds: 7 * DAY },
      { words: /^halvtimer?$/, seconds: HOUR / 2, isAlone: true },
      { words: /^kvarter(?:er)?$/, seconds: HOUR / 4, isAlone: true },
    ],
    whole: [[/\b(?:tre\s+kvart|trekvart)\s+time\b/g, HOUR * 0.75]],
  },
  de: {
    units: [
      { words: /^sekunden?$/, seconds: 1 },
      { words: /^minuten?$/, seconds: MINUTE },
      { words: /^stunden?$/, seconds: HOUR },
      { words: /^(?:tag|tage|tagen)$/, seconds: DAY },
      { words: /^wochen?$/, seconds: 7 * DAY },
      { words: /^viertelstunden?$/, seconds: HOUR / 4, isAlone: true },
      { words: /^dreiviertelstunden?$/, seconds: HOUR * 0.75, isAlone: true },
    ],
    whole: [[/\bdreiviertel\s+stunde\b/g, HOUR * 0.75]],
  },
  en: {
    units: [
      { words: /^seconds?$/, seconds: 1 },
      { words: /^minutes?$/, seconds: MINUTE },
      { words: /^hours?$/, seconds: HOUR },
      { words: /^days?$/, seconds: DAY },
      { words: /^weeks?$/, seconds: 7 * DAY },
    ],
    whole: [
      [/\bhalf\s+an\s+hour\b/g, HOUR / 2],
      [/\bhalf\s+a\s+minute\b/g, MINUTE / 2],
      [/\bthree[\s-]quarters\s+of\s+an\s+hour\b/g, HOUR * 0.75],
      [/(?<!\bthree[\s-])\bquarters?\s+of\s+an\s+hour\b/g, HOUR / 4],
      [/\b(?:(?:an|one)\s+)?hour\s+and\s+a\s+half\b/g, HOUR * 1.5],
      [/\b(?:(?:an|one)\s+)?hour\s+and\s+a\s+quarter\b/g, HOUR * 1.25],
      [/\b(?:(?:a|one)\s+)?minute\s+and\s+a\s+half\b/g, MINUTE * 1.5],
    ],
  },
};
