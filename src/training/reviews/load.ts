/**
 * What training fetches when it is needed. No page's first screen may import anything of this folder but this
 * file, the types and the limits: the rest brings the database or the scheduler.
 */

/** The reviews of this device, to be read and added to. Rejects where they cannot be fetched. */
export async function loadReviews() {
  return (await import('./on-device.ts')).reviews;
}
