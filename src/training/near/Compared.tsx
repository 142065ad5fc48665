import type { RefObject } from 'preact';
import { isRight, type Ruled } from '#training/cases/right.ts';
import type { NearMiss } from '#training/cases/near-miss.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { Session } from '#training/session.ts';
import { OutcomeLater } from '#training/ui/OutcomeLater.tsx';
import type { DrillWords } from '#i18n/words.ts';
import { answerLabel } from '#wording/phrase.ts';
import { Differing } from './Differing.tsx';

export interface ComparedProps {
  readonly session: Session;
  readonly situation: Ready;
  readonly pair: NearMiss;
  /** The answers for each. */
  readonly ruled: readonly [Ruled, Ruled];
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly say: DrillWords;
}

/** The result for both: the fact that made the difference, and each case with its ruling. */
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
            <OutcomeLater session={session} situation={situation} drill={pair.cases[at]} ruled={ruled[at]} />
          </section>
        ))}
      </div>
    </section>
  );
}

/** The question that decided, with both answers. */
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
