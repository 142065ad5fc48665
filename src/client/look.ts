/**
 * The reader's display settings, stored on the device: colours, contrast, text size and the hand that holds
 * the phone. src/components/look-at-once.ts applies them before the first paint from the same storage key;
 * the colour of the browser's bar is set here.
 */
import { contrasts, hands, textSizes, themes, type Contrast, type Hand } from '#i18n/look.ts';
import type { LookWords } from '#i18n/words.ts';
import type { TextSize, Theme } from '#i18n/look.ts';
import sheet from '#styles/look.css?url';
import { element } from './element.ts';
import { singleKeysOn } from './keys/key-choice.ts';
import { device, type Store } from './storage.ts';
import { addStyles } from './styles.ts';
import { warnUnlessStored } from './not-stored.ts';

/** The settings; `system`, 1 and `both` are the defaults. */
export interface Look {
  readonly theme: Theme;
  readonly size: TextSize;
  readonly contrast: Contrast;
  readonly hand: Hand;
}

/** `dark 2`, followed by other settings: `dark 2 more left`. */
const KEY = 'arbiter:look';

const PLAIN: Look = { theme: 'system', size: 1, contrast: 'system', hand: 'both' };

/** The stored settings; invalid values count as defaults. */
export function keptLook(store: Store = device): Look {
  const [theme, size, ...others] = (store.read(KEY) ?? '').split(' ');
  return {
    theme: themes.find((each) => each === theme) ?? PLAIN.theme,
    size: textSizes.find((each) => String(each) === size) ?? PLAIN.size,
    contrast: contrasts.find((each) => others.includes(each)) ?? PLAIN.contrast,
    hand: hands.find((each) => others.includes(each)) ?? PLAIN.hand,
  };
}

/** Stores the settings; nothing when all are defaults. Returns whether they could be stored. */
export function keepLook(look: Look, store: Store = device): boolean {
  return store.write(KEY, textOf(look) === textOf(PLAIN) ? undefined : textOf(look));
}

/** Applies and stores the setting that was just changed with this field. */
export function choose(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement)) return;
  const look = chosen(keptLook(), field.name, field.value);
  warnUnlessStored(keepLook(look));
  show(look);
}

/** The settings with one changed; unchanged when the field or the value is unknown. */
export function chosen(look: Look, field: string, value: string): Look {
  switch (field) {
    case 'look-theme':
      return { ...look, theme: themes.find((each) => each === value) ?? look.theme };
    case 'look-size':
      return { ...look, size: textSizes.find((each) => String(each) === value) ?? look.size };
    case 'look-contrast':
      return { ...look, contrast: contrasts.find((each) => each === value) ?? look.contrast };
    case 'look-hand':
      return { ...look, hand: hands.find((each) => each === value) ?? look.hand };
    default:
      return look;
  }
}

/**
 * Fills the page's place for settings, if it has one, with the current ones.
 * @param keys what the switch of the shortcuts of one character is called
 */
export function startLook(words: LookWords, keys: string): void {
  const look = keptLook();
  showInBar(look);
  document
    .getElementById('look')
    ?.replaceChildren(
      choices('look-theme', words.theme, themes, words.themes, look.theme),
      choices('look-size', words.size, textSizes, words.sizes, look.size),
      choices('look-contrast', words.contrast, contrasts, words.contrasts, look.contrast),
      choices('look-hand', words.hand, hands, words.hands, look.hand),
      keysSwitch(keys),
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

/** The switch of the shortcuts of one character, which stands in their list too. */
function keysSwitch(name: string): HTMLElement {
  const field = element('input', { type: 'checkbox', 'data-does': 'single-keys' });
  const showNow = (): void => {
    field.checked = singleKeysOn();
  };
  showNow();
  // The list may have changed it since.
  document.getElementById('look')?.addEventListener('beforetoggle', showNow);
  return element('label', { class: 'look-keys' }, field, element('span', {}, name));
}

/** The style sheet is there already if a setting was stored before the page loaded. */
function show(look: Look): void {
  const wears = (): void => {
    const device = matchMedia('(prefers-contrast: more)').matches ? 'more ' : '';
    document.documentElement.dataset['look'] = device + textOf(look);
  };
  showInBar(look);
  if ([...document.styleSheets].some(({ href }) => href?.endsWith(sheet))) wears();
  else void addStyles(sheet).then(wears);
}

function textOf({ theme, size, contrast, hand }: Look): string {
  return [theme, size, ...(contrast === 'system' ? [] : [contrast]), ...(hand === 'both' ? [] : [hand])].join(' ');
}

function showInBar({ theme }: Look): void {
  for (const [scheme, meta] of barColours()) {
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? '' : 'not all';
  }
}

/** The colours of the browser's own bar, light and dark, in document order. */
function barColours(): readonly (readonly [scheme: 'light' | 'dark', meta: HTMLMetaElement])[] {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return (['light', 'dark'] as const).flatMap((scheme, at) => {
    const meta = metas[at];
    return meta ? [[scheme, meta] as const] : [];
  });
}
