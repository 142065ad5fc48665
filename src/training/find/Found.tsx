import type { RefObject } from 'preact';
import type { Drawn, Session } from '#training/session.ts';
import { OutcomeLater } from '#training/ui/OutcomeLater.tsx';
import type { DrillWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { Placed } from './book.ts';
import { timeText } from './clock.ts';

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  /** A deciding clause. */
  readonly right: Placed;
  /** The wrong answer; undefined if it was right, or after giving up. */
  readonly yours: Placed | undefined;
  readonly isRight: boolean;
  /** The time taken, and the median of this visit, in milliseconds. */
  readonly took: number;
  readonly median: number | undefined;
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly say: DrillWords['find'];
}

/** The result: the time taken, the clause, and the ruling that follows from it. */
export function Found({ session, drawn, right, yours, isRight, took, median, heading, say }: Props) {
  const { result } = session.words;
  const called = isRight
    ? ({ tone: 'right', text: result.right } as const)
    : ({ tone: 'wrong', text: result.wrong } as const);
  return (
    <OutcomeLater session={session} situation={drawn.situation} drill={drawn.drill} called={called} heading={heading}>
      <p>
        {fill(say.took, { time: timeText(took) })}
        {median !== undefined && ` ${fill(say.median, { time: timeText(median) })}`}
      </p>
      <div class={yours ? 'drill-find-two' : undefined}>
        {yours && <Shown title={say.yours} of={yours} />}
        <Shown title={say.right} of={right} marked />
      </div>
    </OutcomeLater>
  );
}

interface ShownProps {
  readonly title: string;
  readonly of: Placed;
  readonly marked?: boolean;
}

function Shown({ title, of: { rule, clause }, marked = false }: ShownProps) {
  return (
    <section class={marked ? 'drill-find-shown drill-find-marked' : 'drill-find-shown'}>
      <h3>{title}</h3>
      <p class="kicker" lang={rule.lang}>
        {clause.label} · {rule.title}
      </p>
      <div class="verse">
        <div dangerouslySetInnerHTML={{ __html: clause.html }} />
      </div>
    </section>
  );
}
