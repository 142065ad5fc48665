/** The elements of the tray, and writing into them. */
import { element } from '#client/element.ts';
import type { TimerWords } from '#i18n/words.ts';
import { settingsOf } from './settings-part.ts';
import type { Trouble } from './running.ts';

/** The elements of the tray; `root` holds all others. */
export interface TrayParts {
  readonly root: HTMLElement;
  /** The rows of the timers. */
  readonly list: HTMLElement;
  /** The last action, and its undo button. */
  readonly taken: HTMLElement;
  readonly said: HTMLElement;
  readonly undo: HTMLButtonElement;
  readonly trouble: HTMLElement;
  /** The live region that announces the end of a timer. */
  readonly told: HTMLElement;
  readonly settings: HTMLElement;
}

/** `onSettings` is called when a setting was changed. */
export function partsOf(words: TimerWords, onSettings: () => void): TrayParts {
  const list = element('div', { class: 'timers-list' });
  const said = element('span', { role: 'status' });
  const undo = element('button', { type: 'button', class: 'btn' }, words.undo);
  const taken = element('p', { class: 'timers-taken', hidden: '' }, said, undo);
  const trouble = element('div', { class: 'timers-trouble', role: 'status' });
  const told = element('p', { class: 'unseen', role: 'alert' });
  const settings = settingsOf(words.settings, onSettings);
  const root = element(
    'section',
    { class: 'timers no-print', 'aria-label': words.region, hidden: '' },
    ...[trouble, list, taken, settings, told],
  );
  return { root, list, taken, said, undo, trouble, told, settings };
}

/** Writes only changed text: a live region would announce it again every second. */
export function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Writes the problems, a paragraph each. */
export function writeTroubles(place: HTMLElement, troubles: ReadonlySet<Trouble>, words: TimerWords['trouble']): void {
  const said = [...troubles].map((each) => words[each]);
  if (place.textContent === said.join('')) return;
  place.replaceChildren(...said.map((text) => element('p', {}, text)));
}
