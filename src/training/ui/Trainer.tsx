import { Component, createRef, type ComponentType } from 'preact';
import { drillAddressIn, isGuided, isJoint, newSeed, queryFor, type DrillAddress } from '#training/drill-address.ts';
import type { Done, DoneOf, DrillProps } from '#training/drill.ts';
import { DRILLS } from '#training/kinds.ts';
import { loadReviews, reviewOf } from '#training/reviews/load.ts';
import { drawnFor, type Drawn, type Session } from '#training/session.ts';
import { fill } from '#i18n/fill.ts';
import { fetchOutcome } from './OutcomeLater.tsx';
import { onDemand } from './on-demand.tsx';
import { Stuck } from './Stuck.tsx';
import type { SummaryProps } from './Summary.tsx';

interface Props {
  readonly session: Session;
}

interface State {
  readonly asked: DrillAddress;
  readonly phase: 'loading' | 'cut' | 'unknown' | 'case' | 'over';
  readonly drawn?: Drawn;
  readonly Drill?: ComponentType<DrillProps>;
  /** Whether the last review could be stored. */
  readonly isKept?: boolean;
  /** The results of the cases, by their number. */
  readonly done: ReadonlyMap<number, DoneOf>;
}

/** Shows the case in the address, one after another. Back returns to the previous one. */
export class Trainer extends Component<Props, State> {
  override state: State = { asked: askedNow(), phase: 'loading', done: new Map() };
  readonly #heading = createRef<HTMLHeadingElement>();
  #loading = 0;

  override componentDidMount(): void {
    addEventListener('popstate', this.#move);
    void this.#load();
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#move);
  }

  override componentDidUpdate(_: Props, before: State): void {
    // Moves the focus to the new case.
    const { phase, drawn } = this.state;
    if (phase !== before.phase || drawn !== before.drawn) this.#heading.current?.focus();
  }

  override render({ session }: Props, { asked, phase, drawn, Drill, done, isKept }: State) {
    const { words } = session;
    const { session: say } = words;
    const { n, count } = asked;
    return (
      <div class="drill" data-phase={phase} onInput={fetchAhead} onClick={fetchAhead}>
        {phase === 'case' && (
          <p class="kicker">{fill(count === undefined ? say.placeOpen : say.place, { n, of: count ?? n })}</p>
        )}
        {phase === 'loading' && <p role="status">{say.loading}</p>}
        {phase === 'cut' && <Stuck words={say} onAgain={() => void this.#load()} />}
        {phase === 'unknown' && <p role="alert">{say.unknown}</p>}
        {phase === 'case' && Drill && drawn && (
          <Drill
            key={queryFor(asked)}
            session={session}
            asked={asked}
            drawn={drawn}
            heading={this.#heading}
            onDone={this.#finish}
          />
        )}
        {phase === 'case' && done.has(n) && (
          <p class="row drill-foot">
            <button type="button" class="btn main" onClick={this.#next}>
              {say.next}
            </button>
          </p>
        )}
        {isKept === false && <p class="drill-unkept">{say.notKept}</p>}
        {phase === 'over' && (
          <SummaryLater
            session={session}
            words={words}
            done={[...done.values()]}
            heading={this.#heading}
            again={`?${queryFor({ ...asked, seed: newSeed(), n: 1, count: TEN })}`}
          />
        )}
      </div>
    );
  }

  readonly #move = (): void => {
    const asked = askedNow();
    // A move to an anchor on the page (the skip link) keeps the case.
    if (queryFor(asked) === queryFor(this.state.asked)) return;
    // Another round has its own results.
    const done = asked.seed === this.state.asked.seed ? this.state.done : new Map<number, DoneOf>();
    this.setState({ asked, done }, () => void this.#load());
  };

  readonly #next = (): void => {
    const { asked } = this.state;
    history.pushState(null, '', `?${queryFor({ ...asked, n: asked.n + 1 })}`);
    this.#move();
  };

  readonly #finish = (done: Done): void => {
    const { drawn, asked, done: before } = this.state;
    if (!drawn || before.has(asked.n)) return;
    this.setState({ done: new Map([...before, [asked.n, { ...done, drawn }]]) });
    void this.#keep(done, drawn);
  };

  /** Stores a review on this device; a failure is shown. */
  async #keep({ rulings, grade }: Done, { head, kind }: Drawn): Promise<void> {
    const { book } = this.props.session;
    const made = rulings.flatMap((ruling) => reviewOf(book, head, { ruling, kind, grade }));
    try {
      const reviews = await loadReviews();
      const outcome = await reviews.add(made);
      this.setState({ isKept: outcome.kind === 'kept' });
    } catch {
      this.setState({ isKept: false });
    }
  }

  async #drawn(asked: DrillAddress): Promise<Drawn | undefined> {
    const { session } = this.props;
    if (!isGuided(asked) && !isJoint(asked)) return drawnFor(session, asked);
    const { drawnOtherwise } = await import('#training/drawn-otherwise.ts');
    return drawnOtherwise(session, asked);
  }

  async #load(): Promise<void> {
    const mine = ++this.#loading;
    const { asked } = this.state;
    if (asked.count !== undefined && asked.n > asked.count) {
      this.setState({ phase: 'over' });
      return;
    }
    this.setState({ phase: 'loading' });
    try {
      const [drawn] = await Promise.all([this.#drawn(asked), DRILLS[asked.kind]()]);
      const Drill = await DRILLS[drawn?.kind ?? asked.kind]();
      if (mine !== this.#loading) return;
      this.setState(drawn ? { phase: 'case', drawn, Drill } : { phase: 'unknown' });
    } catch {
      if (mine === this.#loading) this.setState({ phase: 'cut' });
    }
  }
}

/** How a round went, once it is over. */
const SummaryLater = onDemand<SummaryProps & Pick<DrillProps, 'session'>>(
  () => import('./Summary.tsx').then(({ Summary }) => Summary),
  ({ heading }) => heading.current?.focus(),
);

/** Prefetches the result's view once a drill has begun. */
function fetchAhead(): void {
  fetchOutcome().catch(() => undefined);
}

/** The number of cases in a round. */
const TEN = 10;

/** The state in the address; without one, cases to rule on. */
function askedNow(): DrillAddress {
  const seed = newSeed();
  return drillAddressIn(location.search, seed) ?? { kind: 'ruling', seed, n: 1, of: [], rulings: [], guided: false };
}
