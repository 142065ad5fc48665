import { Component } from 'preact';
import { timeText } from './clock.ts';

interface Props {
  readonly label: string;
  /** What the clock shows now, in milliseconds. */
  readonly read: () => number;
}

const SECOND = 1000;

/** A clock that is seen to run. A timer is not read aloud by itself; whoever goes to it hears the time. */
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
