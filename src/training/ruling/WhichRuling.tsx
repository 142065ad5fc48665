import { Component, createRef, type TargetedSubmitEvent } from 'preact';
import { isRight, type Ruled } from '#training/cases/at-the-table.ts';
import { offered } from '#training/cases/offered.ts';
import type { DrillProps } from '#training/drill.ts';
import { once } from '#training/once.ts';
import { comeTo } from '#training/ui/come-to.ts';
import { later } from '#training/ui/later.tsx';
import { NOTHING_CHOSEN, RulingChoice, ruledWith, type Choice, type Problem } from '#training/ui/RulingChoice.tsx';
import type { OutcomeProps } from '#training/ui/Outcome.tsx';
import { Story } from '#training/ui/Story.tsx';

interface State {
  readonly choice: Choice;
  readonly problem: Problem | undefined;
  readonly ruled: Ruled | undefined;
}

const RuledLater = later<OutcomeProps>(
  once(() => import('./load-ruled.tsx').then(({ ruledHere }) => ruledHere())),
  ({ heading }) => comeTo(heading.current),
);

/** What is the ruling? A story, the rulings to choose from, and the amounts to say. */
export class WhichRuling extends Component<DrillProps, State> {
  override state: State = { choice: NOTHING_CHOSEN, problem: undefined, ruled: undefined };
  readonly #result = createRef<HTMLHeadingElement>();

  override render({ session, drawn, heading }: DrillProps, { choice, problem, ruled }: State) {
    const { situation, drill } = drawn;
    const { words } = session;
    return (
      <article class="drill-case">
        <h1 ref={heading} tabIndex={-1} lang={situation.data.lang}>
          {situation.data.title}
        </h1>
        <Story drill={drill} lang={situation.data.lang} words={words.session} />
        {ruled ? (
          <RuledLater session={session} situation={situation} drill={drill} ruled={ruled} heading={this.#result} />
        ) : (
          <form class="drill-form" onSubmit={this.#rule}>
            <RulingChoice
              situation={situation}
              drill={drill}
              ids={offered(situation, drill)}
              choice={choice}
              problem={problem}
              words={words.session}
              onChoose={(next) => this.setState({ choice: next, problem: undefined })}
            />
            <p>
              <button class="btn main">{words.session.say}</button>
            </p>
          </form>
        )}
      </article>
    );
  }

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { situation, drill } = this.props.drawn;
    const ruled = ruledWith(situation, drill, this.state.choice);
    if (typeof ruled === 'string') {
      this.setState({ problem: ruled });
      return;
    }
    const right = isRight(situation, drill, ruled);
    this.setState({ ruled });
    this.props.onDone({ right, grade: right ? 3 : 1, rulings: [drill.ruling] });
  };
}
