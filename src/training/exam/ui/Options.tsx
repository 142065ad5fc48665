import { useId } from 'preact/hooks';
import type { Typed } from '#training/exam/answers.ts';
import { amountsAt, letterOf, type ExamQuestion } from '#training/exam/question.ts';
import { amountTexts, askText, optionLanguage, optionText, type Saying } from '#training/exam/texts.ts';

interface Props {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  /** Position of the part. */
  readonly at: number;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

/** The options of a part, and the amounts of the one that is chosen. */
export function Options({ saying, question, at, typed, onType }: Props) {
  const name = useId();
  const part = question.parts[at];
  if (!part) return null;
  const amounts = typed.option === undefined ? [] : amountsAt(question, part, typed.option);
  return (
    <>
      <fieldset class="drill-choice">
        <legend>{askText(question, at, saying)}</legend>
        {question.options.map(({ id }, option) => (
          <label key={id} class="drill-option" lang={optionLanguage(question, option)}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={typed.option === option}
              onChange={() => onType({ option, amounts: [] })}
            />
            <span>
              <b>{letterOf(option)}</b> {optionText(question, option)}
            </span>
          </label>
        ))}
      </fieldset>
      {amounts.map((amount, each) => {
        const { label, unit } = amountTexts(question, amount, saying);
        return (
          <p class="exam-amount" key={`${typed.option} ${each}`}>
            <label for={`${name}-${each}`}>{label}</label>
            <span>
              <input
                id={`${name}-${each}`}
                type="text"
                inputMode="decimal"
                autocomplete="off"
                value={typed.amounts[each] ?? ''}
                aria-describedby={`${name}-${each}-unit`}
                onInput={({ currentTarget: { value } }) =>
                  onType({
                    ...typed,
                    amounts: amounts.map((_, other) => (other === each ? value : (typed.amounts[other] ?? ''))),
                  })
                }
              />
              <span id={`${name}-${each}-unit`}>{unit}</span>
            </span>
          </p>
        );
      })}
    </>
  );
}
