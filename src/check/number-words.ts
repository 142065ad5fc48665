/** The words for numbers in each language. */
import type { Language } from '#model/index.ts';

/** What each word means: `vijftien`, `halvtreds`, `hundertzwanzig`, `anderhalf`. */
export const cardinals = perLanguage(named);

/** And each ordinal: `derde`, `tredje`, `dritten`, `third`. */
export const ordinals = perLanguage(ordinalsOf);

function perLanguage(work: (of: Names) => ReadonlyMap<string, number>) {
  const known = new Map<Language, ReadonlyMap<string, number>>();
  return (language: Language): ReadonlyMap<string, number> => {
    const found = known.get(language) ?? work(names[language]);
    known.set(language, found);
    return found;
  };
}

interface Names {
  /** From nought to nineteen; further names after a slash. */
  readonly small: string;
  /** Parts of one, one with a part, and what doubles, each with its forms. */
  readonly parts: Readonly<Record<string, number>>;
  /** What makes a number and a half of one: `drieënhalf`, `dreieinhalb`. */
  readonly andHalf?: readonly string[];
  /** From the first to the nineteenth, and what makes an ordinal of a number from twenty on. */
  readonly ordinals: string;
  readonly nth: readonly string[];
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
    parts: {
      half: 0.5,
      halve: 0.5,
      anderhalf: 1.5,
      anderhalve: 1.5,
      helft: 0.5,
      dubbel: 2,
      dubbele: 2,
      tweemaal: 2,
    },
    andHalf: ['ënhalf', 'ënhalve', 'enhalf', 'enhalve'],
    ordinals:
      'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende',
    nth: ['ste'],
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: ['en', 'ën'],
    hundred: 'honderd',
    thousand: 'duizend',
    unitFirst: true,
  },
  da: {
    small:
      'nul en/et/én/ét to tre fire fem seks syv/sju otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    parts: {
      halv: 0.5,
      halvt: 0.5,
      halve: 0.5,
      halvanden: 1.5,
      halvandet: 1.5,
      halvdel: 0.5,
      halvdelen: 0.5,
      dobbelt: 2,
      dobbelte: 2,
    },
    ordinals:
      'første anden/andet tredje fjerde femte sjette syvende ottende niende tiende ellevte/elvte tolvte trettende fjortende femtende sekstende syttende attende nittende',
    nth: ['nde'],
    tens: 'tyve tredive fyrre/fyrretyve halvtreds/halvtredsindstyve tres halvfjerds firs halvfems',
    join: ['og'],
    hundred: 'hundrede',
    thousand: 'tusind/tusinde',
    unitFirst: true,
  },
  de: {
    small:
      'null ein/eins/eine/einen/einem/einer/eines zwei/zwo drei/dritt vier/viert fünf/fünft sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    parts: {
      halb: 0.5,
      halbe: 0.5,
      halben: 0.5,
      halber: 0.5,
      halbes: 0.5,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      hälfte: 0.5,
      doppelt: 2,
      doppelte: 2,
      doppelten: 2,
      zweimal: 2,
    },
    andHalf: ['einhalb', 'undeinhalb'],
    ordinals:
      'erste zweite dritte vierte fünfte sechste siebte/siebente achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte',
    nth: ['ste'],
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    join: ['und'],
    hundred: 'hundert',
    thousand: 'tausend',
    unitFirst: true,
  },
  en: {
    small:
      'zero/nought/nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    parts: { half: 0.5, double: 2, twice: 2 },
    ordinals:
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
    nth: ['th'],
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: [''],
    hundred: 'hundred',
    thousand: 'thousand',
    unitFirst: false,
  },
};

/** One to a hundred, and the round ones beyond. */
function named({
  small,
  parts,
  andHalf,
  tens,
  join,
  hundred,
  thousand,
  unitFirst,
}: Names): ReadonlyMap<string, number> {
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
  const halves = below.flatMap(([word, value]) =>
    value > 1 && value < 20 ? (andHalf ?? []).map((end) => [word + end, value + 0.5] as const) : [],
  );
  return new Map([...Object.entries(parts), ...halves, ...thousands, ...round([hundred, 100]), ...below]);
}

/** German ones are inflected. */
function ordinalsOf(of: Names): ReadonlyMap<string, number> {
  const first = split(of.ordinals).flatMap((each, at) => each.map((word) => [word, at + 1] as const));
  const further = [...named(of)].flatMap(([word, value]) =>
    value < 20 ? [] : of.nth.map((end) => [word + end, value] as const),
  );
  return new Map(
    [...first, ...further].flatMap(([word, value]) => ['', 'n', 'r', 's', 'm'].map((end) => [word + end, value])),
  );
}

function split(text: string): readonly (readonly string[])[] {
  return text.split(' ').map((each) => each.split('/'));
}
