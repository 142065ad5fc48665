/** Days in the reader's time zone. A day is not always 24 hours long, because of daylight saving time. */

/** The first millisecond of a time's day, or of a day this many days later. */
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
