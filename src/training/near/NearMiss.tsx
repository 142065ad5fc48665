import { Component, createRef } from 'preact';
import { isRight, type Ruled } from '#training/cases/right.ts';
import { nearMiss, type NearMiss as Pair } from '#training/cases/near-miss.ts';
import type { WordedDrillProps } from '#training/with-words.ts';
import { once } from '#training/once.ts';
import { onDemand } from '#training/ui/on-demand.tsx';
import { scrollToHeading } from '#training/ui/scroll-to-heading.ts';
import { RulingForm, type AskedCase } from '#training/ui/RulingForm.tsx';
import { fill } from '#i18n/fill.ts';
import type { ComparedProps } from './Compared.tsx';
import { Differing } from './Differing.tsx';
import { sharedOffer } from './shared-offer.ts';

interface State {
  /** The rulings of both, in display order. */
  readonly ruled?: readonly [Ruled, Ruled];
}

type Props = WordedDrillProps;

const ComparedLater = onDemand<ComparedProps>(
  once(() => import('./Compared.tsx').then(({ Compared }) => Compared)),
  ({ heading }) => scrollToHeading(heading.current),
);

/** The drill: two cases that differ in one fact; what is the ruling of each? */
export class NearMiss extends Component<Props, State> {
  override state: State = {};
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #pair: Pair | undefined = nearMiss(
    this.props.drawn.situation,
    this.props.drawn.drill,
    this.props.session.book.words.phrase,
  );
  readonly #ids = this.#pair ? sharedOffer(this.props.drawn.situation, this.#pair.cases) : [];

  override render({ session, drawn, heading, say }: Props, { ruled }: State) {
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
          <RulingForm
            cases={[this.#asked(pair, 0), this.#asked(pair, 1)] as const}
            words={session.words}
            layout={(fields) => (
              <div class="drill-near-two">
                {([0, 1] as const).map((at) => (
                  <section key={at} class="drill-near-case">
                    <Differing
                      situation={situation}
                      pair={pair}
                      at={at}
                      say={say.near}
                      words={session.book.words.phrase}
                    />
                    {fields[at]}
                  </section>
                ))}
              </div>
            )}
            onRuled={(both) => this.#rule(pair, both)}
          />
        )}
      </article>
    );
  }

  #asked({ cases }: Pair, at: 0 | 1): AskedCase {
    const legend = fill(this.props.say.near.legend, { at: at === 0 ? 'A' : 'B' });
    return { situation: this.props.drawn.situation, drill: cases[at], ids: this.#ids, legend };
  }

  #rule({ cases: [one, other] }: Pair, ruled: readonly [Ruled, Ruled]): void {
    const { situation } = this.props.drawn;
    const right = isRight(situation, one, ruled[0]) && isRight(situation, other, ruled[1]);
    this.setState({ ruled });
    this.props.onDone({ right, grade: right ? 3 : 1, rulings: [one.ruling, other.ruling] });
  }
}
