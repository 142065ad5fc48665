import { Component, createRef, type TargetedSubmitEvent } from 'preact';
import { isRight, type Ruled } from '#training/cases/right.ts';
import { nearMiss, type NearMiss as Pair } from '#training/cases/near-miss.ts';
import type { WordedDrillProps } from '#training/with-words.ts';
import { once } from '#training/once.ts';
import { onDemand } from '#training/ui/on-demand.tsx';
import { scrollToHeading } from '#training/ui/scroll-to-heading.ts';
import { problemOf, RulingOptions, ruledWith, type Problem } from '#training/ui/RulingForm.tsx';
import { NOTHING_TYPED, type Typed } from '#training/typed.ts';
import { fill } from '#i18n/fill.ts';
import type { ComparedProps } from './Compared.tsx';
import { Differing } from './Differing.tsx';
import { sharedOffer } from './shared-offer.ts';

/** Both of them, in display order. */
type Both<Thing> = readonly [Thing, Thing];

interface State {
  readonly typed: Both<Typed>;
  readonly problems: Both<Problem | undefined>;
  readonly ruled: Both<Ruled> | undefined;
}

type Props = WordedDrillProps;

const PLACES = [0, 1] as const;

const ComparedLater = onDemand<ComparedProps>(
  once(() => import('./Compared.tsx').then(({ Compared }) => Compared)),
  ({ heading }) => scrollToHeading(heading.current),
);

/** The drill: two cases that differ in one fact; what is the ruling of each? */
export class NearMiss extends Component<Props, State> {
  override state: State = {
    typed: [NOTHING_TYPED, NOTHING_TYPED],
    problems: [undefined, undefined],
    ruled: undefined,
  };
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #form = createRef<HTMLFormElement>();
  readonly #pair: Pair | undefined = nearMiss(
    this.props.drawn.situation,
    this.props.drawn.drill,
    this.props.session.book.words.phrase,
  );
  readonly #ids = this.#pair ? sharedOffer(this.props.drawn.situation, this.#pair.cases) : [];

  override componentDidUpdate(_: Props, { ruled, problems }: State): void {
    // The missing field may be far above the button.
    if (this.state.ruled === ruled && this.state.problems !== problems)
      this.#form.current?.querySelector<HTMLElement>('[data-amiss]')?.focus();
  }

  override render({ session, drawn, heading, say }: Props, { typed, problems, ruled }: State) {
    const { situation } = drawn;
    const { lang, title } = situation.data;
    const pair = this.#pair;
    return (
      <article class="drill-case">
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {pair && pair.shared.length > 0 && (
          <section class="drill-near-both">
            <h2 class="kicker">{say.near.both}</h2>
            <p class="drill-near-only" lang={lang}>
              {pair.shared.join(' ')}
            </p>
          </section>
        )}
        {pair && ruled && (
          <ComparedLater
            session={session}
            situation={situation}
            pair={pair}
            ruled={ruled}
            heading={this.#result}
            say={say}
          />
        )}
        {pair && !ruled && (
          <form class="drill-form" ref={this.#form} onSubmit={this.#rule}>
            <div class="drill-near-two">
              {PLACES.map((at) => (
                <section key={at} class="drill-near-case">
                  <Differing
                    situation={situation}
                    pair={pair}
                    at={at}
                    say={say.near}
                    words={session.book.words.phrase}
                  />
                  <div class="drill-form" tabIndex={-1} {...(problems[at] === undefined ? {} : { 'data-amiss': '' })}>
                    <RulingOptions
                      situation={situation}
                      drill={pair.cases[at]}
                      ids={this.#ids}
                      typed={typed[at]}
                      problem={problems[at]}
                      legend={fill(say.near.legend, { at: at === 0 ? 'A' : 'B' })}
                      words={session.words}
                      onType={(next) => this.#type(at, next)}
                    />
                  </div>
                </section>
              ))}
            </div>
            <p>
              <button class="btn main">{session.words.session.say}</button>
            </p>
          </form>
        )}
      </article>
    );
  }

  #type(at: 0 | 1, typed: Typed): void {
    const [a, b] = this.state.typed;
    this.setState({ typed: at === 0 ? [typed, b] : [a, typed], problems: [undefined, undefined] });
  }

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pair = this.#pair;
    if (!pair) return;
    const { situation } = this.props.drawn;
    const [one, other] = pair.cases;
    const [a, b] = this.state.typed;
    const [first, second] = [ruledWith(situation, one, this.#ids, a), ruledWith(situation, other, this.#ids, b)];
    if (typeof first === 'string' || typeof second === 'string') {
      this.setState({ problems: [problemOf(first), problemOf(second)] });
      return;
    }
    const right = isRight(situation, one, first) && isRight(situation, other, second);
    this.setState({ ruled: [first, second] });
    this.props.onDone({ right, grade: right ? 3 : 1, rulings: [one.ruling, other.ruling] });
  };
}
