/**
 * What has been ticked off while waiting at the table, for as long as the browser's tab is open; where nothing may be
 * stored, as long as the page.
 */
const memory: Record<string, string> = {};

/** A reminder of a ruling: its permanent address and the text. */
export function tickOf(ruling: string, text: string): string {
  return `stay ${ruling} ${text}`;
}

/** Whether a reminder has been ticked off. */
export function isTicked(tick: string): boolean {
  return tick in store();
}

/** Whether anything has been ticked off. */
export function hasTicks(): boolean {
  return Object.keys(store()).some((key) => key.startsWith(tickOf('', '').trimEnd()));
}

/** Ticks a reminder off, or takes the tick back. */
export function setTicked(tick: string, on: boolean): void {
  if (on) store()[tick] = '1';
  else Reflect.deleteProperty(store(), tick);
}

/** Another case begins at these rulings: what was ticked off at the table before says nothing about it. */
export function forgetTicks(rulings: readonly string[]): void {
  for (const tick of Object.keys(store())) {
    if (rulings.some((ruling) => tick.startsWith(tickOf(ruling, '')))) setTicked(tick, false);
  }
}

function store(): Record<string, string> {
  try {
    return sessionStorage as unknown as Record<string, string>;
  } catch {
    return memory;
  }
}
