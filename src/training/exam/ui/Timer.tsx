import { Component } from 'preact';
import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
import { clock, type Saying } from '#training/exam/said.ts';

interface Props {
  /** 0 for as long as it takes. */
  readonly minutes: number;
  /** How many have passed. */
  readonly seconds: () => number;
  readonly saying: Saying;
}

/** Minutes that are left when it is said aloud; in between it is only shown. */
const SAID = [10, 5, 1];

/** The time that is left. */
export class Timer extends Component<Props, { readonly passed: number }> {
  override state = { passed: this.props.seconds() };
  #ticking: ReturnType<typeof setInterval> | undefined;

  override componentDidMount(): void {
    if (this.props.minutes > 0)
      this.#ticking = setInterval(() => this.setState({ passed: this.props.seconds() }), 1000);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#ticking);
  }

  override render({ minutes, saying }: Props, { passed }: { readonly passed: number }) {
    if (minutes === 0) return null;
    const { sit } = saying.words;
    const left = minutes * 60 - passed;
    // The last of these that has been reached, so that it is said once when it is.
    const reached = SAID.filter((each) => each < minutes && left <= each * 60).at(-1);
    const n = reached ?? 0;
    const said = left <= 0 ? sit.over : n === 0 ? '' : fill(plural(saying.book.language, sit.minutesLeft, n), { n });
    return (
      <div class="exam-time no-print">
        {left > 0 && (
          <p role="timer" aria-live="off">
            {fill(sit.left, { time: clock(left) })}
          </p>
        )}
        <p class={left <= 0 ? 'exam-over' : 'exam-heard'} role="status">
          {said}
        </p>
      </div>
    );
  }
}
