/** Whether keys of one character do anything (WCAG 2.1.4): the reader's choice, kept on the device. */
export const KEYS_KEY = 'arbiter:keys';
const OFF = 'off';

/** Holds where the device keeps nothing. */
let chosen: boolean | undefined;

/** They are on until the reader turns them off. */
export function singleKeysOn(): boolean {
  try {
    return chosen ?? localStorage.getItem(KEYS_KEY) !== OFF;
  } catch {
    return chosen ?? true;
  }
}

/** Keeps the choice; where the device keeps nothing, for this page. */
export function chooseSingleKeys(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(KEYS_KEY);
    else localStorage.setItem(KEYS_KEY, OFF);
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
}
