/**
 * Names the app of a page's book: its manifest, and its icon for the home screen of an iPhone. The front page
 * of a book has both from the start; any other page gets them when somebody touches it, before which nobody
 * installs it.
 */
import { base } from '#addresses/base.ts';
import { iconPath, manifestPath, TOUCH_ICON } from '#addresses/installed.ts';
import { element } from './element.ts';
import { placeOf } from './search/place.ts';

/** Puts both into the head of the page; does nothing where a manifest is named already. */
export function nameApp(): void {
  const { language, edition } = placeOf(document.documentElement, base);
  // A page of no book names the app of all books itself, or is missing, and then is in no language of the
  // site's.
  if (!edition || document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    element('link', { rel: 'manifest', href: base + manifestPath(language, edition.book) }),
    element('link', { rel: 'apple-touch-icon', href: base + iconPath(TOUCH_ICON, edition.book) }),
  );
}
