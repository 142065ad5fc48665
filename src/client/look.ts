/**
 * What the reader chose of how the site looks, kept on the device: colours and the size of the text. Put on a page before
 * it is painted by src/components/look-at-once.ts, which reads the same text; the browser's own bar follows here.
 */
import { textSizes, themes, type LookWords, type TextSize, type Theme } from '#i18n/site.ts';
import { element } from './element.ts';
import { device, type Store } from './storage.ts';
import { sayUnlessKept } from './unkept.ts';

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

/** Keeps a choice; where it is what a page looks like anyway, nothing. Whether the device took it. */
export function keepLook(look: Look, store: Store = device): boolean {
  return store.write(KEY, look.theme === 'system' && look.size === 1 ? undefined : textOf(look));
}

/** Takes what was just chosen with this field: shows and keeps it. */
export function choose(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement)) return;
  const kept = keptLook();
  const theme = field.name === 'look-theme' ? themes.find((each) => each === field.value) : undefined;
  const size = field.name === 'look-size' ? textSizes.find((each) => String(each) === field.value) : undefined;
  const look: Look = { theme: theme ?? kept.theme, size: size ?? kept.size };
  sayUnlessKept(keepLook(look));
  show(look);
}

/** What can be chosen, where the page has a place for it, as it is kept. */
export function startLook({ theme, themes: themeNames, size, sizes }: LookWords): void {
  const look = keptLook();
  showInBar(look);
  document
    .getElementById('look')
    ?.replaceChildren(
      choices('look-theme', theme, themes, themeNames, look.theme),
      choices('look-size', size, textSizes, sizes, look.size),
    );
}

function choices<Value extends string | number>(
  name: string,
  legend: string,
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  kept: Value,
): HTMLElement {
  const labels = values.map((value) => {
    const checked = value === kept ? '' : undefined;
    const field = element('input', { type: 'radio', name, value: String(value), checked, 'data-does': 'look' });
    return element('label', {}, field, element('span', {}, names[value]));
  });
  return element('fieldset', {}, element('legend', { class: 'kicker' }, legend), ...labels);
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
