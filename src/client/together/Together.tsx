import { Component, type VNode } from 'preact';
import { queryWith } from '#addresses/case.ts';
import { comparedPartOf, comparedPartText, type ComparedPart } from '#addresses/compared.ts';
import { partsOf, type CasePart } from '#addresses/parts.ts';
import {
  NOTHING_TOLD,
  queryOfCase,
  reordered,
  withAnswer,
  type PartPair,
  type PartsEvents,
  type SameOrApart,
} from '#addresses/parts-events.ts';
import { partsRecordIn, plainParts, type PartsInAddress } from '#addresses/parts-record.ts';
import { comparedNow, pushQuery, queryNow, replaceQuery } from '#client/address.ts';
import { showLoadFailure } from '#client/load-failure.ts';
import type { Answer } from '#decide/table.ts';
import { Chips } from '#parts/Chips.tsx';
import { KeepButton } from '#parts/KeepButton.tsx';
import type { TogetherProps } from '#views/together.ts';
import { knownParts, loadParts, type LoadedPart, type Loading } from './load.ts';
import { keepOpen } from './open-case.ts';
import { Closer } from './Closer.tsx';
import { EventQuestion } from './EventQuestion.tsx';
import { toldIn, type ToldEvents } from './events.ts';
import { Meetings } from './Meetings.tsx';
import { aboutTotal, numberedTitles, outcomeOf, saidOf, type Outcome } from './outcome.ts';
import { Part } from './Part.tsx';
import { sharedLinks } from './shared-links.ts';

interface State {
  /** Undefined until the address has been read and its parts are fetched. */
  readonly parts: readonly Loading[] | undefined;
  /** What the address says of one event and two, and whether some of that could not be read. */
  readonly told?: ToldEvents;
  readonly isMangled?: boolean;
  /** The record in the address, and what became of it once that is known. */
  readonly recorded?: PartsInAddress | undefined;
  readonly replayed?: VNode | undefined;
  /** The ruling in the address that one part is compared with, and the comparison once it is loaded. */
  readonly comparing?: ComparedPart | undefined;
  readonly compared?: VNode | undefined;
}

/**
 * One case with more than one part: every part with its ruling, how they go together, and the total.
 * The address is the only state.
 */
export default class Together extends Component<TogetherProps, State> {
  override state: State = { parts: undefined };
  #reads = 0;

  override componentDidMount(): void {
    this.#read();
    addEventListener('popstate', this.#read);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#read);
  }

  #read = (): void => {
    const { href, situations } = this.props;
    const read = ++this.#reads;
    const recorded = partsRecordIn(location.search);
    const parts = recorded ? plainParts(recorded.parts) : partsOf(queryNow());
    const { told, isMangled } = toldIn(location.search, parts.length, recorded);
    const asked = comparedPartOf(comparedNow());
    const comparing = asked && asked.at < parts.length ? asked : undefined;
    if (!recorded) replaceQuery(queryOfCase(parts, told), comparing && comparedPartText(comparing));
    keepOpen(href, queryOfCase(parts, told));
    void loadParts(parts, situations).then((loaded) => {
      if (read !== this.#reads) return;
      const outcome = outcomeOf(knownParts(loaded), this.props.words, told);
      this.setState({
        ...{ parts: loaded, told, isMangled },
        ...{ recorded, replayed: undefined, comparing, compared: undefined },
      });
      if (recorded) this.#replay(recorded, loaded, read);
      if (comparedNow() !== undefined) this.#compare(comparing, outcome, read);
    });
  };

  /** Both outcomes side by side; a module of its own. */
  #compare(asked: ComparedPart | undefined, outcome: Outcome, read: number): void {
    const { language, words } = this.props;
    import('./compare.tsx')
      .then(({ comparedParts }) => comparedParts(outcome, asked, language, words))
      .then(
        (compared) => read === this.#reads && this.setState({ compared }),
        // On failure the page shows the case as it is.
        () => undefined,
      );
  }

  /** What became of a record since; a module of its own. */
  #replay(recorded: PartsInAddress, loaded: readonly Loading[], read: number): void {
    import('./replay.tsx')
      .then(({ replayedParts }) => replayedParts(recorded, loaded, this.props))
      .then(
        (replayed) => read === this.#reads && this.setState({ replayed }),
        // On failure the page shows the result of its own tables.
        () => undefined,
      );
  }

  #show(parts: readonly CasePart[], events: PartsEvents): void {
    pushQuery(queryOfCase(parts, events));
    this.#read();
  }

  override render() {
    const { href, language, words, common, all, edition, share } = this.props;
    const { parts = [], told, recorded, replayed, comparing, compared } = this.state;
    const outcome = outcomeOf(knownParts(parts), words, told);
    const { parts: loaded, asked, lines, numbers, totals } = outcome;
    const events: PartsEvents = outcome.told;
    const own = parts.map(({ part }) => part);
    const titles = numberedTitles(loaded.map((each) => each?.data.title));
    const links = sharedLinks(outcome, own, recorded, comparing, this.props);
    /** The parts of these positions, with what is told of them. */
    const inOrder = (order: readonly number[]) =>
      [
        order.flatMap((at) => own[at] ?? []),
        // Of a part that comes twice the second is a new one.
        reordered(
          events,
          order.map((at, place) => (order.indexOf(at) < place ? undefined : at)),
        ),
      ] as const;
    const places = own.map((_, at) => at);
    const without = (at: number) => inOrder(places.filter((other) => other !== at));
    // Answered anew, it is added again at the end.
    const change = (at: number): void => keepOpen(href, queryOfCase(...without(at)));
    const earlier = (at: number): void =>
      this.#show(...inOrder([...places.slice(0, at - 1), at, at - 1, ...places.slice(at + 1)]));
    const again = (at: number): void =>
      this.#show(...inOrder(places.flatMap((other) => (other === at ? [at, at] : [other]))));
    const answer = (at: number, fact: string, given: Answer): void => {
      const query = queryWith(loaded[at]?.ruled?.answers ?? {}, fact, given);
      this.#show(
        own.map((each, other) => (other === at ? { ...each, query } : each)),
        events,
      );
    };
    const tell = ({ first, second }: PartPair, is: SameOrApart): void =>
      this.#show(own, withAnswer(events, { first, second }, is));
    const near = unique(
      loaded.flatMap((each) => each?.near ?? []),
      parts,
    );
    return (
      <>
        {replayed}
        {compared}
        {parts.length === 0 && <p class={this.state.parts ? 'note' : 'note together-none'}>{words.none}</p>}
        {parts.some((each) => 'missing' in each && each.missing === 'failed') && (
          <p class="note" role="alert">
            {words.failed}{' '}
            <button type="button" class="btn" onClick={this.#read}>
              {words.retry}
            </button>
          </p>
        )}
        {parts.some((each) => 'missing' in each && each.missing === 'gone') && <p class="note">{words.gone}</p>}
        {this.state.isMangled && <p class="note">{words.event.mangled}</p>}
        {parts.length > 1 && <p class="kicker">{words.order}</p>}
        <ol class="together-parts">
          {loaded.map((each, at) =>
            each ? (
              <Part
                key={at}
                of={each}
                number={loaded.length > 1 ? at + 1 : undefined}
                instead={outcome.instead.get(at)}
                words={words}
                onChange={() => change(at)}
                onEarlier={() => earlier(at)}
                onAgain={() => again(at)}
                onCompare={(place) => {
                  import('./compare.tsx')
                    .then(({ chooseForPart }) => chooseForPart(each, at, language))
                    .catch(() => {
                      showLoadFailure(place);
                    });
                }}
                onRemove={() => this.#show(...without(at))}
              />
            ) : null,
          )}
        </ol>
        {lines.length > 0 && (
          <section>
            <h2>{words.meets}</h2>
            {asked.length > 0 && <p class="how no-print">{words.event.how}</p>}
            <Meetings
              lines={lines}
              asked={asked}
              question={(pair) => <EventQuestion of={pair} titles={titles} words={words.event} onAnswer={tell} />}
            />
            <Closer numbers={numbers} parts={loaded} onAnswer={answer} />
          </section>
        )}
        {loaded.length > 1 && loaded.every((each) => each?.ruled) && (
          <section class="together-total">
            <h2>{words.total}</h2>
            {totals.length > 0 && totals[0] && (
              <Chips chips={totals.map(({ chip }) => chip)} words={totals[0].words.effects} />
            )}
            <p>{aboutTotal(outcome, words)}</p>
          </section>
        )}
        {parts.length > 0 && (
          <div class="row no-print">
            <a
              class="btn main"
              href={links.path}
              data-does="share"
              data-of="said"
              data-share={links.path}
              data-current={links.current}
              data-record={links.sheet}
              data-title={words.title}
              data-edition={edition}
            >
              {share}
            </a>
            {links.sheet !== undefined && <KeepButton words={this.props.actions} />}
            <button type="button" class="btn" onClick={() => this.#show([], NOTHING_TOLD)}>
              {words.clear}
            </button>
            <span data-said={saidOf(outcome, words)} hidden />
          </div>
        )}
        <section class="no-print">
          <h2>{words.add}</h2>
          {near.length > 0 && (
            <>
              <h3>{words.near}</h3>
              <Rows of={near} />
            </>
          )}
          {common.length > 0 && (
            <>
              <h3>{words.common}</h3>
              <Rows of={common} />
            </>
          )}
          <p class="links">
            <a href={all}>{words.all}</a>
          </p>
        </section>
      </>
    );
  }
}

/** Situations to go on with. */
function Rows({
  of,
}: {
  readonly of: readonly { readonly title: string; readonly lang?: string; readonly href: string }[];
}) {
  return (
    <ul class="rows onward columns">
      {of.map(({ title, lang, href }) => (
        <li key={href}>
          <a href={href} lang={lang}>
            <b>{title}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The links to situations that are no part yet, each once. */
function unique(near: LoadedPart['near'], parts: readonly Loading[]): LoadedPart['near'] {
  const here = new Set(parts.map((each) => ('missing' in each ? '' : each.data.href)));
  const byPath = new Map(near.map((each) => [each.href.split('?')[0] ?? '', each]));
  return [...byPath].flatMap(([path, each]) => (here.has(path) ? [] : [each]));
}
