/** A number on a slider, and the ruling that goes with it. It decides nothing until the reader takes the number over. */
import { Component } from 'preact';
import { queryWith } from '#addresses/case.ts';
import { queryToAnswers } from '#addresses/answers.ts';
import { addStyles } from '#client/styles.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load.ts';
import type { ShareWords } from '#i18n/words.ts';
import url from '#styles/what-if.css?url';
import type { Language } from '#model/language.ts';
import { Consequences } from '#parts/Consequences.tsx';
import { Text } from '#parts/Text.tsx';
import type { DecisionProps } from '#views/decision-props.ts';
import { saysOf, type NumberText } from '#wording/phrase.ts';
import { scoreLines, withoutScore } from '#wording/score.ts';
import { shownChips } from '#wording/shown-chips.ts';
import { runsOf, type Run } from './runs.ts';

export interface WhatIfProps {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly answers: Answers;
  readonly fact: string;
  readonly words: ShareWords['whatIf'];
  /** `value` as it stands in an address. */
  readonly onAnswer: (fact: string, value: string) => void;
}

/** What it says, once that and its sheet have come. Rejects where the words cannot be had. */
export async function whatIfWords(language: Language): Promise<WhatIfProps['words']> {
  const [{ whatIf }] = await Promise.all([loadWords('share', language), addStyles(url)]);
  return whatIf;
}

export class WhatIf extends Component<WhatIfProps, { readonly at: number | undefined }> {
  override state: { readonly at: number | undefined } = { at: undefined };

  override render({ data, compiled, answers, fact, words, onAnswer }: WhatIfProps) {
    const text = data.facts[fact];
    if (text?.kind !== 'number') return null;
    const given = answers[fact];
    const now = given?.kind === 'range' ? given : undefined;
    const at = this.state.at ?? now?.from ?? text.min;
    const runs = runsOf(compiled, data.tree, answers, fact);
    const run = runs.find(({ from, to }) => from <= at && at <= to);
    const says = saysOf(text, exactly(at), data.words.phrase);
    const isGiven = now !== undefined && now.from <= at && at <= now.to;
    return (
      <div class="what-if">
        <label>
          <span lang={text.lang}>{text.ask}</span>
          <input
            type="range"
            min={text.min}
            max={text.max}
            step={text.step}
            value={at}
            aria-valuetext={[says, run ? this.#spoken(run) : ''].join(': ')}
            onInput={(event) => this.setState({ at: Number(event.currentTarget.value) })}
          />
        </label>
        <ol class="what-if-runs" aria-hidden="true">
          {runs.map((each) => (
            <li
              key={each.from}
              class={each === run ? 'what-if-here' : undefined}
              style={{ flexGrow: shareOf(each, text) }}
            >
              {rangeShort(each)}
            </li>
          ))}
        </ol>
        <div class="what-if-outcome">
          <p class="kicker">
            {says}
            {isGiven && ` · ${words.now}`}
          </p>
          {run && <Outcome run={run} at={at} {...this.props} />}
        </div>
        <button type="button" class="btn" disabled={isGiven} onClick={() => onAnswer(fact, String(at))}>
          {words.apply}
        </button>
      </div>
    );
  }

  /** What the slider tells a screen reader that its number leads to. */
  #spoken({ next }: Run): string {
    const { data, words } = this.props;
    switch (next.kind) {
      case 'decided':
        return data.rulings[next.outcome.id]?.verdict.text ?? next.outcome.id;
      case 'question':
        return fill(words.question, { ask: data.facts[next.fact]?.ask ?? next.fact });
      case 'undecided':
        return words.undecided;
      case 'impossible':
        return words.impossible;
    }
  }
}

interface OutcomeProps extends WhatIfProps {
  readonly run: Run;
  readonly at: number;
}

function Outcome({ run: { next }, at, data, compiled, answers, fact, words }: OutcomeProps) {
  switch (next.kind) {
    case 'question':
      return <p>{fill(words.question, { ask: data.facts[next.fact]?.ask ?? next.fact })}</p>;
    case 'undecided':
      return <p>{words.undecided}</p>;
    case 'impossible':
      return <p>{words.impossible}</p>;
    case 'decided': {
      const ruling = data.rulings[next.outcome.id];
      if (!ruling) return null;
      const then = queryToAnswers(queryWith(answers, fact, exactly(at)), compiled.table.facts).answers;
      return (
        <>
          <p class="what-if-verdict" lang={ruling.lang}>
            <Text of={ruling.verdict} />
          </p>
          <Consequences
            lines={scoreLines(ruling.effects, data.chips, then)}
            chips={shownChips(withoutScore(ruling.effects), data.chips, then)}
            words={{ effects: data.chips.effects, amounts: data.words.amounts }}
          />
          {ruling.rests.length > 0 && <p class="kicker">{ruling.rests.map(({ label }) => label).join(' · ')}</p>}
        </>
      );
    }
  }
}

function exactly(n: number) {
  return { kind: 'range', from: n, to: n } as const;
}

/** Only seen, under the slider: "0–4". */
function rangeShort({ from, to }: Run): string {
  if (from === to) return String(from);
  return from < 0 ? `${from} … ${to}` : `${from}–${to}`;
}

/** How much of the slider a run takes: half a step further than its numbers on either side, but for the slider's ends. */
function shareOf({ from, to }: Run, { min, max, step }: NumberText): number {
  return Math.min(to + step / 2, max) - Math.max(from - step / 2, min);
}
