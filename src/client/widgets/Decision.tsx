/**
 * The questions of a situation, one at a time, and the ruling they lead to. The address is the only state: it
 * is replayed through the same engine that proved the table, so no address can show a ruling that the table
 * does not give. A class, because Preact's hooks would cost every page another kilobyte.
 */
import { counted } from '#i18n/language.ts';
import { Component, createRef } from 'preact';
import { canonical, valueToAnswer } from '#addresses/answers.ts';
import { compile } from '#decide/compile.ts';
import { questionsLeft } from '#decide/left.ts';
import type { Answer } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import { countLeft, firstCount } from '#wording/question-count.ts';
import { seatIn, withSeat } from '#addresses/seat.ts';
import { pushQuery, queryNow, replaceQuery, seatNow } from '#client/address.ts';
import { whenIdle } from '#client/idle.ts';
import { seatChanged, SEATED } from '#client/seats/changed.ts';
import type { SeatedTexts } from '#client/seats/naming.ts';
import type { Seat } from '#model/seat.ts';
import { follow, type Around } from './around.ts';
import { caseOf, queryWith, type Case } from '#addresses/case.ts';
import { CaseView } from './CaseView.tsx';
import { fetchEnds, type Ends } from './ends.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import { forgetTicks } from './ticks.ts';
import { fetchTexts, textsAtFirst, type TextsState } from './texts.ts';

interface State {
  /** The query in the address; empty until it has been read, as on the server. */
  readonly query: string;
  /** Whether the address has been read. */
  readonly ready: boolean;
  /** The number of moves since the page loaded; 0 at first, when the focus stays where it is. */
  readonly moves: number;
  /** The announcement for screen readers, besides the heading that gets the focus. */
  readonly said: string;
  readonly texts: TextsState;
  readonly ends: Ends | undefined;
  /** Where the offender sits according to the address, and the texts for it, once loaded. */
  readonly seat: Seat | undefined;
  readonly seated: SeatedTexts | undefined;
  /** After an answer was changed to see another ruling: its new value, and the query to return to. */
  readonly changed: { readonly says: string; readonly before: string } | undefined;
}

interface Props extends DecisionProps {
  /** Set when the page shows how a case ends from the start. */
  readonly ends?: Ends;
}

export default class Decision extends Component<Props, State> {
  override state: State = {
    query: '',
    ready: false,
    moves: 0,
    said: '',
    texts: textsAtFirst(this.props.texts),
    ends: this.props.ends,
    seat: undefined,
    seated: undefined,
    changed: undefined,
  };
  readonly #compiled = compile(this.props.table);
  readonly #root = createRef<HTMLElement>();
  readonly #heading = createRef<HTMLHeadingElement>();

  override componentDidMount(): void {
    const query = queryNow();
    const tidy = this.#canonical(query);
    replaceQuery(tidy);
    // What was dropped from the address is explained on the page, so the query stays as it came.
    this.#once(tidy, () => this.setState({ query, ready: true }));
    this.#beginIf(tidy);
    // Prefetched before a ruling is reached.
    this.#fetchTexts();
    whenIdle(() => void fetchEnds().catch(() => undefined));
    addEventListener('popstate', this.#arrive);
    addEventListener(SEATED, this.#sit);
    this.#sit();
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#arrive);
    removeEventListener(SEATED, this.#sit);
  }

  override componentDidUpdate(_: Props, before: State): void {
    follow(this.#around());
    if (before.moves === this.state.moves) return;
    this.#heading.current?.focus({ preventScroll: true });
    this.#scrollIntoView();
    // After a history move browsers restore the scroll position, away from the focused element.
    requestAnimationFrame(() => requestAnimationFrame(this.#scrollIntoView));
    this.#say(spoken(this.#case(), this.props, this.state.changed?.says));
  }

  override render() {
    const { state } = this;
    const { seat, seated } = state;
    const data = seated?.data ?? (seat === undefined ? this.props : { ...this.props, seat });
    return (
      <section
        class="decision"
        ref={this.#root}
        data-ready={state.ready}
        aria-label={data.title}
        onClick={this.#follow}
      >
        <CaseView
          data={data}
          compiled={this.#compiled}
          case={this.#case()}
          ends={state.ends}
          ready={state.ready}
          heading={this.#heading}
          onAnswer={this.#answer}
          onAmount={this.#amount}
          changed={state.changed?.says}
          onUndo={this.#undo}
          texts={seated?.texts(state.texts) ?? state.texts}
          onRetry={this.#fetchTexts}
        />
        <p class="unseen" role="status">
          {state.said}
        </p>
      </section>
    );
  }

  #case(query = this.state.query): Case {
    return caseOf(this.#compiled, this.props.tree, query, this.props.former);
  }

  #around(): Around {
    const { tree, language, words } = this.props;
    const { answers, progress } = this.#case();
    const answered = Object.keys(answers).length > 0;
    const ruled = progress.next.kind === 'decided';
    const sits = this.state.seated?.says ?? '';
    if (progress.next.kind !== 'question') return { answered: answered || ruled, ruled, count: '', sits };
    const left = questionsLeft(this.#compiled, tree, answers);
    const count = answered ? countLeft(left, words.question) : firstCount(left, words.question, language);
    return { answered, ruled, count, sits };
  }

  #canonical(query: string): string {
    return canonical(query, this.props.table.facts, this.props.former);
  }

  /** A new question or ruling is shown from the top of the page, with the line above it, as a new page is. */
  #scrollIntoView = (): void => {
    scrollTo({ top: 0, behavior: 'instant' });
    // On a very low screen the heading may stand below its edge.
    this.#heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  #say = (said: string): void => this.setState({ said });

  #fetchTexts = (): void => {
    const { texts } = this.props;
    if (texts.kind === 'here' || this.state.texts.kind === 'there') return;
    this.setState({ texts: { kind: 'coming' } });
    void fetchTexts(texts.href).then((texts) => this.setState({ texts }));
  };

  /** Shows a case once its view is loaded, unless the reader has moved on by then. */
  #once(query: string, show: () => void): void {
    const asks = this.#case(query).progress.next.kind === 'question';
    if (asks || this.state.ends) show();
    if (this.state.ends || (asks && query === '')) return;
    const isStill = (): boolean => !asks && this.#canonical(queryNow()) === this.#canonical(query);
    const place = this.#root.current?.parentElement;
    if (!asks) place?.setAttribute('data-reading', '');
    const tell = (outcome: 'ready' | 'failed'): void => {
      place?.removeAttribute('data-reading');
      place?.dispatchEvent(new Event(outcome));
    };
    fetchEnds().then(
      (ends) => {
        this.setState({ ends });
        if (isStill()) show();
        tell('ready');
      },
      () => {
        if (!isStill()) return;
        show();
        tell('failed');
      },
    );
  }

  #move(query: string, changed?: State['changed']): void {
    if (this.state.texts.kind === 'missing') this.#fetchTexts();
    this.#once(query, () => this.setState(({ moves }) => ({ query, moves: moves + 1, changed })));
  }

  /** Without answers a new case begins, with nothing ticked. */
  #beginIf(query: string): void {
    if (query === '') forgetTicks(Object.values(this.props.rulings).map(({ permalink }) => permalink));
  }

  /** @param seat the one that stays in the address; a link has its own, or none. */
  #go(query: string, seat: Seat | undefined, changed?: State['changed']): void {
    this.#beginIf(query);
    pushQuery(withSeat(query, seat));
    this.#move(query, changed);
    seatChanged();
  }

  /** The seat is in the address too; the texts with seats are loaded once there is one. */
  #sit = (): void => {
    const seat = this.props.seats && seatNow();
    if (seat === this.state.seat) return;
    this.setState({ seat, seated: undefined });
    if (seat === undefined) return;
    import('#client/seats/naming.ts')
      .then(({ seatedTexts }) => seatedTexts(this.props, seat))
      .then(
        (seated) => this.setState(({ seat: now }) => (now === seat ? { seated } : null)),
        // Without the names of the seats the texts stay as they are.
        () => undefined,
      );
  };

  /** A move like any other, so that Back returns to what was undone. */
  #undo = (): void => {
    const { changed } = this.state;
    if (changed) this.#go(changed.before, seatNow());
  };

  /** Back and Forward. A move to an anchor on the same page does not change the case. */
  #arrive = (): void => {
    const query = queryNow();
    if (this.#canonical(query) !== this.#canonical(this.state.query)) this.#move(query);
    seatChanged();
  };

  /** Links to other cases of this situation are handled here; others by the browser. */
  #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const here = link && link.hash === '' && link.origin === location.origin && link.pathname === location.pathname;
    if (!plain || !here) return;
    event.preventDefault();
    const { instead } = link.dataset;
    this.#go(
      withSeat(link.search, undefined),
      seatIn(link.search),
      instead === undefined ? undefined : { says: instead, before: this.#canonical(this.state.query) },
    );
  };

  #answerOf(fact: string, value: string): Answer | undefined {
    const tableFact = this.props.table.facts.find(({ id }) => id === fact);
    return tableFact && valueToAnswer(value, tableFact);
  }

  #answer = (fact: string, value: string): void => {
    this.#go(queryWith(this.#case().answers, fact, this.#answerOf(fact, value)), seatNow());
  };

  /** Sets a fact of an amount, as long as the ruling stays the same. */
  #amount = (fact: string, value: string): boolean => {
    const current = this.#case();
    const query = queryWith(current.answers, fact, this.#answerOf(fact, value));
    const then = this.#case(query);
    if (rulingOf(then) !== rulingOf(current)) return false;
    replaceQuery(query);
    this.setState({ query, said: this.state.ends?.amountsSpoken(then, this.props) ?? '' });
    return true;
  };
}

function rulingOf({ progress: { next } }: Case): string | undefined {
  return next.kind === 'decided' ? next.outcome.id : undefined;
}

function spoken({ progress: { next } }: Case, { words, language }: DecisionProps, changed: string | undefined): string {
  const where =
    next.kind === 'question' ? counted(language, words.spoken.question, next.atMost) : words.spoken[next.kind];
  return changed === undefined ? where : `${fill(words.glance.now, { what: changed })}. ${where}`;
}
