import type { Case } from '#addresses/case.ts';
import { countingAnswers } from '#addresses/case.ts';
import { Chips } from '#parts/Chips.tsx';
import { Score } from '#parts/Score.tsx';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';
import { scoreFacts, scoreLines, withoutScore } from '#wording/score.ts';
import { shownChips } from '#wording/shown-chips.ts';
import { amountFactsShown } from './amounts-shown.ts';
import { Amounts } from './Amounts.tsx';

interface Props {
  readonly data: DecisionProps;
  readonly case: Case;
  readonly ruling: RulingSummary;
  /** Sets or clears a fact of an amount. Returns false if the ruling would change. */
  readonly onAmount: (fact: string, value: string) => boolean;
}

/**
 * The consequences of the ruling: the score of each party, and chips for all others. Each number is asked for
 * in the first line that needs it; numbers for chips come below them.
 */
export function Settlement({ data, case: current, ruling, onAmount }: Props) {
  const { chips: chipWords, words } = data;
  const answers = countingAnswers(current);
  const lines = scoreLines(ruling.effects, chipWords, answers);
  const chips = shownChips(withoutScore(ruling.effects), chipWords, answers);
  const asked = amountFactsShown(current, data);
  const perLine = firstNeeds(scoreFacts(ruling.effects), asked);
  const others = asked.filter((fact) => !perLine.some((line) => line.includes(fact)));
  const inputs = (facts: readonly string[], party?: string) => (
    <Amounts facts={facts} answers={current.answers} data={data} party={party} onAmount={onAmount} />
  );
  return (
    <>
      {lines.length > 0 && (
        <Score
          lines={lines}
          words={words.amounts}
          under={(at) => {
            const facts = perLine[at] ?? [];
            return facts.length > 0 && inputs(facts, lines[at]?.party);
          }}
        />
      )}
      {chips.length > 0 && (
        <Chips chips={chips} words={chipWords.effects} large={asked.length === 0} restated={ruling.restates} />
      )}
      {inputs(others)}
      {asked.length > 0 && <p class="kicker">{words.amounts.optional}</p>}
    </>
  );
}

/** For each line, the asked facts that it needs and no line before it. */
function firstNeeds(needs: readonly (readonly string[])[], asked: readonly string[]): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return needs.map((facts) => {
    const first = facts.filter((fact) => asked.includes(fact) && !seen.has(fact));
    for (const fact of first) seen.add(fact);
    return first;
  });
}
