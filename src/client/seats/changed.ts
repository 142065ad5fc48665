/** Told to whatever shows a seat: the one in the address may be another. */
export const SEATED = 'arbiter:seated';

export function seatChanged(): void {
  dispatchEvent(new Event(SEATED));
}
