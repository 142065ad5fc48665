import { Component, createRef } from 'preact';
import { device } from '#client/storage.ts';
import { answersFrom, unanswered, type Typed } from '#training/exam/answers.ts';
import { examQuery } from '#training/exam/choice.ts';
import { examSum } from '#training/exam/code.ts';
import { changeKept, keepBegun, keptAt } from '#training/exam/kept.ts';
import { begun, keyOf, secondsOf, withFlag, withTyped, type Taking } from '#training/exam/taking.ts';
import { Facts } from './Facts.tsx';
import { HandIn } from './HandIn.tsx';
import { Overview } from './Overview.tsx';
import { Question } from './Question.tsx';
import type { Result } from './Result.tsx';
import type { ExamProps } from './setting.ts';
import { Since } from './Since.tsx';
import { Timer } from './Timer.tsx';

interface State {
  /** Undefined before it has begun. */
  readonly taking: Taking | undefined;
  /** Whether somebody is asked if they want to hand in. */
  readonly isAsking: boolean;
  /** Loaded while somebody answers, so that it is there when there is no reception any more. */
  readonly Shown: typeof Result | undefined;
  /** Whether it could not be loaded. */
  readonly isCut: boolean;
  /** Whether the device took the last answer. */
  readonly isKept: boolean;
  /** Whether something of this exam is kept that cannot be read. */
  readonly isUnread: boolean;
}

/** Taking an exam: what it is, one question at a time, handing in, and the result. It goes on where it was left. */
export class Sit extends Component<ExamProps, State> {
  readonly #key = keyOf(this.props.exam.book, examQuery(this.props.exam.choice));
  override state: State = {
    ...keptAt(this.#key),
    isAsking: false,
    Shown: undefined,
    isCut: false,
    isKept: true,
  };
  readonly #heading = createRef<HTMLHeadingElement>();

  override componentDidMount(): void {
    void this.#load();
    addEventListener('storage', this.#hear);
  }

  override componentWillUnmount(): void {
    removeEventListener('storage', this.#hear);
  }

  override componentDidUpdate(_: ExamProps, before: State): void {
    const { taking, isAsking } = this.state;
    const isElsewhere =
      taking?.at !== before.taking?.at ||
      (taking === undefined) !== (before.taking === undefined) ||
      taking?.handed !== before.taking?.handed ||
      (taking?.handed !== undefined && this.state.Shown !== before.Shown) ||
      isAsking !== before.isAsking;
    // Whoever reads by ear, or with keys, goes on where the new question begins.
    if (isElsewhere) this.#heading.current?.focus();
  }

  override render({ setting, exam }: ExamProps, { taking, isAsking, Shown, isCut, isKept, isUnread }: State) {
    const { saying, now } = setting;
    const { sit, honest, facts } = saying.words;
    const { choice, questions } = exam;
    if (!taking)
      return (
        <section class="exam-intro">
          <h1 ref={this.#heading} tabIndex={-1}>
            {saying.words.title}
          </h1>
          <Facts saying={saying} choice={choice} n={questions.length} />
          <Since saying={saying} choice={choice} />
          {isUnread && <p role="alert">{sit.unread}</p>}
          <p>{sit.kept}</p>
          <p>
            <b>{honest.title}.</b> {honest.text}
          </p>
          <p class="kicker">
            {facts.sum}: {examSum(exam)}
          </p>
          <p>
            <button type="button" class="btn main" onClick={() => this.#begin(begun(now()))}>
              {sit.begin}
            </button>
          </p>
        </section>
      );
    const answers = answersFrom(exam, taking.typed);
    if (taking.handed !== undefined && !Shown && !isCut) return <p role="status">{saying.training.session.loading}</p>;
    if (taking.handed !== undefined && !Shown)
      return (
        <section class="exam-stuck">
          <p role="alert">{saying.training.session.cut}</p>
          <button type="button" class="btn main" onClick={() => void this.#load()}>
            {saying.training.session.again}
          </button>
        </section>
      );
    if (taking.handed !== undefined && Shown)
      return (
        <Shown
          setting={setting}
          exam={exam}
          handed={{ answers, seconds: secondsOf(taking, now()) }}
          heading={this.#heading}
          onAgain={this.#forget}
        />
      );
    const question = questions[taking.at - 1] ?? questions[0];
    if (!question) return null;
    const timer = (
      <Timer minutes={choice.minutes} seconds={() => secondsOf(taking, now())} saying={saying} key={taking.began} />
    );
    const missing = unanswered(exam, answers);
    const unkept = !isKept && <p role="alert">{sit.notKept}</p>;
    if (isAsking)
      return (
        <>
          {timer}
          {unkept}
          <HandIn
            setting={setting}
            missing={missing.map(({ n }) => n)}
            heading={this.#heading}
            onGoTo={(n) => this.#change((taken) => ({ ...taken, at: n }), false)}
            onBack={() => this.setState({ isAsking: false })}
            onHandIn={() => this.#change((taken) => ({ ...taken, handed: now() }), false)}
          />
        </>
      );
    const isLast = question.n === questions.length;
    return (
      <article class="exam-question">
        {timer}
        {unkept}
        <Question
          saying={saying}
          question={question}
          of={questions.length}
          typed={taking.typed}
          heading={this.#heading}
          onType={(key: string, typed: Typed) => this.#change((taken) => withTyped(taken, key, typed))}
        />
        <p>
          <button
            type="button"
            class="btn"
            aria-pressed={taking.flagged.includes(question.n)}
            onClick={() => this.#change((taken) => withFlag(taken, question.n))}
          >
            <span aria-hidden="true">{taking.flagged.includes(question.n) ? '⚑' : '⚐'}</span> {sit.flag}
          </button>
        </p>
        <div class="exam-steps">
          <button
            type="button"
            class="btn"
            disabled={question.n === 1}
            onClick={() => this.#change((taken) => ({ ...taken, at: question.n - 1 }))}
          >
            {sit.previous}
          </button>
          <button
            type="button"
            class={isLast ? 'btn' : 'btn main'}
            disabled={isLast}
            onClick={() => this.#change((taken) => ({ ...taken, at: question.n + 1 }))}
          >
            {sit.next}
          </button>
          <button
            type="button"
            class={isLast ? 'btn main' : 'btn'}
            onClick={() =>
              missing.length === 0 && taking.flagged.length === 0
                ? this.#change((taken) => ({ ...taken, handed: now() }))
                : this.setState({ isAsking: true })
            }
          >
            {sit.handIn}
          </button>
        </div>
        <Overview
          saying={saying}
          count={questions.length}
          at={question.n}
          open={missing.map(({ n }) => n)}
          flagged={taking.flagged}
          onGoTo={(n) => this.#change((taken) => ({ ...taken, at: n }))}
        />
      </article>
    );
  }

  async #load(): Promise<void> {
    this.setState({ isCut: false });
    try {
      const { Result: Shown } = await import('./Result.tsx');
      this.setState({ Shown });
    } catch {
      this.setState({ isCut: true });
    }
  }

  #begin(taking: Taking): void {
    this.setState({ taking, isKept: keepBegun(this.#key, taking) });
  }

  #change(act: (taking: Taking) => Taking, isAsking = this.state.isAsking): void {
    if (this.state.taking) this.setState({ ...changeKept(this.#key, this.state.taking, act), isAsking });
  }

  /** Another tab has gone on with this exam; both stay at their own question. */
  readonly #hear = ({ key }: StorageEvent): void => {
    const { taking: heard } = keptAt(this.#key);
    if (key !== this.#key || !heard) return;
    this.setState(({ taking }) => ({ taking: { ...heard, at: taking?.at ?? heard.at } }));
  };

  readonly #forget = (): void => {
    device.write(this.#key, undefined);
    this.setState({ taking: undefined, isAsking: false, isUnread: false });
  };
}
