/**
 * The icons of what a device installs: a book's suit on its felt. A device may cut a mask to any shape within the circle of
 * four fifths of its width (W3C, maskable icons), so that the suit is smaller there and the felt goes to the edge.
 */
import { ICONS, iconPath, TOUCH_ICON, type Icon, type IconShape } from '#addresses/installed.ts';
import type { Library } from '#library/types.ts';
import type { Looks } from './looks.ts';

export interface IconFile extends Icon {
  /** From the site's base path on. */
  readonly path: string;
  readonly accent: string;
}

/** Every icon of a site: its own, and each book's. */
export function iconsOf({ books }: Library): readonly IconFile[] {
  const owners = [{ id: undefined, accent: 'clubs' }, ...books.map(({ id, book: { accent } }) => ({ id, accent }))];
  return owners.flatMap(({ id, accent }) =>
    [...ICONS, TOUCH_ICON].map((icon) => ({ ...icon, path: iconPath(icon, id), accent })),
  );
}

/** Of the width: how large the suit is, and how round the corners are. */
const SHAPES: Readonly<Record<IconShape, { readonly suit: number; readonly corner: number }>> = {
  any: { suit: 0.66, corner: 0.21 },
  mask: { suit: 0.5, corner: 0 },
  touch: { suit: 0.6, corner: 0 },
};

/** An icon as SVG, as large as it says. */
export function iconDrawing({ size, shape }: Icon, { colour, suit }: Looks): string {
  const { suit: share, corner } = SHAPES[shape];
  const scale = (share * size) / 24;
  const at = ((1 - share) / 2) * size;
  const ground = `width="${size}" height="${size}" rx="${corner * size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
  <defs><radialGradient id="light" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.14"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></radialGradient></defs>
  <rect ${ground} fill="${colour}"/>
  <rect ${ground} fill="url(#light)"/>
  <path transform="translate(${at} ${at}) scale(${scale})" fill="#fdfaf2" d="${suit}"/>
</svg>`;
}
