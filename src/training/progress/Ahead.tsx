import { formatNumber } from '#i18n/language.ts';
import type { DayAhead } from '#training/reviews/due.ts';
import { formatDayAhead, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly days: readonly DayAhead[];
}

/** The number of reviews on the coming days, if there are any: a number for each, and a bar as decoration. */
export function Ahead({ setting: { words, language }, days }: Props) {
  const { ahead } = words;
  if (days.every(({ count }) => count === 0)) return null;
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <section class="progress-part">
      <h3>{ahead.title}</h3>
      <p>{ahead.how}</p>
      <ol class="progress-days">
        {days.map(({ day, count }, n) => (
          <li key={day}>
            <span>{[ahead.today, ahead.tomorrow][n] ?? formatDayAhead(language, day)}</span>
            <svg class="progress-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * count) / most} height="10" />
            </svg>
            <span>{formatNumber(language, count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
