import { fill } from '#i18n/fill.ts';
import { Component, createRef } from 'preact';
import { answersFrom, sittingQuery, unanswered } from '#training/exam/answers.ts';
import { reviewsFrom } from '#training/exam/reviews.ts';
import { changeKept, keepBegun, keptAt } from '#training/exam/storage.ts';
import { begun, handedIn, keyOf, timeLeft, withFlag, withTyped, type Taking } from '#training/exam/taking.ts';
import { timeText } from '#training/find/clock.ts';
import { loadReviews } from '#training/reviews/load.ts';
import type { NewReview } from '#training/reviews/types.ts';
import type { Typed } from '#training/typed.ts';
import { Ticking } from '#training/ui/Ticking.tsx';
import { About } from './About.tsx';
import { Missing } from './Missing.tsx';
import { Overview } from './Overview.tsx';
import { Question } from './Question.tsx';
import type { ExamProps } from './setting.ts';

interface State {
  /** Undefined before it has begun. */
  readonly taking: Taking | undefined;
  /** Whether it shows what is missing before submitting. */
  readonly isAsking: boolean;
  /** Whether the last answer could be stored. */
  readonly isKept: boolean;
  /** Whether the stored exam cannot be read. */
  readonly isUnread: boolean;
}

/** Taking an exam: its description, one question at a time, and submitting. It resumes where it was left. */
export class Sit extends Component<ExamProps, State> {
  readonly #key = keyOf(this.props.exam.book, this.props.setting.query);
  override state: State = { ...keptAt(this.#key), isAsking: false, isKept: true };
  readonly #heading = createRef<HTMLHeadingElement>();

  override componentDidMount(): void {
    addEventListener('storage', this.#hear);
    this.#showResult();
    // Prefetched: there may be no network when the exam is submitted.
    import('./Result.tsx').catch(() => undefined);
    loadReviews().catch(() => undefined);
  }

  override componentWillUnmount(): void {
    removeEventListener('storage', this.#hear);
  }

  override componentDidUpdate(_: ExamProps, { taking: before }: State): void {
    const { taking } = this.state;
    // Moves the focus to the new question.
    if (taking?.at !== before?.at || (taking === undefined) !== (before === undefined)) this.#begins();
    if (taking?.handed !== before?.handed) this.#showResult();
  }

  override render({ setting, exam }: ExamProps, { taking, isAsking, isKept, isUnread }: State) {
    const { saying, now } = setting;
    const { sit, honest, title } = saying.words;
    const { choice, questions } = exam;
    if (!taking)
      return (
        <section class="exam-intro">
          <h1 ref={this.#heading} tabIndex={-1}>
            {title}
          </h1>
          <About saying={saying} choice={choice} n={questions.length} />
          {isUnread && <p role="alert">{sit.unread}</p>}
          <p>{sit.kept}</p>
          <p class="exam-honest">
            {honest.title}: {honest.text}
          </p>
          <p>
            <button type="button" class="btn main" onClick={() => this.#begin(begun(now()))}>
              {sit.begin}
            </button>
          </p>
        </section>
      );
    const question = questions[taking.at - 1] ?? questions[0];
    if (!question || taking.handed !== undefined) return null;
    const missing = unanswered(exam, answersFrom(exam, taking.typed));
    const isLast = question.n === questions.length;
    const isFlagged = taking.flagged.includes(question.n);
    const handIn = (look: string) => (
      <button
        type="button"
        class={look}
        onClick={() => (missing.length === 0 ? this.#handIn() : this.setState({ isAsking: true }))}
      >
        {sit.handIn}
      </button>
    );
    const open = missing.map(({ n }) => n);
    const stillOpen = isAsking && open.length > 0 && (
      <Missing saying={saying} count={questions.length} open={open} onGoTo={this.#goTo} onHandIn={this.#handIn} />
    );
    return (
      <article class="exam-two">
        <div class="exam-question">
          {!isKept && <p role="alert">{sit.notKept}</p>}
          <div class="exam-now">
            <h1 ref={this.#heading} tabIndex={-1} class="exam-place">
              {fill(sit.place, { n: question.n, of: questions.length })}
            </h1>
            {choice.minutes > 0 && (
              <Ticking
                class="exam-left"
                read={() => {
                  const left = timeLeft(taking, choice.minutes, now());
                  return left === 0 ? sit.over : fill(sit.left, { time: timeText(left) });
                }}
              />
            )}
          </div>
          <Question
            saying={saying}
            question={question}
            typed={taking.typed}
            onType={(key: string, typed: Typed) => this.#change((taken) => withTyped(taken, key, typed))}
          />
          <p>
            <button
              type="button"
              class="btn"
              aria-pressed={isFlagged}
              onClick={() => this.#change((taken) => withFlag(taken, question.n))}
            >
              <span aria-hidden="true">{isFlagged ? '⚑' : '⚐'}</span> {sit.flag}
            </button>
          </p>
          <div class="drill-foot exam-on">
            {isLast && stillOpen}
            <p class="exam-steps">
              <button type="button" class="btn" disabled={question.n === 1} onClick={() => this.#goTo(question.n - 1)}>
                {sit.previous}
              </button>
              {isLast ? (
                handIn('btn main')
              ) : (
                <button type="button" class="btn main" onClick={() => this.#goTo(question.n + 1)}>
                  {sit.next}
                </button>
              )}
            </p>
          </div>
        </div>
        <Overview
          saying={saying}
          count={questions.length}
          at={question.n}
          open={open}
          flagged={taking.flagged}
          onGoTo={this.#goTo}
        >
          {!isLast && (
            <>
              <p>{handIn('btn')}</p>
              {stillOpen}
            </>
          )}
        </Overview>
      </article>
    );
  }

  /** Its heading is in sight wherever the page is scrolled to: the focus alone does not lead to its start. */
  #begins(): void {
    const heading = this.#heading.current;
    heading?.focus();
    const question = heading?.closest('article');
    if (question && question.getBoundingClientRect().top < 0) question.scrollIntoView();
  }

  readonly #goTo = (n: number): void => {
    const isHere = this.state.taking?.at === n;
    this.#change((taken) => ({ ...taken, at: n }));
    if (isHere) this.#begins();
  };

  #begin(taking: Taking): void {
    this.setState({ taking, isKept: keepBegun(this.#key, taking) });
  }

  #change(act: (taking: Taking) => Taking): void {
    if (this.state.taking) this.setState({ ...changeKept(this.#key, this.state.taking, act), isAsking: false });
  }

  /** Hands in, and counts the answers as practice: once, in the tab that does it. */
  readonly #handIn = (): void => {
    const { exam, setting } = this.props;
    let isMine = false;
    this.#change((taken) => {
      isMine = true;
      return { ...taken, handed: setting.now() };
    });
    const { taking } = this.state;
    if (isMine && taking) void count(reviewsFrom(exam, answersFrom(exam, taking.typed)));
  };

  /** After submitting, the answers are in the address, and the result replaces the questions. */
  #showResult(): void {
    const { setting, exam } = this.props;
    const sitting = handedIn(exam, this.state.taking);
    if (sitting) setting.go(`${setting.query}&${sittingQuery(sitting)}`);
  }

  /** Another tab has changed this exam; each stays at its own question. */
  readonly #hear = ({ key }: StorageEvent): void => {
    const { taking: heard } = keptAt(this.#key);
    if (key !== this.#key || !heard) return;
    this.setState(({ taking }) => ({ taking: { ...heard, at: taking?.at ?? heard.at } }));
  };
}

/** The result does not depend on it, and is in the address: a device that keeps nothing still shows that. */
async function count(made: readonly NewReview[]): Promise<void> {
  try {
    const reviews = await loadReviews();
    await reviews.add(made);
  } catch {
    // Nothing to say: the exam has been handed in.
  }
}
