import type { Ref } from 'preact';
import type { Compiled } from '#decide/compiled.ts';
import type { Next } from '#decide/progress.ts';
import { queryAsking, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withSeat } from '#addresses/seat.ts';
import { fill } from '#i18n/fill.ts';
import { givenSays } from '#wording/phrase.ts';
import type { Ends } from './ends.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import type { DecisionProps } from '#views/decision-props.ts';
import { Question } from './Question.tsx';
import type { TextsState } from './texts.ts';

interface Props {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly case: Case;
  /** Until it is loaded, a case that has ended shows nothing. */
  readonly ends: Ends | undefined;
  /** The texts of the rulings, as far as they are loaded. */
  readonly texts: TextsState;
  /** Whether this is no longer what the server rendered, which knows nothing of this tab. */
  readonly ready: boolean;
  /** The heading that gets the focus after a move. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** `value` in the form used in addresses. */
  readonly onAnswer: (fact: string, value: string) => void;
  /** Sets or clears a fact of an amount. Returns false if the ruling would change. */
  readonly onAmount: (fact: string, value: string) => boolean;
  /** The answer the reader has just changed to see another ruling, until they move on. */
  readonly changed: string | undefined;
  readonly onUndo: () => void;
  /** Fetches the texts again. */
  readonly onRetry: () => void;
}

/** A case: its next question or its ruling, and below it the answers given. Stateless. */
export function CaseView(props: Props) {
  const { data, compiled, case: current } = props;
  return (
    <>
      <Contradicted data={data} case={current} />
      <Changed {...props} />
      <Now {...props} />
      <GivenAnswers
        case={current}
        listed={current.progress.next.kind !== 'decided'}
        facts={data.facts}
        words={data.words}
        changeHref={(fact) =>
          withQuery(data.href, withSeat(queryAsking(compiled, data.tree, current, fact), data.seat))
        }
      />
    </>
  );
}

/** When a link answers a question twice, says first which answer is used. */
function Contradicted({ data: { facts, words }, case: { contradicted } }: Pick<Props, 'data' | 'case'>) {
  return contradicted.map((given) => (
    <p class="casecheck warning" key={given.fact}>
      {fill(words.given.contradicted, { what: givenSays(given, facts, words.phrase) })}
    </p>
  ));
}

/** The answer that was tried, with a link to undo it. */
function Changed({ changed, onUndo, data: { words } }: Pick<Props, 'changed' | 'onUndo' | 'data'>) {
  if (changed === undefined) return null;
  return (
    <p class="changed">
      <span>{fill(words.glance.now, { what: changed })}</span>
      <button type="button" class="btn" onClick={onUndo}>
        {words.glance.undo}
      </button>
    </p>
  );
}

function Now(props: Props) {
  const { next } = props.case.progress;
  // The key resets the state of the question before.
  return next.kind === 'question' ? (
    <Question key={next.fact} {...props} next={next} />
  ) : (
    <End {...props} next={next} />
  );
}

function End({ ends, ...props }: Props & { readonly next: Exclude<Next, { readonly kind: 'question' }> }) {
  const { next } = props;
  if (!ends) return null;
  const { RulingView, Undecided, Impossible } = ends;
  switch (next.kind) {
    case 'decided':
      return <RulingView key={next.outcome.id} {...props} id={next.outcome.id} />;
    case 'undecided':
      return <Undecided {...props} next={next} />;
    case 'impossible':
      return <Impossible {...props} />;
  }
}
