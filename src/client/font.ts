/**
 * Web fonts. No page waits for them: they are fetched with the main module on the first visit, and later
 * pages use them from the first paint, because they are cached then (src/components/look-at-once.ts).
 */
import { device, type Store } from './storage.ts';

const KEY = 'arbiter:font';
const FAMILY = 'Literata Variable';

/**
 * Fetches the fonts unless they are cached, and remembers that they are. The current page does not change.
 */
export async function fetchFont(
  fonts: Pick<FontFaceSet, 'load'> = document.fonts,
  store: Store = device,
): Promise<void> {
  if (store.read(KEY) !== undefined) return;
  // A failed download is retried on the next page.
  const faces = await fonts.load(`1em "${FAMILY}"`).catch(() => []);
  if (faces.length > 0) store.write(KEY, 'yes');
}
