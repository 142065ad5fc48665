import { Component } from 'preact';
import { partsOf, queryOfParts, type CasePart } from '#addresses/parts.ts';
import { withQuery } from '#addresses/with-query.ts';
import { pushQuery, queryNow, replaceQuery } from '#client/address.ts';
import { fill } from '#i18n/fill.ts';
import { Chips } from '#parts/Chips.tsx';
import { Links } from '#parts/Links.tsx';
import { Text } from '#parts/Text.tsx';
import type { TogetherProps } from '#views/together.ts';
import { sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips, stakeChip, type Chip, type ShownWords } from '#wording/shown-chips.ts';
import { isSettled, meetings, replacedBy, sums, type Meeting } from './joined.ts';
import { loadParts, type LoadedPart, type Loading } from './load.ts';
import { keepOpen } from './open-case.ts';

interface State {
  /** Undefined until the address has been read and its parts are fetched. */
  readonly parts: readonly Loading[] | undefined;
}

/**
 * One case with more than one part: every part with its ruling, how they go together, and the total.
 * The address is the only state.
 */
export default class Together extends Component<TogetherProps, State> {
  override state: State = { parts: undefined };

  override componentDidMount(): void {
    this.#read();
    addEventListener('popstate', this.#read);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#read);
  }

  #read = (): void => {
    const parts = inOrder(partsOf(queryNow()), Object.keys(this.props.situations));
    replaceQuery(queryOfParts(parts));
    keepOpen(this.props.href, parts);
    void loadParts(parts, this.props.situations).then((loaded) => this.setState({ parts: loaded }));
  };

  #show(parts: readonly CasePart[]): void {
    pushQuery(queryOfParts(parts));
    this.#read();
  }

  override render() {
    const { words, common, all, permalink, edition, share } = this.props;
    const { parts = [] } = this.state;
    const loaded = parts.map((each) => ('missing' in each ? undefined : each));
    const ruled = loaded.map((each) => each?.ruled);
    const found = meetings(ruled);
    const replaced = replacedBy(found);
    const told = parts.map(({ part }) => part);
    const without = (at: number): void => this.#show(told.filter((_, other) => other !== at));
    // Answered anew, it is added again at the end.
    const change = (at: number): void =>
      keepOpen(
        this.props.href,
        told.filter((_, other) => other !== at),
      );
    const again = (at: number): void =>
      this.#show(told.flatMap((each, other) => (other === at ? [each, each] : [each])));
    const settled = isSettled(found);
    const totals = settled ? totalsOf(loaded, replaced) : [];
    const near = unique(
      loaded.flatMap((each) => each?.near ?? []),
      parts,
    );
    return (
      <>
        {parts.length === 0 && <p class="note">{words.none}</p>}
        {parts.some((each) => 'missing' in each && each.missing === 'failed') && (
          <p class="note" role="alert">
            {words.failed}{' '}
            <button type="button" class="btn" onClick={this.#read}>
              {words.retry}
            </button>
          </p>
        )}
        {parts.some((each) => 'missing' in each && each.missing === 'gone') && <p class="note">{words.gone}</p>}
        <ol class="together-parts">
          {loaded.map((each, at) =>
            each ? (
              <Part
                key={at}
                of={each}
                instead={insteadOf(at, replaced, loaded)}
                words={words}
                onChange={() => change(at)}
                onAgain={() => again(at)}
                onRemove={() => without(at)}
              />
            ) : null,
          )}
        </ol>
        {found.length > 0 && (
          <section>
            <h2>{words.meets}</h2>
            <Meetings found={found} parts={loaded} words={words} />
          </section>
        )}
        {ruled.length > 1 && ruled.every((each) => each !== undefined) && (
          <section>
            <h2>{words.total}</h2>
            {totals.length > 0 && totals[0] && (
              <Chips chips={totals.map(({ chip }) => chip)} words={totals[0].words.effects} />
            )}
            <p>{settled ? words.besides : words.noSum}</p>
          </section>
        )}
        {parts.length > 0 && (
          <div class="row no-print">
            <a
              class="btn main"
              href={withQuery(permalink, queryOfParts(told))}
              data-does="share"
              data-of="query"
              data-share={permalink}
              data-title={words.title}
              data-edition={edition}
            >
              {share}
            </a>
            <button type="button" class="btn" onClick={() => this.#show([])}>
              {words.clear}
            </button>
            <span data-said={saidOf(loaded, found, totals, replaced, words)} hidden />
          </div>
        )}
        <section class="no-print">
          <h2>{words.add}</h2>
          {near.length > 0 && (
            <>
              <h3>{words.near}</h3>
              <Links of={near} />
            </>
          )}
          {common.length > 0 && (
            <>
              <h3>{words.common}</h3>
              <Links of={common} />
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

/** By the situations of the book, so that a case reads alike whichever part was told first. */
function inOrder(parts: readonly CasePart[], situations: readonly string[]): readonly CasePart[] {
  return parts.toSorted((a, b) => situations.indexOf(a.situation) - situations.indexOf(b.situation));
}

interface PartProps {
  readonly of: LoadedPart;
  /** The verdict that holds in its place. */
  readonly instead: string | undefined;
  readonly words: TogetherProps['words'];
  readonly onChange: () => void;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

function Part({ of: { data, ruled, href }, instead, words, onChange, onAgain, onRemove }: PartProps) {
  const ruling = ruled && data.rulings[ruled.ruling];
  return (
    <li class={instead === undefined ? 'outcome' : 'outcome together-replaced'}>
      <p class="kicker">{data.title}</p>
      {ruled && ruling ? (
        <>
          <h2 lang={ruling.lang}>
            <a href={ruled.href}>
              <Text of={ruling.verdict} />
            </a>
          </h2>
          {instead !== undefined && <p class="together-instead">{fill(words.instead, { verdict: instead })}</p>}
          {ruled.chips.length > 0 && <Chips chips={ruled.chips} words={ruled.words.effects} />}
          <p class="together-leave">
            {sentence(
              [...ruled.leave, ...ruling.cites.map(({ label, short }, at) => (at === 0 ? label : short))].join(' · '),
            )}
          </p>
        </>
      ) : (
        <h2>{words.undecided}</h2>
      )}
      <p class="row no-print">
        <a class="btn" href={href} onClick={onChange}>
          {ruled ? words.change : words.goOn}
        </a>
        <button type="button" class="btn" onClick={onAgain} aria-label={fill(words.againThis, { title: data.title })}>
          {words.again}
        </button>
        <button type="button" class="btn" onClick={onRemove} aria-label={fill(words.removeThis, { title: data.title })}>
          {words.remove}
        </button>
      </p>
    </li>
  );
}

interface MeetingsProps {
  readonly found: readonly Meeting[];
  readonly parts: readonly (LoadedPart | undefined)[];
  readonly words: TogetherProps['words'];
}

/** Which two, how they go together, and in what words; once for parts that are alike. */
function Meetings({ found, parts, words }: MeetingsProps) {
  return (
    <ul class="together-meets">
      {linesOf(found, parts, words).map(({ line, of }) => (
        <li key={line + of.id}>
          <b>{line}</b>
          {of.by !== '' && <span class="what">{sentence(of.by)}</span>}
          <span lang={of.saysIn}>
            <Text of={of.says} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every concurrence with the titles of both sides, once. */
function linesOf(
  found: readonly Meeting[],
  parts: readonly (LoadedPart | undefined)[],
  words: TogetherProps['words'],
): readonly { readonly line: string; readonly of: Meeting['of'] }[] {
  const replaced = replacedBy(found);
  const lines = found.map(({ first, second, kind, of }) => {
    const [one = '', other = ''] = [first, second].map((at) => parts[at]?.data.title);
    return {
      line: fill(kind === 'prevails' && replaced.get(second) !== first ? words.kinds.depends : words.kinds[kind], {
        one,
        other,
      }),
      of,
    };
  });
  return [...new Map(lines.map((each) => [each.line + each.of.id, each])).values()];
}

interface Total {
  readonly chip: Chip;
  readonly words: ShownWords;
}

function totalsOf(parts: readonly (LoadedPart | undefined)[], replaced: ReadonlyMap<number, number>): readonly Total[] {
  const words = parts.find((each) => each?.ruled)?.ruled?.words;
  if (!words) return [];
  return sums(
    parts.map((each) => each?.ruled),
    replaced,
  ).flatMap(({ range, open, ...stake }): readonly Total[] => {
    if (range) return [{ chip: stakeChip({ ...stake, range }, words), words }];
    // An amount is missing: what is known of it stands for itself.
    return shownChips(open, words).map((chip) => ({ chip, words }));
  });
}

function insteadOf(
  at: number,
  replaced: ReadonlyMap<number, number>,
  parts: readonly (LoadedPart | undefined)[],
): string | undefined {
  const by = parts[replaced.get(at) ?? -1];
  return by?.ruled && by.data.rulings[by.ruled.ruling]?.verdict.text;
}

/** The links to situations that are no part yet, each once. */
function unique(near: LoadedPart['near'], parts: readonly Loading[]): LoadedPart['near'] {
  const here = new Set(parts.map((each) => ('missing' in each ? '' : each.data.href)));
  const byPath = new Map(near.map((each) => [each.href.split('?')[0] ?? '', each]));
  return [...byPath].flatMap(([path, each]) => (here.has(path) ? [] : [each]));
}

/** What is shared, a line each: every part, how they go together, and the sum. */
function saidOf(
  parts: readonly (LoadedPart | undefined)[],
  found: readonly Meeting[],
  totals: readonly Total[],
  replaced: ReadonlyMap<number, number>,
  words: TogetherProps['words'],
): string {
  const lines = parts.flatMap((each, at) => {
    const { data, ruled } = each ?? {};
    if (!data) return [];
    const verdict = ruled ? (data.rulings[ruled.ruling]?.verdict.text ?? '') : words.undecided;
    const chips = ruled?.chips.map((chip) => chipInWords(chip, ruled.words.effects)) ?? [];
    const instead = insteadOf(at, replaced, parts);
    return [
      `${at + 1}. ${data.title}: ${[verdict, ...chips].join(' · ')}`,
      ...(instead === undefined ? [] : [fill(words.instead, { verdict: instead })]),
    ];
  });
  const total = totals.map(({ chip, words: { effects } }) => chipInWords(chip, effects)).join(' · ');
  return [
    ...lines,
    ...linesOf(found, parts, words).map(({ line, of }) => `${line}. ${of.says.text}`),
    ...(parts.length > 1 && total !== '' ? [`${words.total}: ${total}`] : []),
  ].join('\n');
}
