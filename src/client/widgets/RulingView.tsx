import type { Ref } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import { countingAnswers, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { queryOfParts } from '#addresses/parts.ts';
import { withSeat } from '#addresses/seat.ts';
import type { Compiled } from '#decide/compiled.ts';
import { openParts } from '#client/together/open-case.ts';
import { WhatIfDoor } from '#client/what-if/Door.tsx';
import { fill } from '#i18n/fill.ts';
import { AlsoIn } from '#parts/AlsoIn.tsx';
import { ShareRow } from '#parts/ShareRow.tsx';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { Verdict } from '#parts/Verdict.tsx';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';
import { leaveOf } from '#wording/leave.ts';
import { sentence } from '#wording/phrase.ts';
import { shownChips } from '#wording/shown-chips.ts';
import { briefOf } from './brief-of.ts';
import { AlsoRuled, CitedClauses, isDoubtedBy, StepsAndReminders, WhatNext } from './RulingTexts.tsx';
import { Settlement } from './Settlement.tsx';
import type { TextsState } from './texts.ts';
import { Why } from './Why.tsx';
import { whyRows } from './why-rows.ts';

interface Props {
  readonly data: DecisionProps;
  readonly texts: TextsState;
  readonly case: Case;
  readonly compiled: Compiled;
  /** The ruling of this case. */
  readonly id: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Sets or clears a fact of an amount. Returns false if the ruling would change. */
  readonly onAmount: (fact: string, value: string) => boolean;
  /** Replaces an answer. */
  readonly onAnswer: (fact: string, value: string) => void;
  readonly onRetry: () => void;
}

/** The ruling: verdict, steps and sharing; on wide screens reasons, clauses and the way on beside them. */
export function RulingView(props: Props) {
  const { data, heading, id, case: current, compiled, texts } = props;
  const ruling = data.rulings[id];
  if (!ruling) return null;
  const { words, chips: chipWords } = data;
  const answers = countingAnswers(current);
  const query = withSeat(answersToQuery(answers), data.seat);
  // Where nothing is asked the page shows it from the first, and no card is turned.
  const others = Object.keys(data.rulings).length > 1;
  const chips = shownChips(ruling.effects, chipWords, answers);
  const text = texts.kind === 'there' ? texts.texts.rulings[id] : undefined;
  const isDoubted = text !== undefined && isDoubtedBy(answers, text);
  const rows = whyRows({ ...data, compiled, brief: briefOf(data) }, current, id);
  return (
    <div class="ruling glance">
      <div class="ruling-now">
        <div class={others ? 'outcome dealt watermark' : 'outcome'} key={id}>
          <Verdict
            cites={ruling.cites}
            verdict={ruling.verdict}
            restates={ruling.restates}
            lang={ruling.lang}
            stamp={ruling.open}
            leave={leaveOf(ruling, chips, {
              modality: chipWords.effects.modality,
              decides: words.ruling.decides,
            })}
            rests={ruling.rests}
            doubts={ruling.doubts}
            instead={isDoubted ? { label: words.ruling.instead, href: '#also-rows' } : undefined}
            level="h2"
            heading={heading}
          >
            <Settlement data={data} case={current} ruling={ruling} onAmount={props.onAmount} />
          </Verdict>
        </div>
        {data.original && (
          <div key={query}>
            <AlsoIn of="ruling" {...data.original} />
          </div>
        )}
        {text && <StepsAndReminders text={text} answers={answers} ruling={ruling.permalink} words={words.ruling} />}
        <ShareRow
          path={withQuery(ruling.permalink, query)}
          again={{ label: words.actions.restart, href: data.href }}
          others={others}
          words={words.actions}
        />
      </div>
      <div class="ruling-why">
        <Why title={words.ruling.why} rows={rows} words={words}>
          {text?.explain && (
            <p class="reasons" lang={text.lang}>
              <UnbrokenText of={text.explain} />
            </p>
          )}
        </Why>
        <WhatIfDoor data={data} compiled={compiled} case={current} onAnswer={props.onAnswer} />
        {text ? (
          <CitedClauses text={text} chips={chips} words={words} effects={chipWords.effects} />
        ) : (
          <Waiting texts={texts} ruling={ruling} words={words.texts} onRetry={props.onRetry} />
        )}
        {text && <AlsoRuled text={text} answers={answers} seat={data.seat} words={words.ruling} />}
        <footer class="ruling-why ruling-on">
          {text && <WhatNext text={text} answers={answers} seat={data.seat} words={words.ruling} />}
          <SomethingElse data={data} query={answersToQuery(answers)} />
          <p class="links">
            <a href={withQuery(ruling.href, query)}>{words.ruling.page}</a>
          </p>
        </footer>
      </div>
    </div>
  );
}

/** Begins a case of several parts with this one, or adds it to the one that is open in this tab. */
function SomethingElse({ data: { together, words }, query }: Pick<Props, 'data'> & { readonly query: string }) {
  const { href, situation } = together;
  const open = openParts(href);
  const hrefNow = (): string => withQuery(href, queryOfParts([...openParts(href), { situation, query }]));
  return (
    <p class="links no-print">
      <a
        href={hrefNow()}
        // What the server rendered knows of no open case.
        onClick={({ currentTarget }) => (currentTarget.href = hrefNow())}
      >
        {open.length === 0 ? words.ruling.more : fill(words.ruling.addTo, { n: open.length })}
      </a>
    </p>
  );
}

interface WaitingProps {
  readonly texts: TextsState;
  readonly ruling: RulingSummary;
  readonly words: DecisionProps['words']['texts'];
  readonly onRetry: () => void;
}

/** Placeholder for the texts, with links to what the ruling rests on. */
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
