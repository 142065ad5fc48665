/**
 * Whether single-character shortcuts are on (WCAG 2.1.4): the reader's choice, stored on the device
 * (choose-keys.ts).
 */
import { peekStorage } from '#client/peek-storage.ts';

export const KEY = 'arbiter:keys';
export const OFF = 'off';

/** The choice made on this page, when it could not be stored. */
let unkept: boolean | undefined;

/** On by default. */
export function singleKeysOn(): boolean {
  return unkept ?? storedChoice();
}

/** The stored choice. */
export function storedChoice(): boolean {
  return peekStorage(() => localStorage, KEY) !== OFF;
}

/** Applies a choice to this page only. */
export function holdChoice(on: boolean | undefined): void {
  unkept = on;
}
