import { Component, createRef, type ComponentChildren, type TargetedSubmitEvent } from 'preact';
import type { TrainingWords } from '#i18n/words.ts';
import { Text } from '#parts/Text.tsx';
import { amountsToSay, type Ruled } from '#training/cases/right.ts';
import type { DrillCase } from '#training/cases/case.ts';
import { offered } from '#training/cases/offered.ts';
import type { Ready } from '#training/cases/situation.ts';
import { NOTHING_TYPED, numberOf, type Typed } from '#training/typed.ts';
import { amountTexts } from './amount-texts.ts';
import { Options } from './Options.tsx';

export type Problem = 'none' | 'noNumber';

interface RulingOptionsProps {
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** The rulings to choose from. */
  readonly ids: readonly string[];
  readonly typed: Typed;
  /** The problem with the input, after an attempt to submit. */
  readonly problem: Problem | undefined;
  /** The legend over the rulings; absent when something else serves as one. */
  readonly legend?: string;
  readonly words: TrainingWords;
  readonly onType: (typed: Typed) => void;
}

/** The rulings to choose from, and the amounts of the one that is chosen. */
export function RulingOptions({ situation, drill, ids, typed, problem, legend, words, onType }: RulingOptionsProps) {
  const chosen = ids[typed.option ?? -1];
  const amounts = chosen === undefined ? [] : amountsToSay(situation, drill, chosen);
  return (
    <>
      <Options
        name={`train-${situation.data.id}-${drill.seed}`}
        legend={legend ?? words.session.which}
        options={ids.flatMap((id) => {
          const ruling = situation.data.rulings[id];
          return ruling ? [{ id, lang: ruling.lang, text: <Text of={ruling.verdict} /> }] : [];
        })}
        amounts={amounts.map((amount) => amountTexts(amount, situation, words))}
        typed={typed}
        onType={onType}
      />
      {problem !== undefined && (
        <p class="drill-problem" role="alert">
          {words.session[problem]}
        </p>
      )}
    </>
  );
}

/** The ruling chosen, or the problem with the input. */
export function ruledWith(situation: Ready, drill: DrillCase, ids: readonly string[], typed: Typed): Ruled | Problem {
  const ruling = ids[typed.option ?? -1];
  if (ruling === undefined) return 'none';
  const amounts = amountsToSay(situation, drill, ruling).map((_, at) => numberOf(typed.amounts[at] ?? ''));
  return amounts.every((amount) => amount !== undefined) ? { ruling, amounts } : 'noNumber';
}

/** The problem with an input, if there is one. */
export function problemOf(said: Ruled | Problem | undefined): Problem | undefined {
  return typeof said === 'string' ? said : undefined;
}

interface Props {
  readonly situation: Ready;
  readonly drill: DrillCase;
  readonly words: TrainingWords;
  /** Whether the first ruling gets the focus. */
  readonly takesFocus?: boolean;
  readonly onRuled: (ruled: Ruled) => void;
  /** Buttons beside the submit button. */
  readonly children?: ComponentChildren;
}

interface State {
  readonly typed: Typed;
  readonly problem: Problem | undefined;
}

/** The form for the ruling of one case. */
export class RulingForm extends Component<Props, State> {
  override state: State = { typed: NOTHING_TYPED, problem: undefined };
  readonly #form = createRef<HTMLFormElement>();
  readonly #ids = offered(this.props.situation, this.props.drill);

  override componentDidMount(): void {
    if (this.props.takesFocus === true) this.#form.current?.querySelector('input')?.focus();
  }

  override render({ situation, drill, words, children }: Props, { typed, problem }: State) {
    return (
      <form class="drill-form" ref={this.#form} onSubmit={this.#rule}>
        <RulingOptions
          situation={situation}
          drill={drill}
          ids={this.#ids}
          typed={typed}
          problem={problem}
          words={words}
          onType={(next) => this.setState({ typed: next, problem: undefined })}
        />
        <p class="row">
          <button class="btn main">{words.session.say}</button>
          {children}
        </p>
      </form>
    );
  }

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { situation, drill, onRuled } = this.props;
    const ruled = ruledWith(situation, drill, this.#ids, this.state.typed);
    if (typeof ruled === 'string') this.setState({ problem: ruled });
    else onRuled(ruled);
  };
}
