/**
 * Starts the timer of a button, or shows the running one of that duration: from there another can be started,
 * for another table.
 */
import type { ClockText } from '#views/times.ts';
import { showTray } from './tray.ts';
import { started, type Start } from './timer.ts';

/** Rejects when the tray cannot be loaded. */
export async function startClock(button: HTMLElement): Promise<void> {
  const clock = clockOf(button);
  if (!clock) return;
  const tray = await showTray();
  const runs = tray.running.timers().findLast(({ key }) => key === clock.key);
  if (runs) tray.open(runs.id);
  // Its actions stay folded, so that the tray covers less of the page.
  else tray.start(started(clock, startAt(button), Date.now()));
}

/** The button's timer, unchecked: the page is the site's own. */
function clockOf(button: HTMLElement): ClockText | undefined {
  const text = button.dataset['clock'];
  return text === undefined ? undefined : (JSON.parse(text) as ClockText);
}

/** The page with the answers in its address, the nearest id as its hash, and its main heading. */
function startAt(button: HTMLElement): Start {
  const id = button.closest('[id]')?.id;
  const place = document.querySelector('h1')?.textContent.trim();
  return {
    from: location.pathname + location.search + (id === undefined || id === 'content' ? '' : `#${id}`),
    ...(place === undefined || place === '' ? {} : { place }),
  };
}
