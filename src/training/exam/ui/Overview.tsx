import type { ComponentChildren } from 'preact';
import { fill } from '#i18n/fill.ts';
import type { Saying } from '#training/exam/texts.ts';

interface Props {
  readonly saying: Saying;
  readonly count: number;
  /** Index of the question that is shown. */
  readonly at: number;
  readonly open: readonly number[];
  readonly flagged: readonly number[];
  readonly onGoTo: (n: number) => void;
  /** What ends the exam, where the last question is still to come. */
  readonly children: ComponentChildren;
}

/** All questions by number, with marks for answered and flagged ones. */
export function Overview({ saying, count, at, open, flagged, onGoTo, children }: Props) {
  const { sit } = saying.words;
  return (
    <div class="exam-overview">
      <nav aria-label={sit.overview}>
        <p class="kicker">{sit.overview}</p>
        <ol class="exam-numbers">
          {Array.from({ length: count }, (_, each) => each + 1).map((n) => {
            const states = [open.includes(n) ? sit.states.open : sit.states.answered];
            if (flagged.includes(n)) states.push(sit.states.flagged);
            return (
              <li key={n}>
                <button
                  type="button"
                  class="btn exam-to"
                  data-answered={open.includes(n) ? undefined : ''}
                  aria-current={n === at ? 'step' : undefined}
                  aria-label={`${fill(sit.place, { n, of: count })}, ${states.join(', ')}`}
                  onClick={() => onGoTo(n)}
                >
                  {n}
                  {flagged.includes(n) && <span aria-hidden="true">⚑</span>}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      {children}
    </div>
  );
}
