import { Component, createRef, type TargetedSubmitEvent } from 'preact';
import { judged, type Ruled } from '#training/cases/at-the-table.ts';
import { offered } from '#training/cases/offered.ts';
import type { Done } from '#training/drill.ts';
import { NOTHING_CHOSEN, RulingChoice, ruledWith, type Choice, type Problem } from '#training/ui/RulingChoice.tsx';
import { doneOf } from './account.ts';
import { Ruling, type RulingProps } from './Ruling.tsx';

export interface RuleProps extends Omit<RulingProps, 'ruled' | 'heading'> {
  readonly onAskOn: () => void;
  readonly onRuled: (done: Done) => void;
}

interface State {
  readonly choice: Choice;
  readonly problem: Problem | undefined;
  readonly ruled: Ruled | undefined;
}

/** The rulings to choose from, and what the one that was chosen came to. It comes when somebody means to rule. */
export class Rule extends Component<RuleProps, State> {
  override state: State = { choice: NOTHING_CHOSEN, problem: undefined, ruled: undefined };
  readonly #form = createRef<HTMLFormElement>();
  readonly #result = createRef<HTMLHeadingElement>();

  override componentDidMount(): void {
    this.#form.current?.querySelector('input')?.focus();
  }

  override componentDidUpdate(_: RuleProps, before: State): void {
    if (this.state.ruled !== before.ruled) this.#result.current?.focus();
  }

  override render({ onAskOn, onRuled: _, ...told }: RuleProps, { choice, problem, ruled }: State) {
    const { session, drawn, say } = told;
    if (ruled) return <Ruling {...told} ruled={ruled} heading={this.#result} />;
    return (
      <form class="drill-form" ref={this.#form} onSubmit={this.#rule}>
        <RulingChoice
          situation={drawn.situation}
          drill={drawn.drill}
          ids={offered(drawn.situation, drawn.drill)}
          choice={choice}
          problem={problem}
          words={session.words.session}
          onChoose={(next) => this.setState({ choice: next, problem: undefined })}
        />
        <p class="row">
          <button class="btn main">{session.words.session.say}</button>
          <button type="button" class="btn" onClick={onAskOn}>
            {say.askOn}
          </button>
        </p>
      </form>
    );
  }

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { drawn, asked, onRuled } = this.props;
    const { situation, drill } = drawn;
    const ruled = ruledWith(situation, drill, this.state.choice);
    if (typeof ruled === 'string') {
      this.setState({ problem: ruled });
      return;
    }
    this.setState({ ruled });
    onRuled(doneOf(judged(situation, drill, asked, ruled), drill));
  };
}
