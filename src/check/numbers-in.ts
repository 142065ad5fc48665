/** The numbers that a text names, in digits or in words. */
import type { Language } from '#model/index.ts';

/** Every number in the text: `10`, `1.000`, `0,50`, `vijftien`, `halvtreds`, `hundertzwanzig`. */
export function numbersIn(text: string, language: Language): ReadonlySet<number> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => wordsOf(language).get(word) ?? []);
  return new Set([...digitsIn(text), ...words]);
}

/** Those in digits alone. */
export function digitsIn(text: string): ReadonlySet<number> {
  return new Set(
    [...text.matchAll(DIGITS)].map(([written]) =>
      Number(written.replaceAll(/[.\s](?=\d{3}(?!\d))/g, '').replace(',', '.')),
    ),
  );
}

/** Not within a word (`17A` is the name of a rule), nor the ends of a date or an article. */
const DIGITS = /(?<![\p{L}\d.,/-])\d+(?:[.\s]\d{3})*(?:,\d+)?(?![\p{L}\d/])/gu;

interface Names {
  /** From nought to nineteen; further names after a slash. */
  readonly small: string;
  /** Twenty to ninety. */
  readonly tens: string;
  readonly join: readonly string[];
  readonly hundred: string;
  readonly thousand: string;
  readonly unitFirst: boolean;
}

const names: Readonly<Record<Language, Names>> = {
  nl: {
    small:
      'nul een/één/eén twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: ['en', 'ën'],
    hundred: 'honderd',
    thousand: 'duizend',
    unitFirst: true,
  },
  da: {
    small:
      'nul en/et/én/ét to tre fire fem seks syv/sju otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre/fyrretyve halvtreds/halvtredsindstyve tres halvfjerds firs halvfems',
    join: ['og'],
    hundred: 'hundrede',
    thousand: 'tusind/tusinde',
    unitFirst: true,
  },
  de: {
    small:
      'null ein/eins/eine/einen/einem/einer/eines zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    join: ['und'],
    hundred: 'hundert',
    thousand: 'tausend',
    unitFirst: true,
  },
  en: {
    small:
      'zero/nought/nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: [''],
    hundred: 'hundred',
    thousand: 'thousand',
    unitFirst: false,
  },
};

const known = new Map<Language, ReadonlyMap<string, number>>();

function wordsOf(language: Language): ReadonlyMap<string, number> {
  const found = known.get(language) ?? named(names[language]);
  known.set(language, found);
  return found;
}

/** One to a hundred, and the round ones beyond. */
function named({ small, tens, join, hundred, thousand, unitFirst }: Names): ReadonlyMap<string, number> {
  const split = (text: string) => text.split(' ').map((each) => each.split('/'));
  const units = split(small);
  const below: (readonly [string, number])[] = units.flatMap((each, value) =>
    each.map((word) => [word, value] as const),
  );
  split(tens).forEach((each, at) => {
    const value = (at + 2) * 10;
    for (const ten of each) {
      below.push([ten, value]);
      for (const [unit, one] of below.filter(([, number]) => number > 0 && number < 10))
        for (const and of join) below.push([unitFirst ? unit + and + ten : ten + and + unit, value + one]);
    }
  });
  const round = ([word, by]: readonly [string, number]): (readonly [string, number])[] => [
    [word, by],
    ...below.filter(([, value]) => value > 1 && value < 20).map(([unit, value]) => [unit + word, value * by] as const),
    ...below.filter(([, value]) => value > 1).map(([rest, value]) => [word + rest, by + value] as const),
  ];
  const thousands = thousand.split('/').flatMap((word) => round([word, 1000]));
  return new Map([...thousands, ...round([hundred, 100]), ...below]);
}
