/**
 * Adds up points. The counts are in the address, so that a total can be shared; without a script the table of
 * values remains.
 */
import { Component } from 'preact';
import { fill } from '#i18n/fill.ts';
import { formatNumber, plural } from '#i18n/language.ts';
import { queryNow, replaceQuery } from '#client/address.ts';
import { cardsOf, countsToQuery, readCounts, sumOf, type Counts, type Misfit } from './counts.ts';
import type { CalculatorProps, CountedLine, RefusedLine } from './props.ts';

interface State {
  readonly counts: Counts;
  /** Invalid counts in the address that the page was opened with. */
  readonly misfits: readonly Misfit[];
}

export default class Calculator extends Component<CalculatorProps, State> {
  override state: State = { counts: {}, misfits: [] };

  override componentDidMount(): void {
    this.#arrive();
    addEventListener('popstate', this.#arrive);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#arrive);
  }

  override render() {
    const { lines, refused, words } = this.props;
    const { counts } = this.state;
    return (
      <div class="calculator">
        {this.#misfits()}
        <table>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.worth}</th>
              <th scope="col" class="scripted">
                {words.have}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => this.#line(line, counts[line.option] ?? 0))}
            {refused.map((line) => this.#refused(line))}
          </tbody>
        </table>
        {this.#total()}
      </div>
    );
  }

  #line(line: CountedLine, count: number) {
    const { words, language } = this.props;
    const name = `calc-${line.option}`;
    return (
      <tr key={line.option} class={count > 0 ? 'had' : undefined}>
        <th scope="row">
          <a href={line.href} id={name}>
            {line.label}
          </a>
          {line.hint !== undefined && <small>{line.hint}</small>}
        </th>
        <td>{formatNumber(language, line.points)}</td>
        <td class="scripted">
          <div class="stepper" role="group" aria-labelledby={name}>
            <button
              type="button"
              aria-label={fill(words.less, { what: line.label })}
              aria-disabled={count === 0}
              onClick={() => this.#add(line, -1)}
            >
              −
            </button>
            <output aria-live="off">{count}</output>
            <button
              type="button"
              aria-label={fill(words.more, { what: line.label })}
              aria-disabled={count >= line.most}
              onClick={() => this.#add(line, 1)}
            >
              +
            </button>
          </div>
        </td>
      </tr>
    );
  }

  #refused(line: RefusedLine) {
    return (
      <tr key={line.option} class="refused">
        <th scope="row">
          <a href={line.href}>{line.label}</a>
          <small>{line.verdict}</small>
        </th>
        <td colSpan={2}>{this.props.words.refused}</td>
      </tr>
    );
  }

  #total() {
    const { lines, words, points, whose, language } = this.props;
    const { counts } = this.state;
    const { total, parts } = sumOf(counts, lines);
    const number = (value: number) => formatNumber(language, value);
    const sum = fill(plural(language, points, total), { n: number(total) });
    const times = (count: number, what: string) => (count === 1 ? what : `${count} × ${what}`);
    const way = parts.map(({ count, points: each }) => times(count, number(each)));
    const remark = this.#remark();
    // The shared text: a line for each counted option, then the sum and its remarks.
    const said = [
      ...parts.map(({ option, count, points: each }) => {
        const label = lines.find((line) => line.option === option)?.label ?? option;
        return `${times(count, label)}: ${number(count * each)}`;
      }),
      ...(parts.length > 0 ? [`${words.total}: ${sum}${whose === undefined ? '' : ` (${whose})`}`] : []),
      ...(remark === undefined ? [] : [remark]),
    ];
    return (
      <div class="sum scripted">
        <p role="status" data-said={said.join('\n')}>
          {words.total}: <b>{sum}</b>
          {(way.length > 1 || parts.some(({ count }) => count > 1)) && <small>{way.join(' + ')}</small>}
          {whose !== undefined && <small>{whose}</small>}
          {remark !== undefined && <small class="remark">{remark}</small>}
        </p>
        <button type="button" class="btn" onClick={() => this.#show({})}>
          {words.reset}
        </button>
      </div>
    );
  }

  /** The problems of the address, until something is changed. */
  #misfits() {
    const { lines, words } = this.props;
    const { misfits } = this.state;
    if (misfits.length === 0) return null;
    const label = (option: string) => lines.find((line) => line.option === option)?.label ?? option;
    return (
      <div class="misfits" role="alert">
        {misfits.map((each) => {
          switch (each.kind) {
            case 'foreign':
              return <p>{fill(words.foreign, { what: each.key })}</p>;
            case 'no-count':
              return <p>{fill(words.noCount, { what: label(each.option), value: each.value })}</p>;
            case 'too-many':
              return <p>{fill(words.tooMany, { what: label(each.option), n: each.most })}</p>;
          }
        })}
      </div>
    );
  }

  /** The limitation of the sum: it adds up melds without knowing the cards. */
  #remark(): string | undefined {
    const { lines, hand } = this.props;
    const { cards, shared } = cardsOf(this.state.counts, lines);
    if (hand && cards > hand.cards) return fill(hand.tooMany, { n: cards });
    return shared ? hand?.shared : undefined;
  }

  #arrive = (): void => this.setState(readCounts(queryNow(), this.props.lines));

  #add({ option, most }: CountedLine, by: 1 | -1): void {
    // Read from the address: several clicks may come before the first one is rendered.
    const { counts } = readCounts(queryNow(), this.props.lines);
    const count = (counts[option] ?? 0) + by;
    if (count < 0 || count > most) return;
    this.#show({ ...counts, [option]: count });
  }

  #show(counts: Counts): void {
    replaceQuery(countsToQuery(counts));
    this.setState({ counts, misfits: [] });
  }
}
