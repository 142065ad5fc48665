import { Component, type ComponentChildren } from 'preact';
import type { FactText } from '#wording/phrase.ts';
import { answerToValue } from '#addresses/answers.ts';
import type { Answers } from '#decide/table.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import { boundsText, numberProblem } from './number-problem.ts';
import type { DecisionProps } from '#views/decision-props.ts';

interface Props {
  readonly facts: readonly string[];
  readonly answers: Answers;
  readonly data: DecisionProps;
  readonly words: WidgetWords['amounts'];
  /** False if the ruling would no longer be this one. */
  readonly onAmount: (fact: string, value: string) => boolean;
  /** What the numbers come to, kept in sight while one types. */
  readonly children?: ComponentChildren;
}

/** What only the amount needs: asked last, and none of it required. The amount follows as one types. */
export function Amounts({ facts, answers, data, words, onAmount, children }: Props) {
  return (
    <section class="amounts">
      <h3>{words.title}</h3>
      <p class="how">{words.optional}</p>
      {children}
      {facts.map((fact) => {
        const text = data.facts[fact];
        const answer = answers[fact];
        const value = answer && answer.kind !== 'unknown' ? answerToValue(answer) : '';
        return (
          text && (
            <Field
              key={fact}
              id={fact}
              text={text}
              value={value}
              words={words}
              onAmount={(next) => onAmount(fact, next)}
            />
          )
        );
      })}
    </section>
  );
}

interface FieldProps {
  readonly id: string;
  readonly text: FactText;
  /** As in the address; empty if not known. */
  readonly value: string;
  readonly words: WidgetWords['amounts'];
  readonly onAmount: (value: string) => boolean;
}

interface FieldState {
  /** What stands in the field, which may be no answer. */
  readonly draft: string;
  readonly problem: string | undefined;
}

class Field extends Component<FieldProps, FieldState> {
  override state: FieldState = { draft: known(this.props), problem: undefined };

  override componentDidUpdate(before: FieldProps): void {
    const now = known(this.props);
    if (now !== known(before) && this.state.problem === undefined) this.setState({ draft: now });
  }

  #change(draft: string, unreadable: boolean): void {
    const { text, words, onAmount } = this.props;
    const refused = unreadable
      ? words.notWhole
      : text.kind === 'number'
        ? numberProblem(text, draft, words)
        : undefined;
    if (refused !== undefined) {
      // What the address holds must not contradict what the field shows.
      onAmount('');
      this.setState({ draft, problem: refused });
    } else this.setState({ draft, problem: onAmount(draft) || draft === '' ? undefined : words.otherRuling });
  }

  override render({ id, text, words }: FieldProps, { draft, problem }: FieldState) {
    const shared = {
      name: id,
      value: draft,
      'aria-describedby': `amount-${id}`,
      'aria-invalid': problem !== undefined,
      onInput: (event: { readonly currentTarget: { readonly value: string; readonly validity: ValidityState } }) =>
        this.#change(event.currentTarget.value, event.currentTarget.validity.badInput),
    };
    return (
      <label class="entry">
        <span>{text.ask}</span>
        {text.kind === 'number' ? (
          <input
            type="number"
            inputMode={text.min < 0 ? 'text' : 'numeric'}
            min={text.min}
            max={text.max}
            step={text.step}
            {...shared}
          />
        ) : (
          <select {...shared}>
            <option value="">{words.choose}</option>
            {Object.entries(text.options).map(([option, { label }]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
        )}
        <small id={`amount-${id}`} class={problem === undefined ? 'hint' : 'problem'}>
          {problem ?? (text.kind === 'number' ? boundsText(text, words) : text.how)}
          {text.kind === 'number' && text.how && <span>{text.how}</span>}
        </small>
      </label>
    );
  }
}

/** A range is no number: the field stays empty until someone knows which it is. */
function known({ value }: FieldProps): string {
  return value.includes('..') ? '' : value;
}
