/** Whether keys of one character do anything (WCAG 2.1.4): the reader's choice, kept on the device. */
import { device } from '#client/storage.ts';

const KEY = 'arbiter:keys';
const OFF = 'off';

/** They are on until the reader turns them off. */
export function singleKeysOn(): boolean {
  return device.read(KEY) !== OFF;
}

/** Keeps the choice. */
export function chooseSingleKeys(on: boolean): void {
  device.write(KEY, on ? undefined : OFF);
}
