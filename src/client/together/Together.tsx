import { Component, type VNode } from 'preact';
import { queryWith } from '#addresses/case.ts';
import { comparedPartOf, comparedPartText, type ComparedPart } from '#addresses/compared.ts';
import { partsOf, queryOfParts, type CasePart } from '#addresses/parts.ts';
import { partsRecordIn, plainParts, type PartsInAddress } from '#addresses/parts-record.ts';
import { comparedNow, pushQuery, queryNow, replaceQuery } from '#client/address.ts';
import { showLoadFailure } from '#client/load-failure.ts';
import type { Answer } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import { Chips } from '#parts/Chips.tsx';
import { KeepButton } from '#parts/KeepButton.tsx';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import type { TogetherProps } from '#views/together.ts';
import { sentence } from '#wording/phrase.ts';
import { knownParts, loadParts, type LoadedPart, type Loading } from './load.ts';
import { keepOpen } from './open-case.ts';
import { Closer } from './Closer.tsx';
import { Meetings } from './Meetings.tsx';
import { aboutTotal, outcomeOf, saidOf } from './outcome.ts';
import { sharedLinks } from './shared-links.ts';

interface State {
  /** Undefined until the address has been read and its parts are fetched. */
  readonly parts: readonly Loading[] | undefined;
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
    const asked = comparedPartOf(comparedNow());
    const comparing = asked && asked.at < parts.length ? asked : undefined;
    if (!recorded) replaceQuery(queryOfParts(parts), comparing && comparedPartText(comparing));
    keepOpen(href, parts);
    void loadParts(parts, situations).then((loaded) => {
      if (read !== this.#reads) return;
      this.setState({ parts: loaded, recorded, replayed: undefined, comparing, compared: undefined });
      if (recorded) this.#replay(recorded, loaded, read);
      if (comparedNow() !== undefined) this.#compare(comparing, loaded, read);
    });
  };

  /** Both outcomes side by side; a module of its own. */
  #compare(asked: ComparedPart | undefined, loaded: readonly Loading[], read: number): void {
    const { language, words } = this.props;
    import('./compare.tsx')
      .then(({ comparedParts }) => comparedParts(outcomeOf(knownParts(loaded), words), asked, language, words))
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

  #show(parts: readonly CasePart[]): void {
    pushQuery(queryOfParts(parts));
    this.#read();
  }

  override render() {
    const { language, words, common, all, edition, share } = this.props;
    const { parts = [], recorded, replayed, comparing, compared } = this.state;
    const outcome = outcomeOf(knownParts(parts), words);
    const { parts: loaded, lines, numbers, totals } = outcome;
    const told = parts.map(({ part }) => part);
    const links = sharedLinks(outcome, told, recorded, comparing, this.props);
    const without = (at: number): void => this.#show(told.filter((_, other) => other !== at));
    // Answered anew, it is added again at the end.
    const change = (at: number): void =>
      keepOpen(
        this.props.href,
        told.filter((_, other) => other !== at),
      );
    const earlier = (at: number): void => {
      const [above, moved] = [told.slice(at - 1, at), told.slice(at, at + 1)];
      this.#show([...told.slice(0, at - 1), ...moved, ...above, ...told.slice(at + 1)]);
    };
    const again = (at: number): void =>
      this.#show(told.flatMap((each, other) => (other === at ? [each, each] : [each])));
    const answer = (at: number, fact: string, given: Answer): void => {
      const query = queryWith(loaded[at]?.ruled?.answers ?? {}, fact, given);
      this.#show(told.map((each, other) => (other === at ? { ...each, query } : each)));
    };
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
                onRemove={() => without(at)}
              />
            ) : null,
          )}
        </ol>
        {lines.length > 0 && (
          <section>
            <h2>{words.meets}</h2>
            <Meetings lines={lines} />
            <Closer numbers={numbers} parts={loaded} onAnswer={answer} />
          </section>
        )}
        {loaded.length > 1 && loaded.every((each) => each?.ruled) && (
          <section>
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
            <button type="button" class="btn" onClick={() => this.#show([])}>
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

interface PartProps {
  readonly of: LoadedPart;
  /** Its place in a case of several, from 1. */
  readonly number: number | undefined;
  /** The verdict that holds in its place. */
  readonly instead: string | undefined;
  readonly words: TogetherProps['words'];
  readonly onChange: () => void;
  readonly onEarlier: () => void;
  readonly onAgain: () => void;
  /** @param place where it is said that the list could not be fetched */
  readonly onCompare: (place: HTMLElement) => void;
  readonly onRemove: () => void;
}

function Part({ of: { data, ruled, href, notes }, number, instead, words, ...on }: PartProps) {
  const { onChange, onEarlier, onAgain, onCompare, onRemove } = on;
  const ruling = ruled && data.rulings[ruled.ruling];
  return (
    <li class={instead === undefined ? 'outcome' : 'outcome together-replaced'}>
      <p class="kicker">{number === undefined ? data.title : `${number}. ${data.title}`}</p>
      {ruled && ruling ? (
        <>
          <h2 lang={ruling.lang}>
            <a href={ruled.href}>
              <UnbrokenText of={ruling.verdict} />
            </a>
          </h2>
          {instead !== undefined && <p class="together-instead">{fill(words.instead, { verdict: instead })}</p>}
          {instead === undefined && ruled.chips.length > 0 && <Chips chips={ruled.chips} words={ruled.words.effects} />}
          <p class="together-leave">{sentence(ruled.leave.join(' · '))}</p>
        </>
      ) : (
        <h2>{words.undecided}</h2>
      )}
      {notes.map((note) => (
        <p class="note" key={note}>
          {note}
        </p>
      ))}
      <p class="row no-print">
        <a class="btn" href={href} onClick={onChange}>
          {ruled ? words.change : words.goOn}
        </a>
        {number !== undefined && number > 1 && (
          <button
            type="button"
            class="btn"
            onClick={onEarlier}
            aria-label={fill(words.earlierThis, { title: data.title })}
          >
            {words.earlier}
          </button>
        )}
        <button type="button" class="btn" onClick={onAgain} aria-label={fill(words.againThis, { title: data.title })}>
          {words.again}
        </button>
        {ruled && Object.keys(data.rulings).length > 1 && (
          <button
            type="button"
            class="btn"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onCompare(currentTarget.closest('li') ?? currentTarget)}
            aria-label={fill(words.compareThis, { title: data.title })}
          >
            {words.compare}
          </button>
        )}
        <button type="button" class="btn" onClick={onRemove} aria-label={fill(words.removeThis, { title: data.title })}>
          {words.remove}
        </button>
      </p>
    </li>
  );
}

/** The links to situations that are no part yet, each once. */
function unique(near: LoadedPart['near'], parts: readonly Loading[]): LoadedPart['near'] {
  const here = new Set(parts.map((each) => ('missing' in each ? '' : each.data.href)));
  const byPath = new Map(near.map((each) => [each.href.split('?')[0] ?? '', each]));
  return [...byPath].flatMap(([path, each]) => (here.has(path) ? [] : [each]));
}
