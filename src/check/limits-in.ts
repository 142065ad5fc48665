/** The limits that a text draws: `hoogstens vier` between four and five, `mindestens 150` below 150. */
import type { Language } from '#model/index.ts';
import { durationsIn, lengthOfUnit } from './durations-in.ts';
import { mentionsIn, withoutRules, type Mention } from './numbers-in.ts';

/** The numbers that are limited, and what they count: `{ min: 0, step: 1, unit: dag }`. */
export interface Counted {
  readonly min: number;
  readonly step: number;
  readonly unit: string;
}

/**
 * Each limit as the first number above it. A number by itself may be the last below a limit or the first
 * above it; `meer dan`, `mindestens`, `or fewer` and the like say which.
 */
export function limitsIn(text: string, language: Language, counted: Counted): ReadonlySet<number> {
  const unit = lengthOfUnit(counted.unit, language);
  const times = unit === undefined ? [] : [...durationsIn(text, language)].map((seconds) => seconds / unit);
  const plain = withoutRules(text, language);
  const isAmount = ({ to }: Mention) => AMOUNT.test(plain.slice(to)) && !AMOUNT.test(` ${counted.unit}`);
  const numbers = mentionsIn(plain, language).flatMap((each) => {
    if (isAmount(each)) return [];
    const found = around(counted, each.number, sideOf(plain, language, each));
    // While the fifth trick is played, four are there.
    return each.ordinal ? [...found, ...found.map((above) => above - counted.step)] : found;
  });
  return new Set([...numbers, ...times.flatMap((each) => around(counted, each))]);
}

/** What points or money come to is no limit of anything else: `two points for each game`. */
const AMOUNT =
  /^\s+(?:\p{L}*(?:punt|point|punkt)\p{L}*|\p{Sc}|euro|kron|pound|pond|pfund|pund|dollar|fran[ck]|(?:kr|dkk|gbp|chf|usd|eur)(?!\p{L}))/iu;

/** Whether a limit stands above a number or below it. */
type Side = 'above' | 'below';

function around({ min, step }: Counted, number: number, side?: Side): readonly number[] {
  const steps = (number - min) / step;
  const below = min + Math.ceil(steps) * step;
  const above = min + (Math.floor(steps) + 1) * step;
  return side === undefined ? [below, above] : [side === 'above' ? above : below];
}

function sideOf(text: string, language: Language, { from, to }: Mention): Side | undefined {
  const before = text.slice(Math.max(from - LONGEST, 0), from);
  const after = text.slice(to, to + LONGEST);
  return patterns[language].find(({ before: words, after: end }) => words.test(before) || end.test(after))?.side;
}

/** Of the words on either side of a number as many characters are looked at. */
const LONGEST = 40;

interface Pattern {
  readonly side: Side;
  readonly before: RegExp;
  readonly after: RegExp;
}

/** `niet meer dan` draws its limit where `meer dan` does: above. */
const patterns: Readonly<Record<Language, readonly Pattern[]>> = {
  nl: [
    pattern('below', 'nog geen|minder dan|vanaf|minstens|minimaal|ten ?minste', 'meer|hoger|later'),
    pattern('above', 'tot en met|t/m|hoogstens|maximaal|ten hoogste|meer dan|langer dan', 'minder|lager|eerder'),
  ],
  da: [
    pattern('below', 'mindre end|færre end|mindst|fra og med', 'mere|flere|højere|senere'),
    pattern('above', 'til og med|højst|mere end|flere end|længere end', 'mindre|færre|lavere'),
  ],
  de: [
    pattern('below', 'weniger als|mindestens|wenigstens|ab', 'mehr|höher|später'),
    pattern('above', 'bis einschließlich|höchstens|maximal|mehr als|länger als', 'weniger|niedriger|früher'),
  ],
  en: [
    pattern('below', 'less than|fewer than|at least', 'more|higher|later'),
    pattern('above', 'up to and including|at most|more than|longer than', 'less|fewer|lower|earlier'),
  ],
};

/** Between them and the number may stand an article, or what is counted: `vijf gesloten slagen of meer`. */
function pattern(side: Side, before: string, after: string): Pattern {
  return {
    side,
    before: new RegExp(String.raw`(?<!\p{L})(?:${before})(?:\s+(?:de|het|den|det|die|der|das|dem|the))?\s+$`, 'iu'),
    after: new RegExp(
      String.raw`^(?:\s+\p{L}+){0,3}?\s+(?:of|en|eller|og|oder|und|or|and)\s+(?:${after})(?!\p{L})`,
      'iu',
    ),
  };
}
