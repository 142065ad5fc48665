import { Component, type ComponentType } from 'preact';
import type { Session } from '#training/session.ts';

interface Asking {
  readonly session: Session;
}

interface State<Props> {
  readonly Part?: ComponentType<Props>;
  readonly cut?: boolean;
}

/**
 * A part that comes once it is needed; until then it says so, and where it cannot be fetched it can be asked
 * for again.
 * @param fetch gives the part; asked again after it failed.
 * @param shown is told when it stands.
 */
export function later<Props extends Asking>(
  fetch: () => Promise<ComponentType<Props>>,
  shown: (props: Props) => void = () => undefined,
): ComponentType<Props> {
  return class Later extends Component<Props, State<Props>> {
    override state: State<Props> = {};

    override componentDidMount(): void {
      this.load();
    }

    override render() {
      const { Part, cut } = this.state;
      if (Part) return <Part {...this.props} />;
      const { session } = this.props.session.words;
      if (cut !== true) return <p role="status">{session.loading}</p>;
      return (
        <section class="drill-stuck">
          <p role="alert">{session.cut}</p>
          <button type="button" class="btn main" onClick={this.load}>
            {session.again}
          </button>
        </section>
      );
    }

    readonly load = (): void => {
      fetch().then(
        (Part) => this.setState({ Part, cut: false }, () => shown(this.props)),
        () => this.setState({ cut: true }),
      );
    };
  };
}
