import { Component, type ComponentType } from 'preact';
import type { Session } from '#training/session.ts';
import { Stuck } from './Stuck.tsx';

interface Asking {
  readonly session: Session;
}

interface State<Props> {
  readonly Part?: ComponentType<Props>;
  readonly cut?: boolean;
}

/**
 * A component that is loaded on demand, with a message meanwhile and a retry on failure.
 * @param fetch loads the component; called again after a failure.
 * @param shown called once it is rendered.
 */
export function onDemand<Props extends Asking>(
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
      return cut === true ? <Stuck words={session} onAgain={this.load} /> : <p role="status">{session.loading}</p>;
    }

    readonly load = (): void => {
      fetch().then(
        (Part) => this.setState({ Part, cut: false }, () => shown(this.props)),
        () => this.setState({ cut: true }),
      );
    };
  };
}
