/**
 * The page for an address that leads nowhere, once a script can look at that address: it speaks the language
 * of its path, and then names the nearest pages.
 */
import { element } from './element.ts';

/**
 * The language of the path is shown alone; then what is near is looked for. Where nothing can be fetched all
 * stays.
 */
export function findOut(path: string, base: string): void {
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
