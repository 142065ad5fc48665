/**
 * Loads the reviews on demand. For the first paint only this file, the types and the limits may be imported
 * from this folder: the rest includes the database or the scheduler.
 */

/** The reviews of this device. Rejects when they cannot be loaded. */
export async function loadReviews() {
  return (await import('./on-device.ts')).reviews;
}
