/** What has been ticked off while waiting at the table, as long as the browser's tab is open. */
import { tab } from '#client/storage.ts';

/** A reminder of a ruling: its permanent address and the text. */
export function tickOf(ruling: string, text: string): string {
  return `stay ${ruling} ${text}`;
}

/** Whether a reminder has been ticked off. */
export function isTicked(tick: string): boolean {
  return tab.read(tick) !== undefined;
}

/** Whether anything has been ticked off. */
export function hasTicks(): boolean {
  return tab.keys().some((key) => key.startsWith(tickOf('', '').trimEnd()));
}

/** Ticks a reminder off, or takes the tick back. Whether the tab keeps it. */
export function setTicked(tick: string, on: boolean): boolean {
  return tab.write(tick, on ? '1' : undefined);
}

/** Another case begins at these rulings: what was ticked off at the table before says nothing about it. */
export function forgetTicks(rulings: readonly string[]): void {
  for (const tick of tab.keys()) {
    if (rulings.some((ruling) => tick.startsWith(tickOf(ruling, '')))) setTicked(tick, false);
  }
}
