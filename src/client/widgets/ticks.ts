/** The ticked reminders, stored for the session. */
import { tab } from '#client/storage.ts';

/** Identifies a reminder: the ruling's permanent address and the text. */
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

/** Ticks a reminder, or unticks it. Returns whether the storage took it. */
export function setTicked(tick: string, on: boolean): boolean {
  return tab.write(tick, on ? '1' : undefined);
}

/** Clears the ticks of these rulings when another case begins. */
export function forgetTicks(rulings: readonly string[]): void {
  for (const tick of tab.keys()) {
    if (rulings.some((ruling) => tick.startsWith(tickOf(ruling, '')))) setTicked(tick, false);
  }
}
