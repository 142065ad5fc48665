/** What the tray is made of, and what is written into it. */
import { element } from '#client/element.ts';
import type { TimerWords } from '#i18n/words.ts';
import { settingsOf } from './settings-part.ts';
import type { Trouble } from './running.ts';

/** The elements of the tray; `root` holds all others. */
export interface TrayParts {
  readonly root: HTMLElement;
  /** Where clocks stand, one below the other. */
  readonly list: HTMLElement;
  /** What was done last, and what takes it back. */
  readonly taken: HTMLElement;
  readonly said: HTMLElement;
  readonly undo: HTMLButtonElement;
  readonly trouble: HTMLElement;
  /** Where it is said aloud that a time is over. */
  readonly told: HTMLElement;
  readonly settings: HTMLElement;
}

/** `onSettings` is told when a setting was changed. */
export function partsOf(words: TimerWords, onSettings: () => void): TrayParts {
  const list = element('div', { class: 'timers-list' });
  const said = element('span', { role: 'status' });
  const undo = element('button', { type: 'button', class: 'btn' }, words.undo);
  const taken = element('p', { class: 'timers-taken', hidden: '' }, said, undo);
  const trouble = element('div', { class: 'timers-trouble', role: 'status' });
  const told = element('p', { class: 'timers-told', role: 'alert' });
  const settings = settingsOf(words.settings, onSettings);
  const root = element(
    'section',
    { class: 'timers no-print', 'aria-label': words.region, hidden: '' },
    ...[trouble, list, taken, settings, told],
  );
  return { root, list, taken, said, undo, trouble, told, settings };
}

/** Writes where something else stands: what is written anew every second would be said aloud every second. */
export function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Says what is the matter, a paragraph each. */
export function writeTroubles(place: HTMLElement, troubles: ReadonlySet<Trouble>, words: TimerWords['trouble']): void {
  const said = [...troubles].map((each) => words[each]);
  if (place.textContent === said.join('')) return;
  place.replaceChildren(...said.map((text) => element('p', {}, text)));
}
