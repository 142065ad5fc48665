/** What is said between the books and about the site itself: its shelf, how it looks, and the ways on from nowhere. */
import type { Plural } from './language.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How large the text is, in steps from what the browser has. */
export const textSizes = [1, 2, 3, 4] as const;
export type TextSize = (typeof textSizes)[number];

export const contrasts = ['system', 'more'] as const;
export type Contrast = (typeof contrasts)[number];

/** Which hand holds the phone and reaches with its thumb, where it does alone. */
export const hands = ['both', 'left', 'right'] as const;
export type Hand = (typeof hands)[number];

/** What can be chosen of how the site looks: said once it is opened. */
export interface LookWords {
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly size: string;
  readonly sizes: Readonly<Record<TextSize, string>>;
  readonly contrast: string;
  readonly contrasts: Readonly<Record<Contrast, string>>;
  readonly hand: string;
  readonly hands: Readonly<Record<Hand, string>>;
}

export interface SiteWords {
  /** Behind the suit in the bar: the other books, and the languages. */
  readonly shelf: { readonly open: string; readonly books: string; readonly languages: string };
  /** Opens how the site looks on this device. */
  readonly look: string;
  readonly start: {
    /** In the field of the start page; `{example}` is a book and a number. */
    readonly ask: string;
    /** For a reader whose browser speaks this language, on a page in another one. */
    readonly inThis: string;
  };
  readonly rulings: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly count: Plural;
  };
  readonly calculators: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    /** Opens a calculator. */
    readonly open: string;
  };
  /** Where an address leads nowhere: above the nearest pages. */
  readonly missing: { readonly near: string };
  /** What is said of the permanent link of an edition that has a name and no date. */
  readonly undated: { readonly permanent: string; readonly permanentHere: string };
}
