/**
 * Adds the book's web app manifest, and its icon for the home screen of an iPhone. The front page of a book
 * has both from the start; any other page gets them on the first touch, before which nobody can install it.
 */
import { base } from '#addresses/base.ts';
import { iconPath, manifestPath, TOUCH_ICON } from '#addresses/installed.ts';
import { element } from './element.ts';
import { placeOf } from './search/place.ts';

/** Adds both to the head of the page; no-op when it has a manifest already. */
export function nameApp(): void {
  const { language, edition } = placeOf(document.documentElement, base);
  // A page of no book has the manifest of the whole site, or is a 404 page without a known language.
  if (!edition || document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    element('link', { rel: 'manifest', href: base + manifestPath(language, edition.book) }),
    element('link', { rel: 'apple-touch-icon', href: base + iconPath(TOUCH_ICON, edition.book) }),
  );
}
