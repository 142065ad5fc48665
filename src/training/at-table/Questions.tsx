import { Component, type RefObject } from 'preact';
import type { AtTableWords } from '#i18n/words.ts';
import type { Askable } from '#training/cases/questions.ts';
import type { Drawn, Session } from '#training/session.ts';
import { ReplyLine } from './Log.tsx';

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  /** The questions that have not been asked, without the one that the coach advises. */
  readonly left: readonly Askable[];
  readonly isAdvised: boolean;
  /** The last question, and where its reply is. */
  readonly last: Askable | undefined;
  readonly answer: RefObject<HTMLLIElement>;
  /** Why the reader cannot continue. */
  readonly problem: string | undefined;
  readonly say: AtTableWords;
  readonly list: RefObject<HTMLDivElement>;
  readonly onAsk: (fact: string) => void;
  readonly onEnough: () => void;
}

interface State {
  /** Whether the last reply is on the screen. */
  readonly seen: boolean;
}

/** The questions to choose from, and the button that ends them, which stays within reach of the thumb. */
export class Questions extends Component<Props, State> {
  override state: State = { seen: true };
  #observer: IntersectionObserver | undefined;

  override componentDidMount(): void {
    this.#watch();
  }

  override componentDidUpdate(before: Props): void {
    if (before.last?.fact !== this.props.last?.fact) this.#watch();
  }

  override componentWillUnmount(): void {
    this.#observer?.disconnect();
  }

  override render(
    { session, drawn, left, isAdvised, last, problem, say, list, onAsk, onEnough }: Props,
    { seen }: State,
  ) {
    return (
      <div class="drill-table-asking" ref={list}>
        <section aria-labelledby="drill-table-ask">
          <h2 id="drill-table-ask">{isAdvised ? say.ask.others : say.ask.title}</h2>
          {left.length === 0 && !isAdvised && <p class="drill-table-none">{say.ask.none}</p>}
          <ul class="drill-table-questions">
            {left.map(({ fact, ask }) => (
              <li key={fact}>
                <button
                  type="button"
                  class="drill-table-ask"
                  lang={drawn.situation.data.lang}
                  onClick={() => onAsk(fact)}
                >
                  {ask}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <div class="drill-foot drill-table-foot">
          {last && (
            // A copy of the last question and its reply for who has scrolled down; the log announces them.
            <p
              class={seen ? 'drill-table-echo seen' : 'drill-table-echo'}
              lang={drawn.situation.data.lang}
              aria-hidden="true"
            >
              <span class="drill-table-asked">{last.ask}</span>{' '}
              <ReplyLine session={session} drawn={drawn} fact={last.fact} say={say.log} />
            </p>
          )}
          <div class="drill-table-on">
            {problem !== undefined && <p role="alert">{problem}</p>}
            {/* Quiet until something is known, and while another question is advised. */}
            <button type="button" class={last && !isAdvised ? 'btn main' : 'btn'} onClick={onEnough}>
              {say.enough}
            </button>
          </div>
        </div>
      </div>
    );
  }

  #watch(): void {
    this.#observer?.disconnect();
    const { current } = this.props.answer;
    if (!current) return;
    this.#observer = new IntersectionObserver((entries) =>
      this.setState({ seen: entries.at(-1)?.isIntersecting ?? true }),
    );
    this.#observer.observe(current);
  }
}
