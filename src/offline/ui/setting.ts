import type { OfflineWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { PackId } from '#offline/release.ts';

/** A book in a language, as the page that lists them knows it before anything is asked. */
export interface ListedBook {
  readonly id: PackId;
  readonly title: string;
  /** The book's own language, where the page speaks another. */
  readonly lang?: Language;
  readonly accent: string;
  /** The edition in force, in words: "editie 2020/2021 · van 5 september 2020". */
  readonly edition: string;
  readonly href: string;
}

/** What the build hands to the page's script. */
export interface OfflineData {
  /** The page's own address. */
  readonly path: string;
  readonly books: readonly ListedBook[];
}

/** What everything on the page is said with. */
export interface Setting {
  readonly words: OfflineWords;
  readonly language: Language;
}
