/** What a calculator's island is given: plain data in one language. */
import type { CalculatorWords } from '#i18n/calculator.ts';
import type { Plural } from '#i18n/language.ts';
import type { Calculator, Takes } from './join.ts';
import type { Edition } from '#library/types.ts';
import type { Urls } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Language } from '#model/language.ts';

interface LineBase {
  readonly option: string;
  readonly label: string;
  readonly hint?: string;
  /** The page of the ruling that gives or refuses the points. */
  readonly href: string;
}
export interface CountedLine extends LineBase {
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
  readonly words: Pick<CalculatorWords, 'what' | 'worth' | 'have' | 'more' | 'less' | 'total' | 'reset' | 'refused'>;
  readonly language: Language;
}

/** From the library to the island, in the build. Options of which the book says nothing are the page's to name. */
export function calculatorProps({ book }: Edition, { lines, hand }: Calculator, urls: Urls): CalculatorProps {
  const { what, worth, have, more, less, total, reset, refused } = packs[book.language].calculator;
  const kind = lines.find((line) => line.kind !== undefined)?.kind;
  const { one, other } = (kind === undefined ? Object.values(book.points)[0] : book.points[kind]) ?? {
    one: '{n}',
    other: '{n}',
  };
  return {
    lines: lines.flatMap(({ option, label, hint, points, most, takes, ruling }) =>
      points === undefined || !ruling
        ? []
        : [
            {
              option,
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
    words: { what, worth, have, more, less, total, reset, refused },
    language: book.language,
  };
}
