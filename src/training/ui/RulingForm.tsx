import { Component, createRef, type ComponentChildren, type TargetedSubmitEvent } from 'preact';
import type { TrainingWords } from '#i18n/words.ts';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { amountsToSay, type Ruled } from '#training/cases/right.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import { NOTHING_TYPED, numberOf, type Typed } from '#training/typed.ts';
import { amountTexts } from './amount-texts.ts';
import { Options } from './Options.tsx';

type Problem = 'none' | 'noNumber';

/** A case to be ruled on. */
export interface AskedCase {
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** The rulings to choose from. */
  readonly ids: readonly string[];
  /** The legend over the rulings; absent when something else serves as one. */
  readonly legend?: string;
}

interface Props<Cases extends readonly AskedCase[]> {
  readonly cases: Cases;
  readonly words: TrainingWords;
  /** Whether the first ruling gets the focus. */
  readonly takesFocus?: boolean;
  /** Lays out the fields of several cases; by default one after the other. */
  readonly layout?: (fields: readonly ComponentChildren[]) => ComponentChildren;
  /** A question after the rulings; `isAnswered` is called with every attempt to submit. */
  readonly further?: { readonly field: ComponentChildren; readonly isAnswered: () => boolean };
  readonly onRuled: (ruled: { readonly [At in keyof Cases]: Ruled }) => void;
  /** Buttons beside the submit button. */
  readonly children?: ComponentChildren;
}

interface State {
  /** The input for each case. */
  readonly typed: readonly Typed[];
  /** The problems with it, after an attempt to submit. */
  readonly problems: readonly (Problem | undefined)[];
}

/** The form for the rulings of one or several cases. */
export class RulingForm<Cases extends readonly AskedCase[]> extends Component<Props<Cases>, State> {
  override state: State = { typed: this.props.cases.map(() => NOTHING_TYPED), problems: [] };
  readonly #form = createRef<HTMLFormElement>();

  override componentDidMount(): void {
    if (this.props.takesFocus === true) this.#form.current?.querySelector('input')?.focus();
  }

  override render({ cases, words, layout, further, children }: Props<Cases>, { typed, problems }: State) {
    const fields = cases.map((asked, at) => {
      const problem = problems[at];
      const field = (
        <RulingField
          {...asked}
          typed={typed[at] ?? NOTHING_TYPED}
          problem={problem}
          words={words}
          onType={(next) => this.setState({ typed: typed.with(at, next), problems: [] })}
        />
      );
      if (cases.length === 1) return field;
      return (
        <div key={at} class="drill-form" tabIndex={-1} {...(problem === undefined ? {} : { 'data-amiss': '' })}>
          {field}
        </div>
      );
    });
    return (
      <form class="drill-form" ref={this.#form} onSubmit={this.#rule}>
        {layout?.(fields) ?? fields}
        {further?.field}
        <p class="row drill-foot">
          <button class="btn main">{words.session.say}</button>
          {children}
        </p>
      </form>
    );
  }

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { cases, further, onRuled } = this.props;
    const said = cases.map((asked, at) => ruledWith(asked, this.state.typed[at] ?? NOTHING_TYPED));
    const problems = said.map((each) => (typeof each === 'string' ? each : undefined));
    const isAnswered = further?.isAnswered() ?? true;
    if (isAnswered && problems.every((problem) => problem === undefined)) {
      // Each case without a problem has its ruling.
      onRuled(said as { readonly [At in keyof Cases]: Ruled });
      return;
    }
    // The missing field may be far above the button.
    this.setState({ problems }, () => this.#form.current?.querySelector<HTMLElement>('[data-amiss]')?.focus());
  };
}

interface FieldProps extends AskedCase {
  readonly typed: Typed;
  readonly problem: Problem | undefined;
  readonly words: TrainingWords;
  readonly onType: (typed: Typed) => void;
}

/** The rulings to choose from, and the amounts of the one that is chosen. */
function RulingField({ situation, drill, ids, typed, problem, legend, words, onType }: FieldProps) {
  const chosen = ids[typed.option ?? -1];
  const amounts = chosen === undefined ? [] : amountsToSay(situation, drill, chosen);
  return (
    <>
      <Options
        name={`train-${situation.data.id}-${drill.seed}`}
        legend={legend ?? words.session.which}
        options={ids.flatMap((id) => {
          const ruling = situation.data.rulings[id];
          return ruling ? [{ id, lang: ruling.lang, text: <UnbrokenText of={ruling.verdict} /> }] : [];
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
function ruledWith({ situation, drill, ids }: AskedCase, typed: Typed): Ruled | Problem {
  const ruling = ids[typed.option ?? -1];
  if (ruling === undefined) return 'none';
  const amounts = amountsToSay(situation, drill, ruling).map((_, at) => numberOf(typed.amounts[at] ?? ''));
  return amounts.every((amount) => amount !== undefined) ? { ruling, amounts } : 'noNumber';
}
