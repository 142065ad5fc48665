import type { Ref } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import { countingAnswers, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { partsOf } from '#addresses/parts.ts';
import { withSeat } from '#addresses/seat.ts';
import type { Compiled } from '#decide/compiled.ts';
import { openQuery, openQueryWith } from '#client/together/open-case.ts';
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
  /** Whether this is no longer what the server rendered, which knows nothing of this tab. */
  readonly ready: boolean;
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
  const part = answersToQuery(answers);
  const { href: together, situation } = data.together;
  const open = props.ready ? openQuery(together) : '';
  const joined = () => openQueryWith(together, { situation, query: part });
  // The address of a case of several parts that begins with this one, or of the open one with it.
  const hrefNow = () => withQuery(together, joined());
  // The parts of a case that this one can be added to: of one that has it already, none.
  const addsTo = joined() === open ? 0 : partsOf(open).length;
  const query = withSeat(part, data.seat);
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
            further={words.ruling.further}
            verdict={ruling.verdict}
            restates={ruling.restates}
            lang={ruling.lang}
            stamp={ruling.open ?? ruling.left}
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
          {data.href === data.permalink && (
            <p class="kicker card-edition">{`${sentence(data.edition)} · ${words.ruling.stays}`}</p>
          )}
        </div>
        {text && <StepsAndReminders text={text} answers={answers} ruling={ruling.permalink} words={words.ruling} />}
        <ShareRow
          path={withQuery(ruling.permalink, query)}
          {...(addsTo > 0 && { add: { label: fill(words.ruling.addTo, { n: addsTo }), hrefNow } })}
          again={{ label: words.actions.restart, href: data.href }}
          others={others}
          words={words.actions}
        />
        {data.original && (
          <div key={query}>
            <AlsoIn of="ruling" {...data.original} />
          </div>
        )}
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
          <ul class="rows no-print">
            <li>
              <a href={hrefNow()} onClick={({ currentTarget }) => (currentTarget.href = hrefNow())}>
                <Onward text={words.ruling.more} />
              </a>
            </li>
            <li>
              <a href={withQuery(ruling.href, query)}>
                <Onward text={words.ruling.page} />
              </a>
            </li>
          </ul>
        </footer>
      </div>
    </div>
  );
}

/** A row that leads on to another page. */
function Onward({ text }: { readonly text: string }) {
  return (
    <b>
      {text}
      <span aria-hidden="true"> ›</span>
    </b>
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
