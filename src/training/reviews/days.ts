/**
 * Days where the reader is. A day is not always 24 hours long: clocks go forward in spring and back in
 * autumn.
 */

/** The first millisecond of the day that a time is in, or of one so many days later. */
export function dayFrom(time: number, later = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime();
}

/** `2026-11-22` */
export function dayName(time: number): string {
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
