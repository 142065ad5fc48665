/**
 * On a ruling's page: checks the case in the link against the table. A ruling shared with answers that do not
 * lead to it must never look confirmed.
 */
import { Component, render } from 'preact';
import { givenSays, sentence } from '#wording/phrase.ts';
import { answersToQuery, canonical } from '#addresses/answers.ts';
import { compile } from '#decide/compile.ts';
import { doesHold } from '#decide/may-hold.ts';
import type { Answers } from '#decide/table.ts';
import { scoreLines, withoutScore } from '#wording/score.ts';
import { shownChips } from '#wording/shown-chips.ts';
import { fill } from '#i18n/fill.ts';
import { comparedNow, marksNow, queryNow, replaceQuery, seatNow } from '#client/address.ts';
import { caseOf, countingAnswers, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withSeat } from '#addresses/seat.ts';
import type { Given } from '#decide/progress.ts';
import { Consequences } from '#parts/Consequences.tsx';
import { Why } from './Why.tsx';
import { whyRows } from './why-rows.ts';
import { agreementOf, type Agreement } from './agreement.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';

interface State {
  readonly query: string;
  /** The same with seats in its texts, when the address names one. */
  readonly seated?: CaseCheckProps;
}

/** Renders nothing when the address has no case. */
export default class CaseCheck extends Component<CaseCheckProps, State> {
  override state: State = { query: '' };

  override componentDidMount(): void {
    const query = queryNow();
    const tidy = canonical(query, this.props.table.facts, this.props.former);
    // A record's answers are not tidied: its checksum covers them, and some may be former ones.
    const isRecord = marksNow().table !== undefined;
    if (!isRecord) replaceQuery(tidy);
    this.setState({ query });
    this.#doubt(query);
    this.#compute(query);
    this.#compare();
    this.#sit();
    if (isRecord) this.#replay();
  }

  /** Takes the ruling's look of what holds from a card whose facts do not lead to it. */
  #doubt(query: string): void {
    const { table, tree, former } = this.props;
    const current = caseOf(compile(table), tree, query, former);
    const named = shownAnswers(current).length + current.progress.struck.length > 0;
    if (named && agreementOf(current, this.props).kind !== 'agrees')
      document.documentElement.dataset['case'] = 'differs';
  }

  /** Puts the seats into this and the page; when that fails to load the texts stay as they are. */
  #sit(): void {
    const seat = this.props.seats && seatNow();
    if (seat === undefined) return;
    Promise.all([import('#client/seats/naming.ts'), import('#client/seats/in-page.ts')])
      .then(async ([{ checkWithSeats }, { writeSeatsInPage }]) => {
        const seated = await checkWithSeats(this.props, seat);
        if (!seated) return;
        this.setState({ seated: seated.data });
        writeSeatsInPage(document, seated.name);
      })
      .catch(() => undefined);
  }

  /** Shows the original and the current ruling above everything else; a module of its own. */
  #replay(): void {
    const place = document.getElementById('case-check')?.parentElement;
    if (!place) return;
    // On failure the page shows the result of its own table.
    import('#client/replay/mount.tsx').then(
      ({ mountReplay }) => mountReplay(place, this.props),
      () => undefined,
    );
  }

  /** Shows a second ruling in the address beside this one, above everything else; a module of its own. */
  #compare(): void {
    const other = comparedNow(this.props.former);
    const place = document.getElementById('case-check')?.parentElement;
    if (other === undefined || !place) return;
    // On failure the page shows the first ruling only.
    import('#client/compare/mount.tsx').then(
      ({ mountComparison }) => mountComparison(place, this.props, other),
      () => undefined,
    );
  }

  /** Replaces the formulas on the card by the amounts of this case, which the reader came for. */
  #compute(query: string): void {
    const { table, tree, former, amounts, words } = this.props;
    const place = document.getElementById('case-amounts');
    if (!place || !amounts || query === '') return;
    const current = caseOf(compile(table), tree, query, former);
    if (agreementOf(current, this.props).kind === 'agrees')
      render(<CaseAmounts amounts={amounts} words={words} answers={countingAnswers(current)} />, place);
  }

  override render(data: CaseCheckProps, { query, seated }: State) {
    return query === '' ? null : <Checked data={seated ?? data} query={query} />;
  }
}

/** The check of one case. */
export function Checked({ data, query }: { readonly data: CaseCheckProps; readonly query: string }) {
  const { table, tree, former, facts, words, situation, rulings, seat } = data;
  const compiled = compile(table);
  const current = caseOf(compiled, tree, query, former);
  const finding = agreementOf(current, data);
  const { answers, dropped, contradicted, progress } = current;
  const given = shownAnswers(current);
  const named = given.length + progress.struck.length > 0;
  const sound = finding.kind === 'agrees' && contradicted.length === 0;
  if (!named && dropped.length === 0) return null;
  const phrase = (each: Given) => givenSays(each, facts, words.phrase);
  const says = (each: Given) => sentence(phrase(each));
  const rows = sound
    ? whyRows(
        { compiled, tree, facts, words, href: situation.href, ...(seat && { seat }), brief: (id) => rulings[id] },
        current,
        data.ruling,
      )
    : [];
  const others = given.filter(({ fact }) => !rows.some((row) => row.fact === fact));
  return (
    <section class={sound ? 'casecheck agrees' : 'casecheck warning'} role="status">
      <h3>{words.check.title}</h3>
      {rows.length > 0 && <Why rows={rows} words={words} />}
      <ul class="casecheck-list">
        {others.map((each) => (
          <li key={each.fact}>{says(each)}</li>
        ))}
        {progress.struck.map((each) => (
          <li key={each.fact}>
            <s>{says(each)}</s> <small>{words.given.struck[each.reason]}</small>
          </li>
        ))}
      </ul>
      {named && (
        <FindingText finding={finding} data={data} query={withSeat(answersToQuery(countingAnswers(current)), seat)} />
      )}
      {sound && data.instead?.some((box) => doesHold(box, answers)) && (
        <a class="reading" href="#also-rows">
          {sentence(words.ruling.instead)}
        </a>
      )}
      {contradicted.map((each) => (
        <p class="casecheck-dropped" key={each.fact}>
          {fill(words.given.contradicted, { what: phrase(each) })}
        </p>
      ))}
      {dropped.length > 0 && <p class="casecheck-dropped">{words.check.dropped}</p>}
      <a href={withQuery(situation.href, withSeat(answersToQuery(answers), seat))}>
        {named && finding.kind === 'open'
          ? words.check.openLink
          : fill(words.check.situation, { title: situation.title })}
      </a>
    </section>
  );
}

interface CaseAmountsProps extends Pick<CaseCheckProps, 'words'> {
  readonly amounts: NonNullable<CaseCheckProps['amounts']>;
  /** The answers in force. */
  readonly answers: Answers;
}

/** The ruling's consequences with the amounts of one case. */
export function CaseAmounts({ amounts: { effects, chips }, words, answers }: CaseAmountsProps) {
  return (
    <>
      <p class="kicker">{words.check.amounts}</p>
      <Consequences
        lines={scoreLines(effects, chips, answers)}
        chips={shownChips(withoutScore(effects), chips, answers)}
        words={{ effects: chips.effects, amounts: words.amounts }}
      />
    </>
  );
}

interface FindingProps {
  readonly finding: Agreement;
  readonly data: CaseCheckProps;
  /** The answers in force, and the seat. */
  readonly query: string;
}

/** Whether the answers lead to the ruling, in words. */
export function FindingText({ finding, data: { words, facts, rulings }, query }: FindingProps) {
  const { check } = words;
  switch (finding.kind) {
    case 'agrees':
      return <p class="finding">{check.agrees}</p>;
    case 'undecided':
      return <p class="finding">{check.undecided}</p>;
    case 'impossible':
      return <p class="finding">{check.impossible}</p>;
    case 'open':
      return <p class="finding">{fill(check.open, { ask: facts[finding.fact]?.ask ?? finding.fact })}</p>;
    case 'other': {
      const other = rulings[finding.ruling];
      return (
        <>
          <p class="finding">{check.other}</p>
          {other && <a href={withQuery(other.href, query)}>{fill(check.otherLink, { verdict: other.verdict })}</a>}
        </>
      );
    }
  }
}

/** Each answer once: a number may both decide and be part of an amount. */
export function shownAnswers({ answers, progress: { given, amounts }, kept }: Case): readonly Given[] {
  const listed = new Set(given.map(({ fact }) => fact));
  const others = amounts.flatMap((fact) => {
    const answer = answers[fact];
    return answer && !listed.has(fact) ? [{ fact, answer }] : [];
  });
  return [...given, ...kept, ...others];
}
