import type { RefObject } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import { withQuery } from '#addresses/with-query.ts';
import { isRight, type Ruled } from '#training/cases/at-the-table.ts';
import type { NearMiss } from '#training/cases/near-miss.ts';
import type { Ready } from '#training/cases/situation.ts';
import { Miscounted } from '#training/ruling/Miscounted.tsx';
import { miscounted } from '#training/ruling/numbers.ts';
import type { Session } from '#training/session.ts';
import { RulingCardLater } from '#training/ui/OutcomeLater.tsx';
import type { DrillWords } from '#i18n/drills.ts';
import { fill } from '#i18n/fill.ts';
import { answerLabel } from '#wording/phrase.ts';
import { Differing } from './Differing.tsx';

export interface ComparedProps {
  readonly session: Session;
  readonly situation: Ready;
  readonly pair: NearMiss;
  /** What was said of each. */
  readonly ruled: readonly [Ruled, Ruled];
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly say: DrillWords;
}

/** After both have been ruled on: the fact that made the difference, and each with its ruling. */
export function Compared({ session, situation, pair, ruled, heading, say }: ComparedProps) {
  const rights = pair.cases.map((drill, at) => isRight(situation, drill, ruled[at === 0 ? 0 : 1]));
  const all = rights.every(Boolean);
  return (
    <section class="drill-result">
      <h2 class={`drill-called ${all ? 'right' : 'wrong'}`} ref={heading} tabIndex={-1}>
        {all ? say.near.all : rights.some(Boolean) ? say.near.half : say.near.neither}
      </h2>
      <Made session={session} situation={situation} pair={pair} say={say} />
      <div class="drill-near-two">
        {([0, 1] as const).map((at) => (
          <section key={at} class="drill-near-case">
            <Differing situation={situation} pair={pair} at={at} say={say.near} words={session.book.words.phrase} />
            <OneOfTwo session={session} situation={situation} pair={pair} at={at} ruled={ruled[at]} say={say} />
          </section>
        ))}
      </div>
    </section>
  );
}

/** The question that it hung on, with both answers. */
function Made({ session, situation, pair, say }: Pick<ComparedProps, 'session' | 'situation' | 'pair' | 'say'>) {
  const fact = situation.data.facts[pair.fact];
  if (!fact) return null;
  const answers = pair.cases.flatMap(({ told }) => told.find(({ fact: each }) => each === pair.fact)?.answer ?? []);
  return (
    <p class="drill-near-made">
      {say.near.made} <b lang={fact.lang}>{fact.ask}</b>
      {answers.map((answer, at) => (
        <span key={at} class="drill-near-answer">
          <b>{at === 0 ? 'A' : 'B'}</b>{' '}
          <span lang={fact.lang}>{answerLabel(fact, answer, session.book.words.phrase)}</span>
        </span>
      ))}
    </p>
  );
}

interface OneProps extends Pick<ComparedProps, 'session' | 'situation' | 'pair' | 'say'> {
  readonly at: 0 | 1;
  readonly ruled: Ruled;
}

function OneOfTwo({ session, situation, pair, at, ruled, say }: OneProps) {
  const drill = pair.cases[at];
  const { rulings } = situation.data;
  const [mine, yours] = [rulings[drill.ruling], rulings[ruled.ruling]];
  const { result } = session.words;
  const right = isRight(situation, drill, ruled);
  const wrongly = miscounted(situation, drill, ruled);
  if (!mine) return null;
  const told = Object.fromEntries(drill.told.map(({ fact, answer }) => [fact, answer]));
  return (
    <>
      <p class={right ? 'drill-near-called' : 'drill-near-called drill-near-wrong'}>
        {right ? result.right : wrongly.length > 0 ? say.ruling.almost : result.wrong}
      </p>
      {!right && yours && yours !== mine && (
        <p lang={yours.lang}>{fill(result.yours, { verdict: yours.verdict.text })}</p>
      )}
      <Miscounted amounts={wrongly} language={session.language} say={say.ruling} />
      <RulingCardLater session={session} situation={situation} drill={drill} />
      <p class="links">
        <a href={withQuery(mine.href, answersToQuery(told))}>{result.open}</a>
      </p>
    </>
  );
}
