/**
 * What the reader chose of how the site looks, kept on the device: colours and the size of the text. Put on a page before
 * it is painted by src/components/look-at-once.ts, which reads the same text; the browser's own bar follows here.
 */
import { textSizes, themes, type TextSize, type Theme } from '#i18n/site.ts';
import { device, type Store } from './storage.ts';

export interface Look {
  readonly theme: Theme;
  readonly size: TextSize;
}

/** `dark 2`. */
const KEY = 'arbiter:look';

/** What is kept; what is no choice counts as none. */
export function keptLook(store: Store = device): Look {
  const [theme, size] = (store.read(KEY) ?? '').split(' ');
  return {
    theme: themes.find((each) => each === theme) ?? 'system',
    size: textSizes.find((each) => String(each) === size) ?? 1,
  };
}

/** Keeps a choice; where it is what a page looks like anyway, nothing. */
export function keepLook(look: Look, store: Store = device): void {
  store.write(KEY, look.theme === 'system' && look.size === 1 ? undefined : textOf(look));
}

/** Takes what was just chosen with this field: shows and keeps it. */
export function choose(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement)) return;
  // Chosen before this was loaded, it may have been put back to what was kept.
  field.checked = true;
  const kept = keptLook();
  const theme = field.name === 'look-theme' ? themes.find((each) => each === field.value) : undefined;
  const size = field.name === 'look-size' ? textSizes.find((each) => String(each) === field.value) : undefined;
  const look: Look = { theme: theme ?? kept.theme, size: size ?? kept.size };
  keepLook(look);
  show(look);
}

/** The choices as they are kept, where the page offers them. */
export function startLook(): void {
  const look = keptLook();
  showInBar(look);
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-does="look"]')) {
    const kept = field.name === 'look-theme' ? look.theme : String(look.size);
    field.checked = field.value === kept;
  }
}

function show(look: Look): void {
  document.documentElement.dataset['look'] = textOf(look);
  showInBar(look);
}

function textOf({ theme, size }: Look): string {
  return `${theme} ${size}`;
}

function showInBar({ theme }: Look): void {
  for (const [scheme, meta] of barColours()) {
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? '' : 'not all';
  }
}

/** The colour of the browser's own bar, light and dark, in the order in which they stand in the head. */
function barColours(): readonly (readonly [scheme: 'light' | 'dark', meta: HTMLMetaElement])[] {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return (['light', 'dark'] as const).flatMap((scheme, at) => {
    const meta = metas[at];
    return meta ? [[scheme, meta] as const] : [];
  });
}
