/**
 * The icons of what a device installs: a book's suit on its felt. A device may cut a mask to any shape within
 * the circle of four fifths of its width (W3C, maskable icons), so that the suit is smaller there and the
 * felt goes to the edge.
 */
import { ICONS, iconPath, TOUCH_ICON, type Icon, type IconShape } from '#addresses/installed.ts';
import type { Library } from '#library/types.ts';

/** An icon file with its contents. */
export interface IconFile extends Icon {
  /** From the site's base path on. */
  readonly path: string;
  /** Whose colour it has. */
  readonly accent: string;
  /** The suits on it: the book's own; of the site all four. */
  readonly suits: readonly string[];
}

/** Every icon of a site: its own, and each book's. */
export function iconsOf({ books, settings }: Library): readonly IconFile[] {
  const { accent: own } = settings;
  const suits = own === undefined ? ['spades', 'hearts', 'diamonds', 'clubs'] : [own];
  const site = { id: undefined, accent: own ?? 'clubs', suits };
  const owners = [site, ...books.map(({ id, book: { accent } }) => ({ id, accent, suits: [accent] }))];
  return owners.flatMap(({ id, accent, suits }) =>
    [...ICONS, TOUCH_ICON].map((icon) => ({ ...icon, path: iconPath(icon, id), accent, suits })),
  );
}

/** Of the width: how large the suit is, and how round the corners are. */
const SHAPES: Readonly<Record<IconShape, { readonly suit: number; readonly corner: number }>> = {
  any: { suit: 0.66, corner: 0.21 },
  mask: { suit: 0.5, corner: 0 },
  touch: { suit: 0.6, corner: 0 },
};

/** An icon as SVG in its size. @param outlines of its suits, one or four */
export function iconDrawing({ size, shape }: Icon, colour: string, outlines: readonly string[]): string {
  const { suit: share, corner } = SHAPES[shape];
  const ground = `width="${size}" height="${size}" rx="${corner * size}"`;
  const across = outlines.length > 1 ? 2 : 1;
  const room = (share * size) / across;
  const start = ((1 - share) / 2) * size;
  const suits = outlines.map((outline, n) => {
    const [x, y] = [start + (n % across) * room, start + Math.floor(n / across) * room];
    const inset = across > 1 ? room * 0.06 : 0;
    return `<path transform="translate(${x + inset} ${y + inset}) scale(${(room - 2 * inset) / 24})" d="${outline}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
  <defs><radialGradient id="light" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.14"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></radialGradient></defs>
  <rect ${ground} fill="${colour}"/>
  <rect ${ground} fill="url(#light)"/>
  <g fill="#fdfaf2">${suits.join('')}</g>
</svg>`;
}
