import type { Ref } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import type { Compiled } from '#decide/compiled.ts';
import { explain } from '#decide/explain.ts';
import { shownChips, modalityMatters } from '#wording/shown-chips.ts';
import { scoreLines, withoutScore } from '#wording/score.ts';
import { fill } from '#i18n/fill.ts';
import { Amounts } from './Amounts.tsx';
import { amountFactsShown } from './amounts-shown.ts';
import { countingAnswers, withQuery, type Case } from '#addresses/case.ts';
import { Consequences } from '#parts/Consequences.tsx';
import { sentence } from '#wording/phrase.ts';
import { Score } from '#parts/Score.tsx';
import { ShareRow } from '#parts/ShareRow.tsx';
import { Text } from '#parts/Text.tsx';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';
import { RulingTexts, StepsAndReminders } from './RulingTexts.tsx';
import type { TextsState } from './texts.ts';
import { WhatIfDoor } from '#client/what-if/Door.tsx';
import { Why } from './Why.tsx';

interface Props {
  readonly data: DecisionProps;
  readonly texts: TextsState;
  readonly case: Case;
  readonly compiled: Compiled;
  /** The ruling that the case leads to. */
  readonly id: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** An amount's fact answered or emptied. False if the ruling would no longer be this one. */
  readonly onAmount: (fact: string, value: string) => boolean;
  /** An answer in place of the one that was given. */
  readonly onAnswer: (fact: string, value: string) => void;
  readonly onSay: (text: string) => void;
  readonly onRetry: () => void;
}

/** The ruling: verdict and consequences first, then what to do, why, the clauses, and where to go next. */
export function RulingView(props: Props) {
  const { data, heading, id, case: current, texts } = props;
  const ruling = data.rulings[id];
  if (!ruling) return null;
  const { words } = data;
  const answers = countingAnswers(current);
  const query = answersToQuery(answers);
  const given = Object.fromEntries(current.progress.given.map(({ fact, answer }) => [fact, answer]));
  const amounts = amountFactsShown(current, data);
  const chips = shownChips(ruling.effects, data.chips, answers);
  const lines = scoreLines(ruling.effects, data.chips, answers);
  const quiet = [
    ...(modalityMatters(chips) ? [data.chips.effects.modality[ruling.modality]] : []),
    ...(ruling.decidedBy === undefined ? [] : [fill(words.ruling.decides, { who: ruling.decidedBy })]),
  ];
  const kicker = ruling.otherwise ? words.ruling.openKicker : words.ruling.kicker;
  const text = texts.kind === 'there' ? texts.texts.rulings[id] : undefined;
  return (
    <div class="ruling">
      <div class={ruling.otherwise ? 'outcome open' : 'outcome'}>
        <p class="kicker">{[kicker, ...ruling.cites.map(({ label }) => label)].join(' · ')}</p>
        <h2 ref={heading} tabIndex={-1} lang={ruling.lang}>
          <Text of={ruling.verdict} />
        </h2>
        <Consequences
          lines={amounts.length === 0 ? lines : []}
          chips={shownChips(withoutScore(ruling.effects), data.chips, answers)}
          words={{ effects: data.chips.effects, amounts: words.amounts }}
          quiet={quiet}
        />
        {text?.explain && (
          <p lang={text.lang}>
            <Text of={text.explain} />
          </p>
        )}
      </div>
      {amounts.length > 0 && (
        <Amounts facts={amounts} answers={current.answers} data={data} words={words.amounts} onAmount={props.onAmount}>
          {lines.length > 0 && <Score lines={lines} words={words.amounts} blank={data.chips.effects.blank} />}
        </Amounts>
      )}
      <ShareRow
        path={withQuery(ruling.permalink, query)}
        again={{ label: words.actions.restart, href: data.href }}
        others={Object.keys(data.rulings).length > 1}
        words={words.actions}
      />
      {text && <StepsAndReminders text={text} ruling={ruling.permalink} words={words.ruling} />}
      <WhatIfDoor data={data} compiled={props.compiled} case={current} onAnswer={props.onAnswer} />
      <Why data={data} case={current} explanation={explain(props.compiled, given, id)} />
      {text ? (
        <RulingTexts text={text} answers={answers} words={words.ruling} />
      ) : (
        <Waiting texts={texts} ruling={ruling} words={words.texts} onRetry={props.onRetry} />
      )}
      <footer class="links">
        <a href={withQuery(ruling.href, query)}>{words.ruling.page}</a>
        <a href={withQuery(ruling.permalink, query)}>{words.ruling.permanent}</a>
      </footer>
    </div>
  );
}

interface WaitingProps {
  readonly texts: TextsState;
  readonly ruling: RulingSummary;
  readonly words: DecisionProps['words']['texts'];
  readonly onRetry: () => void;
}

/** Stands for the texts until they are there: what the ruling rests on is at least a link. */
function Waiting({ texts, ruling: { cites }, words, onRetry }: WaitingProps) {
  return (
    <section class="settle">
      {texts.kind === 'missing' ? <p role="alert">{words.missing}</p> : <p class="kicker">{words.coming}</p>}
      <ul class="links">
        {cites.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{sentence(label)}</a>
          </li>
        ))}
      </ul>
      {texts.kind === 'missing' && (
        <button type="button" class="btn" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </section>
  );
}
