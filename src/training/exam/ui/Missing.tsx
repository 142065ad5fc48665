import { fill } from '#i18n/fill.ts';
import { counted } from '#i18n/language.ts';
import type { Saying } from '#training/exam/texts.ts';

/** How many open questions are named: as many as one row of a phone holds. */
const NAMED = 5;

interface Props {
  readonly saying: Saying;
  readonly count: number;
  readonly open: readonly number[];
  readonly onGoTo: (n: number) => void;
  readonly onHandIn: () => void;
}

/** Outside of the component: it is called once, when the box comes. */
const focusOn = (box: HTMLElement | null): void => box?.focus();

/** What is still open, beside the button that hands in. It gets the focus, and none of its buttons does. */
export function Missing({ saying, count, open, onGoTo, onHandIn }: Props) {
  const { sit } = saying.words;
  return (
    <div class="note exam-missing" role="group" aria-labelledby="exam-missing" tabIndex={-1} ref={focusOn}>
      <p id="exam-missing">{counted(saying.book.language, sit.missing, open.length)}</p>
      <ul class="exam-numbers">
        {open.slice(0, NAMED).map((n) => (
          <li key={n}>
            <button
              type="button"
              class="btn exam-to"
              aria-label={fill(sit.place, { n, of: count })}
              onClick={() => onGoTo(n)}
            >
              {n}
            </button>
          </li>
        ))}
        {open.length > NAMED && <li>…</li>}
      </ul>
      <button type="button" class="btn" onClick={onHandIn}>
        {sit.anyway}
      </button>
    </div>
  );
}
