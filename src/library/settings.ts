/** A site's settings: what its `site.yaml` says, with everything filled in that it leaves out. */
import { accentOf } from '#model/colour.ts';
import type { Language } from '#model/language.ts';
import type { FooterLine, SiteFile } from '#model/site.ts';

/** Where the settings stand: beside `content/`. */
export const SITE_FILE = 'site.yaml';

export interface SiteSettings {
  readonly name: string;
  /** For bars and home screens. */
  readonly short: string;
  /** Mark and colour of what belongs to no book, see `accentOf`; absent: those of the project. */
  readonly accent?: string;
  /** Those that come first, in their order; empty where nothing is said. */
  readonly languages: readonly Language[];
  /** The one book that readers begin with; absent: all of them. */
  readonly start?: string;
  /** Whether the books are the source, and restate no other text. */
  readonly isSource: boolean;
  /** Lines at the foot. */
  readonly footer: readonly FooterLine[];
  /** Where mistakes are reported. */
  readonly contact?: string;
  /** The address of a page, or lines. */
  readonly imprint?: string | readonly string[];
  /** Origins that may embed pages; empty: none. */
  readonly embed: readonly string[];
  /** Whether search engines may list what house rules make of a book. */
  readonly listsHouses: boolean;
  /** Whether feet name what the site is made with. */
  readonly madeWith: boolean;
}

const UNNAMED: SiteFile = { name: 'Arbiter', madeWith: false };

/** @param file undefined for a site without one, which has the project's own name. */
export function settingsOf(file: SiteFile | undefined): SiteSettings {
  const {
    name,
    short = name,
    languages = [],
    start,
    authority,
    footer = [],
    embed = [],
    searchEngines = 'books',
    madeWith = true,
  } = file ?? UNNAMED;
  const { contact, imprint, mark, colour } = file ?? UNNAMED;
  const isMarked = mark !== undefined || colour !== undefined;
  return {
    name,
    short,
    ...(isMarked ? { accent: accentOf(mark ?? 'clubs', colour) } : {}),
    languages,
    ...(start === undefined || start === 'all' ? {} : { start }),
    isSource: authority === 'own',
    footer,
    ...(contact === undefined ? {} : { contact }),
    ...(imprint === undefined ? {} : { imprint }),
    embed,
    listsHouses: searchEngines === 'all',
    madeWith,
  };
}
