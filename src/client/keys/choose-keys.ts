import { device } from '#client/storage.ts';
import { sayUnlessKept } from '#client/unkept.ts';
import { holdChoice, KEY, keptOn, OFF } from './key-choice.ts';

/** Stores the reader's choice on the device; without storage it applies to this page. */
export function chooseSingleKeys(on: boolean): void {
  sayUnlessKept(device.write(KEY, on ? undefined : OFF));
  holdChoice(keptOn() === on ? undefined : on);
}
