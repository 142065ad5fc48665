/**
 * The preview pictures of links in chats: one for each book in each of its languages, and one for each
 * language.
 */

/** The path of a picture below the site's base: `previews/nl-troefcall.png`, `previews/nl.png`. */
export function previewPath(language: string, book?: string): string {
  return `previews/${book === undefined ? language : `${language}-${book}`}.png`;
}

/** Pixels, as chats want them. */
export const PREVIEW = { width: 1200, height: 630 } as const;
