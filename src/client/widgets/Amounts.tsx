import { answerToValue } from '#addresses/answers.ts';
import type { Answers } from '#decide/table.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import { sentence, type FactText } from '#wording/phrase.ts';
import { AmountField } from './AmountField.tsx';

interface Props {
  readonly facts: readonly string[];
  readonly answers: Answers;
  readonly data: DecisionProps;
  /** The party of the settlement's line they belong to. */
  readonly party?: string | undefined;
  /** Returns false if the ruling would change. */
  readonly onAmount: (fact: string, value: string) => boolean;
}

/** Facts that only amounts need: asked last, and optional. The sum above is updated while typing. */
export function Amounts({ facts, answers, data, party, onAmount }: Props) {
  const { words } = data;
  if (facts.length === 0) return null;
  const label = party === undefined ? words.amounts.title : `${words.amounts.title}: ${party}`;
  return (
    <fieldset class="amounts">
      <legend class="unseen">{label}</legend>
      {facts.map((fact) => {
        const text = data.facts[fact];
        const answer = answers[fact];
        if (!text) return null;
        return (
          <AmountField
            key={fact}
            id={fact}
            text={text}
            name={shortName(fact, text, data)}
            value={answer && answer.kind !== 'unknown' ? answerToValue(answer) : ''}
            words={words}
            onAmount={(next) => onAmount(fact, next)}
          />
        );
      })}
    </fieldset>
  );
}

/** A short label: a number as in the formula above; a choice by its question. */
function shortName(fact: string, text: FactText, { chips: { names, units } }: DecisionProps): string {
  return text.kind === 'number' ? sentence(names?.[fact] ?? units[fact] ?? text.unit) : text.ask;
}
