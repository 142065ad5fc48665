/** Props of a calculator's island: plain data in one language. */
import type { CalculatorWords } from '#i18n/words.ts';
import type { Plural } from '#i18n/language.ts';
import type { Calculator, Takes } from './join.ts';
import type { Edition } from '#library/types.ts';
import type { Urls } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Book } from '#model/index.ts';
import type { Language } from '#model/language.ts';
import { chipWords } from '#wording/chip-words.ts';
import { chipsOf } from '#wording/chips.ts';
import { sidesOf } from '#wording/shown-chips.ts';

interface LineBase {
  readonly option: string;
  readonly label: string;
  readonly hint?: string;
  /** The page of the ruling that gives or refuses the points. */
  readonly href: string;
}
export interface CountedLine extends LineBase {
  readonly former?: readonly string[];
  readonly points: number;
  readonly most: number;
  readonly takes?: Takes;
}
export interface RefusedLine extends LineBase {
  readonly verdict: string;
}

export interface CalculatorProps {
  readonly lines: readonly CountedLine[];
  readonly refused: readonly RefusedLine[];
  readonly hand?: Calculator['hand'];
  /** `{n}` for the number. */
  readonly points: Plural;
  /** Who gets them: `Ten gunste van: de leider`. */
  readonly whose?: string;
  readonly words: Pick<CalculatorWords, Said>;
  readonly language: Language;
}

type Said =
  'what' | 'worth' | 'have' | 'more' | 'less' | 'total' | 'reset' | 'refused' | 'foreign' | 'noCount' | 'tooMany';

/** Builds the props from the library. Options that the book does not mention are left to the page. */
export function calculatorProps({ book }: Edition, { lines, hand }: Calculator, urls: Urls): CalculatorProps {
  const say = packs[book.language].calculator;
  const whose = whoseOf(lines, book);
  const kind = lines.find((line) => line.kind !== undefined)?.kind;
  const { one, other } = (kind === undefined ? Object.values(book.points)[0] : book.points[kind]) ?? {
    one: '{n}',
    other: '{n}',
  };
  return {
    lines: lines.flatMap(({ option, former, label, hint, points, most, takes, ruling }) =>
      points === undefined || !ruling
        ? []
        : [
            {
              option,
              ...(former === undefined ? {} : { former }),
              label,
              ...(hint === undefined ? {} : { hint }),
              points,
              most,
              ...(takes === undefined ? {} : { takes }),
              href: urls.ruling(ruling.id),
            },
          ],
    ),
    ...(hand === undefined ? {} : { hand }),
    refused: lines.flatMap(({ option, label, hint, points, ruling }) =>
      points !== undefined || !ruling
        ? []
        : [
            {
              option,
              label,
              ...(hint === undefined ? {} : { hint }),
              verdict: ruling.verdict,
              href: urls.ruling(ruling.id),
            },
          ],
    ),
    points: { one, other },
    ...(whose === undefined ? {} : { whose }),
    words: saidOf(say),
    language: book.language,
  };
}

/** Only the words that the browser needs. */
function saidOf(words: CalculatorWords): Pick<CalculatorWords, Said> {
  const { what, worth, have, more, less, total, reset, refused, foreign, noCount, tooMany } = words;
  return { what, worth, have, more, less, total, reset, refused, foreign, noCount, tooMany };
}

/** Who gets the points; the checker ensures that it is the same party for all. */
function whoseOf(lines: Calculator['lines'], book: Book): string | undefined {
  const effects = lines.find(({ points }) => points !== undefined)?.ruling?.effects;
  const words = chipWords(book);
  const [chip] = chipsOf((effects ?? []).filter(({ kind }) => kind === 'points').slice(0, 1), words);
  const [side] = chip ? sidesOf(chip, words.effects) : [];
  return side && side.who !== words.effects.unstated ? side.said : undefined;
}
