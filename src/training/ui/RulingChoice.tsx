import { amountsToSay, type Ruled } from '#training/cases/at-the-table.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { AskedAmount } from '#training/cases/outcome.ts';
import type { Ready } from '#training/cases/situation.ts';
import { fill } from '#i18n/fill.ts';
import type { TrainingWords } from '#i18n/training.ts';
import { Text } from '#parts/Text.tsx';
import { numberOf } from '#training/typed-number.ts';

/** What has been chosen and typed so far. */
export interface Choice {
  readonly ruling?: string;
  /** As typed, in the order of the ruling's amounts. */
  readonly amounts: readonly string[];
}

export const NOTHING_CHOSEN: Choice = { amounts: [] };

interface Props {
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** The rulings to choose from, by id. */
  readonly ids: readonly string[];
  readonly choice: Choice;
  /** What is wrong with it, once somebody has tried to say it. */
  readonly problem: Problem | undefined;
  /** Over the rulings; left out where something else says it. */
  readonly legend?: string;
  readonly words: TrainingWords['session'];
  readonly onChoose: (choice: Choice) => void;
}

export type Problem = 'none' | 'noNumber';

/** The rulings to choose from, and the amounts of the one that is chosen. */
export function RulingChoice({ situation, drill, ids, choice, problem, legend, words, onChoose }: Props) {
  const name = `train-${situation.data.id}-${drill.seed}`.replace(/[^\w-]/g, '-');
  const { rulings } = situation.data;
  const asked = choice.ruling === undefined ? [] : amountsToSay(situation, drill, choice.ruling);
  return (
    <>
      <fieldset class="drill-choice">
        <legend>{legend ?? words.which}</legend>
        {ids.map((id) => {
          const ruling = rulings[id];
          return (
            ruling && (
              <label key={id} class="drill-option" lang={ruling.lang}>
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={choice.ruling === id}
                  onChange={() => onChoose({ ruling: id, amounts: [] })}
                />
                <span>
                  <Text of={ruling.verdict} />
                </span>
              </label>
            )
          );
        })}
      </fieldset>
      {asked.map((amount, at) => (
        <AmountField
          key={`${choice.ruling} ${at}`}
          id={`${name}-${at}`}
          amount={amount}
          situation={situation}
          value={choice.amounts[at] ?? ''}
          words={words}
          onType={(text) =>
            onChoose({
              ...choice,
              amounts: asked.map((_, each) => (each === at ? text : (choice.amounts[each] ?? ''))),
            })
          }
        />
      ))}
      {problem !== undefined && (
        <p class="drill-problem" role="alert">
          {words[problem]}
        </p>
      )}
    </>
  );
}

interface AmountProps {
  readonly id: string;
  readonly amount: AskedAmount;
  readonly situation: Ready;
  readonly value: string;
  readonly words: TrainingWords['session'];
  readonly onType: (text: string) => void;
}

function AmountField({ id, amount: { who, of, pointKind }, situation, value, words, onType }: AmountProps) {
  const unit =
    of === 'points'
      ? fill(formsOf(pointKind, situation)?.other ?? '', { n: '' }).trim()
      : of === 'fine'
        ? words.euros
        : words.tricks;
  return (
    <p class="drill-amount">
      <label for={id}>{who === undefined ? words.amount : fill(words.amountOf, { who })}</label>
      <span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autocomplete="off"
          value={value}
          aria-describedby={`${id}-unit`}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
    </p>
  );
}

/** What is said with a choice, or what is wrong with it. */
export function ruledWith(situation: Ready, drill: DrillCase, { ruling, amounts }: Choice): Ruled | Problem {
  if (ruling === undefined) return 'none';
  const numbers = amountsToSay(situation, drill, ruling).map((_, at) => numberOf(amounts[at] ?? ''));
  return numbers.every((number) => number !== undefined) ? { ruling, amounts: numbers } : 'noNumber';
}

/** The words for a kind of points; without the module that shows them, which comes with the outcome. */
function formsOf(kind: string | undefined, { data: { chips } }: Ready) {
  return kind === undefined ? Object.values(chips.points)[0] : chips.points[kind];
}
