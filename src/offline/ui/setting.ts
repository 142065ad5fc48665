import type { OfflineWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { PackId } from '#offline/release.ts';

/** A book in a language, as the build lists it for the page. */
export interface ListedBook {
  readonly id: PackId;
  readonly title: string;
  /** The book's own language, when it differs from the page's. */
  readonly lang?: Language;
  readonly accent: string;
  /** The edition in force, in words: "editie 2020/2021 · van 5 september 2020". */
  readonly edition: string;
  readonly href: string;
}

/** Data from the build for the page's script. */
export interface OfflineData {
  /** The page's own address. */
  readonly path: string;
  readonly books: readonly ListedBook[];
}

/** Words, language and packs for everything on the page. */
export interface Setting {
  readonly words: OfflineWords;
  readonly language: Language;
}
