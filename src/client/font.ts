/**
 * The site's letters. No page waits for them: they are fetched with the main module on the first visit, and
 * the pages after that are set in them from the start, because the device then has them
 * (src/components/look-at-once.ts).
 */
import { device, type Store } from './storage.ts';

const KEY = 'arbiter:font';
const FAMILY = 'Literata Variable';

/** Fetches the letters unless the device has them, and keeps that it has. Nothing on the page changes. */
export async function fetchFont(
  fonts: Pick<FontFaceSet, 'load'> = document.fonts,
  store: Store = device,
): Promise<void> {
  if (store.read(KEY) !== undefined) return;
  // A font that cannot be had is asked for again on the next page.
  const faces = await fonts.load(`1em "${FAMILY}"`).catch(() => []);
  if (faces.length > 0) store.write(KEY, 'yes');
}
