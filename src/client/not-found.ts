/**
 * The 404 page, once a script can read the address: it switches to the language of the path and links to the
 * nearest pages.
 */
import { element } from './element.ts';

/**
 * Shows the path's language only, then looks for near pages. If nothing can be fetched the page stays as it
 * is.
 */
export function completeNotFoundPage(path: string, base: string): void {
  const parts = decoded(path).slice(base.length).split('/').filter(Boolean);
  const sections = [...document.querySelectorAll<HTMLElement>('main > [lang]')];
  const own = sections.find(({ lang }) => lang === parts[0]) ?? sections[0];
  if (!own) return;
  speakOnly(own, sections);
  const list = own.querySelector<HTMLElement>('[data-near]');
  import('./near-pages.ts')
    .then(({ nearPages }) => nearPages(parts, base, list?.dataset ?? {}))
    .then(
      (links) => {
        list?.querySelector('ul')?.append(...links.map((link) => element('li', {}, link)));
        list?.toggleAttribute('hidden', links.length === 0);
      },
      () => undefined,
    );
}

function speakOnly(own: HTMLElement, sections: readonly HTMLElement[]): void {
  document.documentElement.lang = own.lang;
  for (const section of sections) section.hidden = section !== own;
  const head = own.querySelector('h2');
  head?.replaceWith(element('h1', {}, ...head.childNodes));
  document.title = own.querySelector('h1')?.textContent ?? document.title;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
