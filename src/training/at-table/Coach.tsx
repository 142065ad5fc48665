import { counted } from '#i18n/language.ts';
import type { RefObject } from 'preact';
import type { AtTableWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { Drawn, Session } from '#training/session.ts';
import { Verdicts } from './Verdicts.tsx';
import { nextToAsk } from './account.ts';
import { adviceFor, type Advice, type Move, type Step } from './coach.ts';

export { nextToAsk };

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  /** Facts in the order in which they were asked. */
  readonly asked: readonly string[];
  /** Whether the rulings are open. */
  readonly ruling: boolean;
  /** The button of the question that is advised. */
  readonly button: RefObject<HTMLButtonElement>;
  readonly say: AtTableWords;
  readonly onAsk: (fact: string) => void;
}

/** The coach's advice. Screen readers announce it after each answer. */
export function Coach({ session: { language }, drawn, asked, ruling, button, say, onAsk }: Props) {
  const { coach } = say;
  const advice = adviceFor(drawn.situation, drawn.drill, asked);
  const { possible, gone, next } = advice;
  const how = ruling || next.kind === 'enough' ? undefined : drawn.situation.data.facts[next.fact]?.how;
  return (
    <section class="drill-table-coach" aria-labelledby="drill-table-coach">
      <h2 id="drill-table-coach">{coach.name}</h2>
      <div role="status">
        <p>{ruling ? beforeRuling(advice, coach) : lastIn(advice, language, say)}</p>
        {!ruling && <Next advice={advice} drawn={drawn} button={button} coach={coach} onAsk={onAsk} />}
      </div>
      {how !== undefined && (
        <details key={how}>
          <summary>{coach.how}</summary>
          <p class="drill-table-how" lang={drawn.situation.data.lang}>
            {how}
          </p>
        </details>
      )}
      <details>
        <summary>{coach.which}</summary>
        <h3>{coach.still}</h3>
        <Verdicts drawn={drawn} ids={possible} />
        {gone.length > 0 && (
          <>
            <h3>{coach.gone}</h3>
            <Verdicts drawn={drawn} ids={gone} />
          </>
        )}
      </details>
    </section>
  );
}

type CoachWords = AtTableWords['coach'];

function beforeRuling({ next, possible }: Advice, coach: CoachWords): string {
  switch (next.kind) {
    case 'enough':
      return coach.choose;
    case 'amount':
      return coach.earlyAmount;
    case 'ask':
      return fill(coach.early, { n: possible.length });
  }
}

/** The effect of the last question. */
function lastIn({ last, possible }: Advice, language: Session['language'], { coach, account }: AtTableWords): string {
  const left = counted(language, coach.left, possible.length);
  switch (last.kind) {
    case 'called':
      return `${coach.called} ${counted(language, coach.possible, possible.length)}`;
    case 'wasted':
      return fill(coach.lost, { why: account.wasted[last.why] });
    case 'amount':
      return coach.amountKnown;
    case 'answered': {
      const out = answered(last, language, coach, left);
      return last.advised ? out : `${coach.other} ${out}`;
    }
  }
}

function answered(
  { out }: Extract<Move, { kind: 'answered' }>,
  language: Session['language'],
  coach: CoachWords,
  left: string,
): string {
  return out === 0 ? coach.ruledNone : `${counted(language, coach.ruledOut, out)} ${left}`;
}

interface NextProps extends Pick<Props, 'drawn' | 'button' | 'onAsk'> {
  readonly advice: Advice;
  readonly coach: CoachWords;
}

/** What to do next, and why: a question can be asked right here. */
function Next({ advice: { next, possible }, drawn: { situation }, button, coach, onAsk }: NextProps) {
  if (next.kind === 'enough')
    return (
      <>
        <p class="drill-table-next">{coach.enough}</p>
        <p>{possible.length === 1 ? coach.mayRule : coach.mayRuleAlike}</p>
      </>
    );
  const { fact } = next;
  return (
    <>
      <p class="drill-table-next">{coach.next}</p>
      <button
        type="button"
        ref={button}
        class="btn main drill-table-advised"
        lang={situation.data.lang}
        onClick={() => onAsk(fact)}
      >
        {situation.data.facts[fact]?.ask ?? fact}
      </button>
      <p>{whyAsk(next, possible.length, coach)}</p>
    </>
  );
}

function whyAsk(next: Exclude<Step, { kind: 'enough' }>, n: number, coach: CoachWords): string {
  if (next.kind === 'amount') return coach.forAmount;
  const { least, most } = next;
  return most < n ? fill(coach.splits, { n, most }) : fill(coach.maySplit, { n, out: n - least });
}
