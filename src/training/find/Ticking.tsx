import { Component } from 'preact';
import { timeText } from './clock.ts';

interface Props {
  readonly label: string;
  /** The current time of the clock, in milliseconds. */
  readonly read: () => number;
}

const SECOND = 1000;

/** A running clock. It is no live region; screen readers read it on demand. */
export class Ticking extends Component<Props> {
  #beat: ReturnType<typeof setInterval> | undefined;

  override componentDidMount(): void {
    this.#beat = setInterval(() => this.forceUpdate(), SECOND);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#beat);
  }

  override render({ label, read }: Props) {
    return (
      <span class="drill-find-clock" role="timer" aria-label={label}>
        {timeText(read())}
      </span>
    );
  }
}
