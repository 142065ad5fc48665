import { Component } from 'preact';

interface Props {
  readonly class: string;
  /** What it measures, where that is not in the text. */
  readonly label?: string;
  /** What it says now. */
  readonly read: () => string;
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

  override render({ class: name, label, read }: Props) {
    return (
      <span class={name} role="timer" aria-label={label}>
        {read()}
      </span>
    );
  }
}
