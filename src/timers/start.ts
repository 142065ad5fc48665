/**
 * Starts the clock of a button, or shows the one that runs of that time: from there another is started, for
 * another table.
 */
import type { ClockText } from '#views/times.ts';
import { showTray } from './tray.ts';
import { started, type Start } from './timer.ts';

/** Rejects where what shows the clock cannot be loaded. */
export async function startClock(button: HTMLElement): Promise<void> {
  const clock = clockOf(button);
  if (!clock) return;
  const tray = await showTray();
  const runs = tray.running.timers().findLast(({ key }) => key === clock.key);
  if (runs) tray.open(runs.id);
  // What stands in the page stays in sight: what can be done with the clock unfolds when it is asked for.
  else tray.start(started(clock, startAt(button), Date.now()));
}

/** What the page says of it: the page is the site's own. */
function clockOf(button: HTMLElement): ClockText | undefined {
  const text = button.dataset['clock'];
  return text === undefined ? undefined : (JSON.parse(text) as ClockText);
}

/** The page, with the answers in its address, and the nearest place in it that has a name. */
function startAt(button: HTMLElement): Start {
  const id = button.closest('[id]')?.id;
  const place = document.querySelector('h1')?.textContent.trim();
  return {
    from: location.pathname + location.search + (id === undefined || id === 'content' ? '' : `#${id}`),
    ...(place === undefined || place === '' ? {} : { place }),
  };
}
