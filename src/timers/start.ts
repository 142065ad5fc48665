/** Starts the clock of a button, or shows the one that it has started. */
import type { ClockText } from '#views/times.ts';
import { showTray } from './tray.ts';
import { started } from './timer.ts';

/** Rejects where what shows the clock cannot be loaded. */
export async function startClock(button: HTMLElement): Promise<void> {
  const clock = clockOf(button);
  if (!clock) return;
  const tray = await showTray();
  if (tray.running.timers().some(({ key }) => key === clock.key)) tray.open(clock.key);
  // What stands in the page stays in sight: what can be done with the clock unfolds when it is asked for.
  else tray.start(started(clock, placeOf(button), Date.now()));
}

/** What the page says of it: the page is the site's own. */
export function clockOf(button: HTMLElement): ClockText | undefined {
  const text = button.dataset['clock'];
  return text === undefined ? undefined : (JSON.parse(text) as ClockText);
}

/** The page, with the answers in its address, and the nearest place in it that has a name. */
function placeOf(button: HTMLElement): string {
  const id = button.closest('[id]')?.id;
  return location.pathname + location.search + (id === undefined || id === 'content' ? '' : `#${id}`);
}
