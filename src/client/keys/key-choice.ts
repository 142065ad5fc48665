/**
 * Whether single-character shortcuts are on (WCAG 2.1.4): the reader's choice, stored on the device
 * (choose-keys.ts).
 */
import { peekStorage } from '#client/peek-storage.ts';

export const KEY = 'arbiter:keys';
export const OFF = 'off';

/** The choice made on this page, when it could not be stored. */
let pageChoice: boolean | undefined;

/** On by default. */
export function singleKeysOn(): boolean {
  return pageChoice ?? storedChoice();
}

/** The stored choice. */
export function storedChoice(): boolean {
  return peekStorage(() => localStorage, KEY) !== OFF;
}

/** Applies a choice to this page only. */
export function setPageChoice(on: boolean | undefined): void {
  pageChoice = on;
}
