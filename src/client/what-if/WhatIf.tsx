/** A number on a slider, with the ruling for it. Nothing changes until the reader applies the number. */
import { Component } from 'preact';
import { queryWith } from '#addresses/case.ts';
import { queryToAnswers } from '#addresses/answers.ts';
import { addStyles } from '#client/styles.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Next } from '#decide/progress.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load.ts';
import type { ShareWords } from '#i18n/words.ts';
import differenceUrl from '#styles/difference.css?url';
import url from '#styles/what-if.css?url';
import type { Language } from '#model/language.ts';
import { Difference } from '#parts/Difference.tsx';
import { outcomeOf, type Outcome as RulingOutcome } from '#parts/outcome.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import { saysOf, type NumberText } from '#wording/phrase.ts';
import { runsOf, type Run } from './runs.ts';

export interface WhatIfProps {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly answers: Answers;
  readonly fact: string;
  readonly words: ShareWords['whatIf'];
  /** `value` in the form used in addresses. */
  readonly onAnswer: (fact: string, value: string) => void;
}

/** Its words, once they and its style sheet are loaded. Rejects when the words cannot be loaded. */
export async function whatIfWords(language: Language): Promise<WhatIfProps['words']> {
  const [{ whatIf }] = await Promise.all([loadWords('share', language), addStyles(url), addStyles(differenceUrl)]);
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
          {run && <Outcome run={run} at={at} says={says} detail={isGiven ? words.now : undefined} {...this.props} />}
        </div>
        <button type="button" class="btn" disabled={isGiven} onClick={() => onAnswer(fact, String(at))}>
          {words.apply}
        </button>
      </div>
    );
  }

  /** What the slider announces for its number. */
  #spoken({ next }: Run): string {
    const { data, words } = this.props;
    const verdict = next.kind === 'decided' ? (data.rulings[next.outcome.id]?.verdict.text ?? next.outcome.id) : '';
    return openEnd(next, data, words) ?? verdict;
  }
}

interface OutcomeProps extends WhatIfProps {
  readonly run: Run;
  readonly at: number;
  /** The number in words. */
  readonly says: string;
  readonly detail: string | undefined;
}

function Outcome({ run: { next }, at, says, detail, data, compiled, answers, fact, words }: OutcomeProps) {
  const open = openEnd(next, data, words);
  const ruling = next.kind === 'decided' ? data.rulings[next.outcome.id] : undefined;
  const then = queryToAnswers(queryWith(answers, fact, exactly(at)), compiled.table.facts).answers;
  const outcome: RulingOutcome | undefined = ruling
    ? outcomeOf(ruling, data.chips, data.words.ruling.decides, then)
    : open === undefined
      ? undefined
      : { verdict: { text: open }, lines: [], chips: [], effects: data.chips.effects, leave: [], cites: '' };
  return outcome ? <Difference sides={[{ ...outcome, name: says, detail }]} amounts={data.words.amounts} /> : null;
}

/** The text when there is no ruling. */
function openEnd(next: Next, data: DecisionProps, words: WhatIfProps['words']): string | undefined {
  switch (next.kind) {
    case 'question':
      return fill(words.question, { ask: data.facts[next.fact]?.ask ?? next.fact });
    case 'undecided':
    case 'impossible':
      return words[next.kind];
    case 'decided':
      return undefined;
  }
}

function exactly(n: number) {
  return { kind: 'range', from: n, to: n } as const;
}

/** The range under the slider, hidden from screen readers: "0–4". */
function rangeShort({ from, to }: Run): string {
  if (from === to) return String(from);
  return from < 0 ? `${from} … ${to}` : `${from}–${to}`;
}

/**
 * The share of the slider that a run takes: half a step beyond its numbers on either side, within the
 * slider's ends.
 */
function shareOf({ from, to }: Run, { min, max, step }: NumberText): number {
  return Math.min(to + step / 2, max) - Math.max(from - step / 2, min);
}
