/** Event that the seat in the address may have changed. */
export const SEATED = 'arbiter:seated';

export function seatChanged(): void {
  dispatchEvent(new Event(SEATED));
}
