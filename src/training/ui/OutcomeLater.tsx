import { Component, type ComponentType, type RefObject } from 'preact';
import { comeTo } from './come-to.ts';
import type { OutcomeProps } from './Outcome.tsx';

interface Props extends OutcomeProps {
  readonly heading: RefObject<HTMLHeadingElement>;
}

interface State {
  readonly Outcome?: ComponentType<OutcomeProps>;
  readonly cut?: boolean;
}

let coming: Promise<ComponentType<OutcomeProps>> | undefined;

/** Fetches what shows an outcome, so that it is there when somebody has ruled. */
export function fetchOutcome(): Promise<ComponentType<OutcomeProps>> {
  coming ??= import('./Outcome.tsx').then(({ Outcome }) => Outcome);
  coming.catch(() => (coming = undefined));
  return coming;
}

/** The outcome of a case, which comes while somebody reads the story. Its heading takes the focus once it stands. */
export class OutcomeLater extends Component<Props, State> {
  override state: State = {};

  override componentDidMount(): void {
    this.#load();
  }

  override render(props: Props, { Outcome, cut }: State) {
    const { session } = props.session.words;
    if (Outcome) return <Outcome {...props} />;
    if (cut !== true) return <p role="status">{session.loading}</p>;
    return (
      <section class="drill-stuck">
        <p role="alert">{session.cut}</p>
        <button type="button" class="btn main" onClick={this.#load}>
          {session.again}
        </button>
      </section>
    );
  }

  readonly #load = (): void => {
    fetchOutcome().then(
      (Outcome) => this.setState({ Outcome, cut: false }, () => comeTo(this.props.heading.current)),
      () => this.setState({ cut: true }),
    );
  };
}
