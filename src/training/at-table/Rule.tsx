import { Component, createRef } from 'preact';
import type { AtTableWords } from '#i18n/words.ts';
import { judged } from '#training/cases/at-the-table.ts';
import type { Askable } from '#training/cases/questions.ts';
import { offered } from '#training/cases/offered.ts';
import type { Ruled } from '#training/cases/right.ts';
import type { Done } from '#training/drill.ts';
import type { Drawn, Session } from '#training/session.ts';
import { Outcome } from '#training/ui/Outcome.tsx';
import { RulingForm } from '#training/ui/RulingForm.tsx';
import { accountOf, doneOf, type Account } from './account.ts';
import { Asking, Score } from './AccountOf.tsx';
import { CoachAfter, type CoachAfterProps } from './CoachAfter.tsx';

export interface RuleProps {
  readonly session: Session;
  readonly drawn: Drawn;
  readonly questions: readonly Askable[];
  /** Facts in the order in which they were asked. */
  readonly asked: readonly string[];
  readonly guided: boolean;
  readonly say: AtTableWords;
  readonly onAskOn: () => void;
  readonly onRuled: (done: Done) => void;
}

interface State {
  readonly ruled?: Ruled;
}

/**
 * The rulings to choose from; then whether the choice was right or guessed, and what the questions were
 * worth.
 */
export class Rule extends Component<RuleProps, State> {
  override state: State = {};
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #ids = offered(this.props.drawn.situation, this.props.drawn.drill);

  override componentDidUpdate(_: RuleProps, { ruled }: State): void {
    if (this.state.ruled !== ruled) this.#result.current?.focus();
  }

  override render({ session, drawn, questions, asked, guided, say, onAskOn }: RuleProps, { ruled }: State) {
    const { situation, drill } = drawn;
    const { words } = session;
    if (!ruled)
      return (
        <RulingForm
          cases={[{ situation, drill, ids: this.#ids }] as const}
          words={words}
          takesFocus
          onRuled={([only]) => this.#rule(only)}
        >
          <button type="button" class="btn" onClick={onAskOn}>
            {say.askOn}
          </button>
        </RulingForm>
      );
    const account = accountOf(situation, drill, asked, ruled);
    const told = { session, drawn, account, questions, say };
    return (
      <>
        <Outcome
          session={session}
          situation={situation}
          drill={drill}
          ruled={ruled}
          called={account.right && !account.settled ? { tone: 'guessed', text: words.result.guessed } : undefined}
          heading={this.#result}
        >
          <Score {...told} />
        </Outcome>
        {guided && <CoachAfter session={session} drawn={drawn} ruled={coached(account)} say={say} />}
        <Asking {...told} />
      </>
    );
  }

  #rule(ruled: Ruled): void {
    const { drawn, asked, guided, onRuled } = this.props;
    this.setState({ ruled });
    onRuled(doneOf(judged(drawn.situation, drawn.drill, asked, ruled), drawn.drill, guided));
  }
}

/** The coach distinguishes a wrong ruling with everything known from one without. */
function coached({ right, settled, misnumbered }: Account): CoachAfterProps['ruled'] {
  if (right) return settled ? 'right' : 'guessed';
  if (!settled) return 'wrong';
  return misnumbered ? 'misnumbered' : 'misread';
}
