/**
 * Whether keys of one character do anything (WCAG 2.1.4): the reader's choice, kept on the device
 * (choose-keys.ts).
 */
import { glance } from '#client/glance.ts';

export const KEY = 'arbiter:keys';
export const OFF = 'off';

/** What was chosen on this page and the device did not keep. */
let unkept: boolean | undefined;

/** They are on until the reader turns them off. */
export function singleKeysOn(): boolean {
  return unkept ?? keptOn();
}

/** What the device says. */
export function keptOn(): boolean {
  return glance(() => localStorage, KEY) !== OFF;
}

/** For this page alone. */
export function holdChoice(on: boolean | undefined): void {
  unkept = on;
}
