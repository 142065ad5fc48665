import type { TimeText } from '#views/times.ts';

interface Props {
  readonly times: readonly TimeText[] | undefined;
  /** Under a heading that says which they are: announced, not shown. */
  readonly named?: boolean;
}

/**
 * Buttons that start timers for the durations in a step; a running timer is shown on its button (src/timers).
 */
export function StartTimes({ times = [], named = false }: Props) {
  if (times.length === 0) return null;
  return (
    <p class="row scripted no-print">
      {times.map(({ clock, start, label, lang }) => (
        <button key={clock} type="button" class="btn" data-does="timer" data-clock={clock}>
          <b>{start}</b>
          <span class={named ? 'unseen' : 'kicker'} lang={lang}>
            {label}
          </span>
        </button>
      ))}
    </p>
  );
}
