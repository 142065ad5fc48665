/**
 * Shows running timers on the buttons of a page that start them. Their text stays: CSS shows the figures in
 * its place.
 */
import { figuresShown } from './row.ts';
import type { Timer } from './timer.ts';

/**
 * Writes the figures of all timers of a button's duration into its `data-runs`; removes it when none runs.
 * @param now milliseconds since 1970.
 */
export function showOnButtons(timers: readonly Timer[], now: number): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const own = timers.filter(({ key }) => button.dataset['clock']?.includes(`"key":"${key}"`));
    if (own.length === 0) button.removeAttribute('data-runs');
    else button.dataset['runs'] = own.map((timer) => figuresShown(timer, now)).join(' · ');
  }
}
