import { Component } from 'preact';
import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/words.ts';
import type { FactText, NumberText } from '#wording/phrase.ts';
import { boundsText, nextNumber, numberProblem } from './number-problem.ts';

interface Props {
  readonly id: string;
  readonly text: FactText;
  /** The label. */
  readonly name: string;
  /** In the form used in addresses; empty if unknown. */
  readonly value: string;
  readonly words: Pick<WidgetWords, 'amounts' | 'glance'>;
  readonly onAmount: (value: string) => boolean;
}

interface State {
  /** The text of the field, which may be invalid. */
  readonly draft: string;
  readonly problem: string | undefined;
  readonly explained: boolean;
}

/** One number or choice of a sum, on one line; its explanation and source open below. */
export class AmountField extends Component<Props, State> {
  override state: State = { draft: known(this.props), problem: undefined, explained: false };

  override componentDidUpdate(before: Props): void {
    const now = known(this.props);
    if (now !== known(before) && this.state.problem === undefined) this.setState({ draft: now });
  }

  #change(draft: string, unreadable = false): void {
    const { text, words, onAmount } = this.props;
    const refused = unreadable
      ? words.amounts.notWhole
      : text.kind === 'number'
        ? numberProblem(text, draft, words.amounts)
        : undefined;
    if (refused !== undefined) {
      // The address must not contradict the field.
      onAmount('');
      this.setState({ draft, problem: refused });
    } else this.setState({ draft, problem: onAmount(draft) || draft === '' ? undefined : words.amounts.otherRuling });
  }

  override render({ id, text, name, words }: Props, { draft, problem, explained }: State) {
    const shared = {
      id: `amount-${id}`,
      name: id,
      value: draft,
      'aria-describedby': `amount-${id}-how`,
      'aria-invalid': problem !== undefined,
      onInput: (event: { readonly currentTarget: { readonly value: string; readonly validity: ValidityState } }) =>
        this.#change(event.currentTarget.value, event.currentTarget.validity.badInput),
    };
    const more = [
      ...(name === text.ask ? [] : [text.ask]),
      ...(text.kind === 'number' ? [boundsText(text, words.amounts)] : []),
      ...(text.how === undefined ? [] : [text.how]),
    ];
    return (
      <div class="entry">
        <label for={shared.id}>{name}</label>
        {more.length > 0 && (
          <button
            type="button"
            class="entry-help"
            aria-expanded={explained}
            aria-label={fill(words.glance.help, { what: name })}
            onClick={() => this.setState({ explained: !explained })}
          >
            i
          </button>
        )}
        {text.kind === 'number' ? (
          <span class="entry-number">
            {this.#step(text, -1)}
            <input
              type="number"
              inputMode={text.min < 0 ? 'text' : 'numeric'}
              min={text.min}
              max={text.max}
              step={text.step}
              {...shared}
            />
            {this.#step(text, 1)}
          </span>
        ) : (
          <select {...shared}>
            <option value="">{words.amounts.choose}</option>
            {Object.entries(text.options).map(([option, { label }]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
        )}
        <small id={`amount-${id}-how`} hidden={!explained && problem === undefined}>
          {problem !== undefined && <b class="problem">{problem}</b>}
          {more.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </small>
      </div>
    );
  }

  /** One step down or up; from an empty field to the minimum or the maximum. */
  #step(text: NumberText, by: 1 | -1) {
    const { words, name } = this.props;
    const next = nextNumber(text, this.state.draft, by);
    return (
      <button
        type="button"
        class="entry-step"
        aria-label={fill(by > 0 ? words.glance.more : words.glance.less, { what: name })}
        disabled={next === undefined}
        onClick={() => next !== undefined && this.#change(String(next))}
      >
        {by > 0 ? '+' : '−'}
      </button>
    );
  }
}

/** A range is no number: the field stays empty. */
function known({ value }: Props): string {
  return value.includes('..') ? '' : value;
}
