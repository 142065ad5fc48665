/**
 * Web app manifests: one for a book in each of its languages, one for all books in a language. W3C, Web
 * Application Manifest; shortcuts and share_target from its incubations.
 */
import { ICONS, iconPath, manifestPath } from '#addresses/installed.ts';
import { QUERY } from '#addresses/search-asked.ts';
import { languageUrls, urlsOf } from '#addresses/urls.ts';
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { booksInAll } from '#library/in-language.ts';
import type { Library, LoadedBook } from '#library/types.ts';
import type { SiteSettings } from '#library/settings.ts';
import type { Language } from '#model/language.ts';
import { untagged } from '#model/language-tags.ts';
import { spokenLanguages } from './concepts.ts';

/** A manifest, by the names that browsers read. */
export interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: Language;
  readonly dir: 'ltr';
  readonly start_url: string;
  /** The whole site, so that a link to another book, or to what all share, stays within the app. */
  readonly scope: string;
  readonly display: 'standalone';
  readonly background_color: string;
  readonly theme_color: string;
  readonly categories: readonly string[];
  readonly icons: readonly ManifestIcon[];
  readonly shortcuts: readonly Shortcut[];
  /** Links and words shared by another app arrive as a search in the address (addresses/shared.ts). */
  readonly share_target: {
    readonly action: string;
    readonly method: 'GET';
    /** The default, but browsers warn without it. */
    readonly enctype: 'application/x-www-form-urlencoded';
    readonly params: { readonly text: string; readonly url: string };
  };
}

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: 'image/png';
  readonly purpose: 'any' | 'maskable';
}

interface Shortcut {
  readonly name: string;
  readonly short_name?: string;
  readonly url: string;
  readonly icons: readonly ManifestIcon[];
}

/** A manifest and the path of its file. */
export interface ManifestFile {
  /** From the site's base path on. */
  readonly path: string;
  readonly manifest: Manifest;
}

/**
 * Every manifest of a site.
 * @param base `/` or `/arbiter/`
 * @param colourOf the colour of an accent, `#17603f`
 */
export function manifestsOf(
  library: Library,
  base: string,
  colourOf: (accent: string) => string,
): readonly ManifestFile[] {
  const all = spokenLanguages(library).map((language) => ({
    path: manifestPath(language),
    manifest: manifestOfAll(language, library.settings, base, colourOf(library.settings.accent ?? 'clubs')),
  }));
  const each = booksInAll(library).map((loaded) => ({
    path: manifestPath(loaded.book.language, loaded.id),
    manifest: manifestOfBook(loaded, library.settings, base, colourOf(loaded.book.accent)),
  }));
  return [...all, ...each];
}

function manifestOfBook({ id, book }: LoadedBook, { short }: SiteSettings, base: string, colour: string): Manifest {
  const { language, title, summary } = book;
  const { doors } = packs[language].pages;
  const urls = urlsOf({ base, language, book: id });
  const happened: Shortcut = {
    name: doors.happened.title,
    short_name: doors.happened.thumb,
    url: urls.situations,
    icons: iconsOf(base, id),
  };
  return {
    ...frameOf({ language, base, colour, book: id, start: urls.book, shortcuts: [happened] }),
    name: `${untagged(title)} · ${short}`,
    short_name: untagged(title),
    description: untagged(summary),
  };
}

function manifestOfAll(language: Language, { name, short }: SiteSettings, base: string, colour: string): Manifest {
  const { start } = packs[language].pages;
  return {
    ...frameOf({
      language,
      base,
      colour,
      book: undefined,
      start: languageUrls(base, language).language,
      shortcuts: [],
    }),
    name: fill(start.title, { site: name }),
    short_name: short,
    description: start.description,
  };
}

interface Framed {
  readonly language: Language;
  readonly base: string;
  readonly colour: string;
  readonly book: string | undefined;
  /** Where it opens. */
  readonly start: string;
  /** Before the search. */
  readonly shortcuts: readonly Shortcut[];
}

/** The parts that all of them have in common. */
function frameOf({ language, base, colour, book, start, shortcuts }: Framed) {
  const icons = iconsOf(base, book);
  return {
    id: start,
    lang: language,
    dir: 'ltr',
    start_url: start,
    scope: base,
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    categories: ['games', 'sports', 'books'],
    icons,
    shortcuts: [...shortcuts, { name: packs[language].pages.nav.search, url: `${start}?${QUERY}=`, icons }],
    share_target: {
      action: start,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: QUERY, url: QUERY },
    },
  } as const;
}

function iconsOf(base: string, book: string | undefined): readonly ManifestIcon[] {
  return ICONS.map((icon) => ({
    src: base + iconPath(icon, book),
    sizes: `${icon.size}x${icon.size}`,
    type: 'image/png',
    purpose: icon.shape === 'mask' ? 'maskable' : 'any',
  }));
}
