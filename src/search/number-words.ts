/** Numbers written out, from 1 to 99, in the four languages: "zesentwintig", "seksogtyve", "dreizehn", "fourteen". */
import { fold } from './fold.ts';

const LANGUAGES = [
  {
    small: `een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
      achttien negentien`,
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    compound: (ten: string, unit: string) => `${unit}en${ten}`,
  },
  {
    small: `en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten`,
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    compound: (ten: string, unit: string) => `${unit}og${ten}`,
  },
  {
    small: `ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
      achtzehn neunzehn`,
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    compound: (ten: string, unit: string) => `${unit}und${ten}`,
  },
  {
    small: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
      eighteen nineteen`,
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    compound: (ten: string, unit: string) => `${ten}${unit}`,
  },
] as const;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ small, tens, compound }) => {
    const first = small.split(/\s+/);
    return [
      ...first.map((word, at) => [word, at + 1] as const),
      ...tens.split(' ').flatMap((ten, at) => {
        const value = 10 * (at + 2);
        return [
          [ten, value] as const,
          ...first.slice(0, 9).map((unit, more) => [compound(ten, unit), value + more + 1] as const),
        ];
      }),
    ];
  }).map(([word, value]) => [fold(word), value]),
);

const WORDS: ReadonlyMap<number, readonly string[]> = Map.groupBy(NUMBERS.keys(), (word) => NUMBERS.get(word) ?? 0);

/** The number that a folded word says, if it says one. */
export function readNumberWord(word: string): number | undefined {
  return NUMBERS.get(word);
}

/** The other ways to write a number, in digits and in words; none for one, which is an article as often. */
export function sameNumber(word: string): readonly string[] {
  const value = /^\d{1,2}$/.test(word) ? Number(word) : readNumberWord(word);
  if (value === undefined || value < 2) return [];
  return [String(value), ...(WORDS.get(value) ?? [])].filter((other) => other !== word);
}
