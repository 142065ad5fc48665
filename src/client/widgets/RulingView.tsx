import type { Ref } from 'preact';
import { sentence } from '#wording/phrase.ts';
import { answersToQuery } from '#addresses/answers.ts';
import type { Compiled } from '#decide/compiled.ts';
import { explain } from '#decide/explain.ts';
import type { Answers } from '#decide/table.ts';
import { shownChips, modalityMatters } from '#wording/shown-chips.ts';
import { scoreLines, withoutScore } from '#wording/score.ts';
import { fill } from '#i18n/fill.ts';
import { Actions } from './Actions.tsx';
import { Amounts } from './Amounts.tsx';
import { amountFactsShown } from './amounts-shown.ts';
import { countingAnswers, withQuery, type Case } from '#addresses/case.ts';
import { Chips } from '#parts/Chips.tsx';
import { Clauses } from '#parts/Clauses.tsx';
import { Laws } from '#parts/Laws.tsx';
import type { DecisionProps, RulingText } from '#views/decision-props.ts';
import Reminders from './Reminders.tsx';
import { Text } from '#parts/Text.tsx';
import { Score } from '#parts/Score.tsx';
import { Why } from './Why.tsx';

interface Props {
  readonly data: DecisionProps;
  readonly case: Case;
  readonly compiled: Compiled;
  /** The ruling that the case leads to. */
  readonly id: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** An amount's fact answered or emptied. False if the ruling would no longer be this one. */
  readonly onAmount: (fact: string, value: string) => boolean;
  readonly onSay: (text: string) => void;
}

/** The ruling: verdict and consequences first, then what to do, why, the clauses, and where to go next. */
export function RulingView(props: Props) {
  const { data, heading, id, case: current } = props;
  const ruling = data.rulings[id];
  if (!ruling) return null;
  const { words } = data;
  const answers = countingAnswers(current);
  const query = answersToQuery(answers);
  const given = Object.fromEntries(current.progress.given.map(({ fact, answer }) => [fact, answer]));
  const amounts = amountFactsShown(current, data);
  const chips = shownChips(ruling.effects, data.chips, answers);
  const score = scoreLines(ruling.effects, data.chips, answers);
  const table =
    score.length > 0 && words.amounts ? (
      <Score lines={score} words={words.amounts} blank={data.chips.effects.blank} />
    ) : null;
  const rest = shownChips(withoutScore(ruling.effects), data.chips, answers);
  const quiet = [
    ...(modalityMatters(chips) ? [data.chips.effects.modality[ruling.modality]] : []),
    ...(ruling.decidedBy === undefined ? [] : [fill(words.ruling.decides, { who: ruling.decidedBy })]),
  ];
  const cites = ruling.cites.flatMap((cite) => data.cites[cite]?.label ?? []).join(' · ');
  const kicker = ruling.otherwise ? words.ruling.openKicker : words.ruling.kicker;
  return (
    <div class="ruling">
      <div class={ruling.otherwise ? 'outcome open' : 'outcome'}>
        <p class="kicker">{cites === '' ? kicker : `${kicker} · ${cites}`}</p>
        <h2 ref={heading} tabIndex={-1} lang={ruling.lang}>
          <Text data={data}>{ruling.verdict}</Text>
        </h2>
        {amounts.length === 0 && table}
        <Chips chips={rest} words={data.chips} quiet={quiet} />
        {ruling.explain !== undefined && (
          <p lang={ruling.lang}>
            <Text data={data}>{ruling.explain}</Text>
          </p>
        )}
      </div>
      {amounts.length > 0 && words.amounts && (
        <Amounts facts={amounts} answers={current.answers} data={data} words={words.amounts} onAmount={props.onAmount}>
          {table}
        </Amounts>
      )}
      <Actions key={query} data={data} ruling={ruling} answers={answers} chips={chips} onSay={props.onSay} />
      <Steps title={words.ruling.steps} items={ruling.steps} data={data} lang={ruling.lang} />
      <Reminders
        key={ruling.permalink}
        title={words.ruling.stayUntil}
        items={ruling.stayUntil}
        ruling={ruling.permalink}
        level="h3"
      />
      <Why data={data} case={current} explanation={explain(props.compiled, given, id)} />
      <Clauses cites={ruling.cites} data={data} />
      <Laws articles={ruling.laws} data={data} />
      <Next data={data} ruling={ruling} answers={answers} />
      <footer class="links">
        <a href={withQuery(ruling.href, query)}>{words.ruling.page}</a>
        <a href={withQuery(ruling.permalink, query)}>{words.ruling.permanent}</a>
      </footer>
    </div>
  );
}

interface StepsProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly data: DecisionProps;
  readonly lang: string | undefined;
}

function Steps({ title, items, data, lang }: StepsProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ol class="steps" lang={lang}>
        {items.map((item) => (
          <li key={item}>
            <span>
              <Text data={data}>{sentence(item)}</Text>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Situations to look at next. What the ruling stands on and what it settles carries over where it is asked there. */
function Next({
  data,
  ruling,
  answers,
}: {
  readonly data: DecisionProps;
  readonly ruling: RulingText;
  readonly answers: Answers;
}) {
  const next = ruling.next.flatMap((id) => data.next[id] ?? []);
  if (next.length === 0) return null;
  return (
    <section>
      <h3>{data.words.ruling.next}</h3>
      <ul class="rows">
        {next.map(({ title, href, shared, lang }) => {
          const carried = Object.fromEntries(
            Object.entries({ ...answers, ...ruling.establishes }).filter(([fact]) => shared.includes(fact)),
          );
          return (
            <li key={href}>
              <a href={withQuery(href, answersToQuery(carried))}>
                <b lang={lang}>{title}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
