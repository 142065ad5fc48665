/**
 * Loads the reviews on demand. For the first paint only this file, made.ts, the types and the limits may be
 * imported from this folder: the rest includes the database or the scheduler.
 */
import { device } from '#client/storage.ts';
import { MARK } from './types.ts';

/** Whether this device keeps anything that was practised, of whatever book. */
export function isAnythingKept(): boolean {
  return device.read(MARK) !== undefined;
}

/** The reviews of this device. Rejects when they cannot be loaded. */
export async function loadReviews() {
  return (await import('./on-device.ts')).reviews;
}
