import { counted } from '#i18n/language.ts';
import { Component } from 'preact';
import { showAddress } from '#client/address.ts';
import { newSeed } from '#training/drill-address.ts';
import {
  examKinds,
  examQuery,
  MOST_MINUTES,
  MOST_QUESTIONS,
  type ExamChoice,
  type ExamKind,
} from '#training/exam/choice.ts';
import { hasJoint, selectedHeads, madeFrom, shortSelection } from '#training/exam/selection.ts';
import { addressOf } from '#training/exam/view.ts';
import type { TrainedBook } from '#training/types.ts';
import { Chapters } from './Chapters.tsx';
import { About, ExamFacts } from './About.tsx';
import { HandOut } from './HandOut.tsx';
import { linkTo, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  /** The choice in the address. */
  readonly choice: ExamChoice;
  /** Whether the address has none yet: then the frequent situations are chosen. */
  readonly isNew: boolean;
}

interface State {
  readonly choice: ExamChoice;
  /** Ids of the situations that are ticked. */
  readonly ticked: ReadonlySet<string>;
  /** Whether cases of two parts are wanted, also while nothing is ticked that has any. */
  readonly wantsJoint: boolean;
}

/** The form in which a teacher makes an exam. Its state is in the address. */
export class Choose extends Component<Props, State> {
  override state: State = this.#start();

  override componentDidMount(): void {
    this.#show();
  }

  override render({ setting }: Props, { choice, ticked, wantsJoint }: State) {
    const { book, words } = setting.saying;
    const { choose: say } = words;
    const isWhole = ticked.size === book.situations.length;
    return (
      <form class="exam-two" onSubmit={(event) => event.preventDefault()}>
        <div class="exam-choose">
          <div class="head">
            <h1>{say.title}</h1>
            <p class="lead">{say.lead}</p>
          </div>
          <fieldset class="exam-about">
            <legend>{say.about}</legend>
            <p role="status">{isWhole ? say.whole : counted(book.language, say.chosen, ticked.size)}</p>
            <div class="row">
              {(['usual', 'all', 'none'] as const).map((which) => (
                <button
                  type="button"
                  class="btn exam-preset"
                  key={which}
                  aria-pressed={isSame(ticked, idsFor(book, which))}
                  onClick={() => this.#tick(idsFor(book, which))}
                >
                  {say[which]}
                </button>
              ))}
            </div>
            <Chapters setting={setting} ticked={ticked} onTick={this.#tick} />
          </fieldset>
          <fieldset class="exam-how">
            <legend>{say.how}</legend>
            {this.#number('n', say.n, 1, MOST_QUESTIONS)}
            {this.#number('minutes', say.minutes, 0, MOST_MINUTES, say.minutesHow)}
            {this.#number('pass', say.pass, 0, 100)}
          </fieldset>
          <fieldset class="exam-kinds">
            <legend>{say.kinds}</legend>
            {examKinds.map((kind) => (
              <label class="exam-tick" key={kind}>
                <input
                  type="checkbox"
                  checked={choice.kinds.includes(kind)}
                  onChange={({ currentTarget }) => {
                    this.#kind(kind, currentTarget.checked);
                    // The last kind cannot be unticked.
                    currentTarget.checked = this.state.choice.kinds.includes(kind);
                  }}
                />
                {say.kind[kind]}
              </label>
            ))}
            {ticked.size > 0 && hasJoint(book, choice) && (
              <label class="exam-tick">
                <input
                  type="checkbox"
                  checked={wantsJoint}
                  onChange={({ currentTarget: { checked } }) =>
                    this.setState({ wantsJoint: checked }, () => this.#choose(this.state.choice))
                  }
                />
                {say.kind.joint}
              </label>
            )}
          </fieldset>
          <p class="exam-seed">
            <span>
              {say.seed}: <b>{choice.seed}</b> · {say.seedHow}
            </span>
            <button type="button" class="btn" onClick={() => this.#choose({ ...choice, seed: newSeed() })}>
              {say.anew}
            </button>
          </p>
          {ticked.size > 0 && (
            <div class="drill-foot exam-go no-print">
              <ExamFacts saying={setting.saying} choice={choice} n={choice.n} />
              <a class="btn main" href={linkTo(setting, 'sit', choice)}>
                {say.start}
              </a>
            </div>
          )}
        </div>
        {ticked.size > 0 && this.#given()}
      </form>
    );
  }

  /** The links and the paper for handing out. */
  #given() {
    const { setting } = this.props;
    const { choice } = this.state;
    const { choose: say } = setting.saying.words;
    const how = (
      <>
        <About saying={setting.saying} choice={choice} n={choice.n} />
        <p>{say.linkHow}</p>
      </>
    );
    const link = linkTo(setting, 'sit', choice);
    return (
      <HandOut setting={setting} link={link} title={say.link} code={say.code} how={how}>
        <a class="btn main" href={link}>
          {say.start}
        </a>
        <a class="btn" href={linkTo(setting, 'paper', choice)}>
          {say.paper}
        </a>
        <a class="btn" href={linkTo(setting, 'key', choice)}>
          {say.key}
        </a>
      </HandOut>
    );
  }

  #number(key: 'n' | 'minutes' | 'pass', label: string, min: number, max: number, how?: string) {
    const { choice } = this.state;
    return (
      <p class="exam-number">
        <label for={`exam-${key}`}>{label}</label>
        <input
          id={`exam-${key}`}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={choice[key]}
          aria-describedby={how === undefined ? undefined : `exam-${key}-how`}
          onChange={({ currentTarget }) => {
            const number = Math.round(Number(currentTarget.value));
            const within = Math.min(max, Math.max(min, Number.isFinite(number) ? number : choice[key]));
            currentTarget.value = String(within);
            this.#choose({ ...choice, [key]: within });
          }}
        />
        {how !== undefined && (
          <span class="kicker" id={`exam-${key}-how`}>
            {how}
          </span>
        )}
      </p>
    );
  }

  #kind(kind: ExamKind, isOn: boolean): void {
    const { choice } = this.state;
    const kinds = examKinds.filter((each) => (each === kind ? isOn : choice.kinds.includes(each)));
    if (kinds.length > 0) this.#choose({ ...choice, kinds });
  }

  readonly #tick = (ticked: ReadonlySet<string>): void => {
    this.setState({ ticked });
    this.#choose({ ...this.state.choice, ...shortSelection(this.props.setting.saying.book, ticked) });
  };

  #choose(choice: ExamChoice): void {
    const { book } = this.props.setting.saying;
    this.setState(
      ({ wantsJoint }) => ({ choice: madeOf(book, choice, wantsJoint) }),
      () => this.#show(),
    );
  }

  /** Adds no history entry. */
  #show(): void {
    const { ticked, choice } = this.state;
    showAddress(addressOf(location.pathname, 'make', ticked.size === 0 ? '' : examQuery(choice)));
  }

  #start(): State {
    const { choice, isNew, setting } = this.props;
    const { book } = setting.saying;
    const ticked = isNew ? idsFor(book, 'usual') : new Set(selectedHeads(book, choice).map(({ id }) => id));
    // The number of questions stays the same with them, so that a new exam has them wherever it can.
    const wantsJoint = isNew || choice.joint === true;
    return { ticked, wantsJoint, choice: madeOf(book, { ...choice, ...shortSelection(book, ticked) }, wantsJoint) };
  }
}

/** A choice with what it is made from, and with cases of two parts if it has any. */
function madeOf(book: TrainedBook, { joint: _, ...choice }: ExamChoice, wantsJoint: boolean): ExamChoice {
  const all: ExamChoice = { ...choice, ...(wantsJoint && hasJoint(book, choice) ? { joint: true } : {}) };
  return { ...all, made: madeFrom(book, all) };
}

function idsFor({ situations }: TrainedBook, which: 'usual' | 'all' | 'none'): ReadonlySet<string> {
  const common = situations.filter((head) => head.common);
  const usual = common.length > 0 ? common : situations;
  const ids = { usual, all: situations, none: [] }[which];
  return new Set(ids.map(({ id }) => id));
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
