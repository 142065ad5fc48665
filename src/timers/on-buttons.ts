/**
 * The buttons of a page that start clocks show those that run. What they say is theirs: a sheet shows the
 * figures in its place.
 */
import { figuresShown } from './row.ts';
import type { Timer } from './timer.ts';

/**
 * Writes the figures of all clocks of a button's time into its `data-runs`; takes it away where none runs.
 * @param now milliseconds since 1970.
 */
export function showOnButtons(timers: readonly Timer[], now: number): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const own = timers.filter(({ key }) => button.dataset['clock']?.includes(`"key":"${key}"`));
    if (own.length === 0) button.removeAttribute('data-runs');
    else button.dataset['runs'] = own.map((timer) => figuresShown(timer, now)).join(' · ');
  }
}
