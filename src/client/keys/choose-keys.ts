import { device } from '#client/storage.ts';
import { warnUnlessStored } from '#client/not-stored.ts';
import { setPageChoice, KEY, storedChoice, OFF } from './key-choice.ts';

/** Stores the reader's choice on the device; without storage it applies to this page. */
export function chooseSingleKeys(on: boolean): void {
  warnUnlessStored(device.write(KEY, on ? undefined : OFF));
  setPageChoice(storedChoice() === on ? undefined : on);
  // As the inline script of the next page does: answers show their keys.
  const { dataset } = document.documentElement;
  if (on) delete dataset['keys'];
  else dataset['keys'] = OFF;
}
