/**
 * What a device installs: the manifest of a book in one of its languages, or of all books in a language, and
 * the icons that it names. A book's icon is the same in every language.
 */

/** The path of a manifest below the site's base: `nl/troefcall/app.webmanifest`, `nl/app.webmanifest`. */
export function manifestPath(language: string, book?: string): string {
  return `${language}/${book === undefined ? '' : `${book}/`}app.webmanifest`;
}

/**
 * `mask`: drawn to the edge, for a device that cuts it to its own shape. `touch`: for the home screen of an
 * iPhone, which does so too.
 */
export type IconShape = 'any' | 'mask' | 'touch';

/** An icon that a device installs. */
export interface Icon {
  /** Width and height in pixels. */
  readonly size: number;
  readonly shape: IconShape;
}

/** The icons of a manifest, and the one of a page. */
export const ICONS = [
  { size: 192, shape: 'any' },
  { size: 512, shape: 'any' },
  { size: 192, shape: 'mask' },
  { size: 512, shape: 'mask' },
] as const satisfies readonly Icon[];
export const TOUCH_ICON = { size: 180, shape: 'touch' } as const satisfies Icon;

/**
 * The path of an icon below the site's base: `icons/troefcall/mask-512.png`, `icons/any-192.png` for all
 * books.
 */
export function iconPath({ size, shape }: Icon, book?: string): string {
  return `icons/${book === undefined ? '' : `${book}/`}${shape}-${size}.png`;
}
