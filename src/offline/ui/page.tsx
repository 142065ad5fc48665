/** The page of books on this device, which also replaces a page that is not stored while offline. */
import { render } from 'preact';
import { languageOf } from '#client/language.ts';
import { addStyles } from '#client/styles.ts';
import { loadWords } from '#i18n/load.ts';
import { browserPacks } from '#offline/browser-packs.ts';
import { installerOf } from './installing.ts';
import { showMissingPage } from './missing.ts';
import { OfflinePage } from './OfflinePage.tsx';
import url from './offline.css?url';
import type { OfflineData } from './setting.ts';

/**
 * Renders the page. At another address than its own it replaces the page that is missing there. Rejects when
 * the words cannot be loaded.
 */
export async function openOffline(place: HTMLElement, { path, books }: OfflineData): Promise<void> {
  const packs = browserPacks();
  const installer = installerOf(window);
  const language = languageOf(document.documentElement);
  const [words] = await Promise.all([loadWords('offline', language), addStyles(url)]);
  const showBooks = location.pathname === path ? () => undefined : showMissingPage(place, { words, books });
  place.replaceChildren();
  render(<OfflinePage setting={{ words, language }} {...{ books, packs, installer }} onKept={showBooks} />, place);
}
