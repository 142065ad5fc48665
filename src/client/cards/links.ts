/** Which links on a page are references, and which of them need no card. */
import { base } from '#addresses/base.ts';
import { referenceOf, type Reference } from './reference.ts';

export interface ReferenceLink {
  readonly link: HTMLAnchorElement;
  readonly reference: Reference;
}

/** Navigation, and links by which things name themselves. */
const NO_REFERENCE = 'nav a, .n, .chapters .rows a, .lookup-self';

/** Their text is shown next to them already. */
const SHOWN_BESIDE =
  '.rows a, .law-refs a, .follow a, .quoted-by a, .games td > p > a:first-child, .abbr-card a, .reading-card .row a';

/** The reference that an event's target belongs to; undefined for any other target. */
export function referenceAt(target: EventTarget | null): ReferenceLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link?.closest('main, .reading-card') || link.matches(NO_REFERENCE)) return undefined;
  const reference = referenceOf(link.href, new URL(base, location.href).href);
  return reference && { link, reference };
}

/** Whether a reference has something to show. */
export function hasCard({ link }: ReferenceLink): boolean {
  return !link.matches(SHOWN_BESIDE);
}
