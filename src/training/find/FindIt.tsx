import { Component, createRef } from 'preact';
import type { WordedDrillProps } from '#training/with-words.ts';
import { Story } from '#training/ui/Story.tsx';
import { Stuck } from '#training/ui/Stuck.tsx';
import { Asking } from './Asking.tsx';
import { deciding, placed, rulesWith, type OpenBook } from './book.ts';
import { AT_NOUGHT, elapsed, median, started, stopped, type Clock } from './clock.ts';
import { Found } from './Found.tsx';
import { readBook } from './read-book.ts';
import { timesOf, withTime } from './times.ts';
import { goTo, WholeBook } from './WholeBook.tsx';

/** The reader's answer: a clause as cited, or none after giving up. */
interface Choice {
  readonly cite: string | undefined;
  readonly isRight: boolean;
  readonly took: number;
  readonly median: number | undefined;
}

interface State {
  readonly book: OpenBook | 'coming' | 'cut';
  readonly query: string;
  readonly said: Choice | undefined;
}

/** The median is shown from this many times on. */
const SOME = 2;

/** The drill: find the deciding clause in the whole book, against the clock. */
export class FindIt extends Component<WordedDrillProps, State> {
  override state: State = { book: 'coming', query: '', said: undefined };
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #book = createRef<HTMLDivElement>();
  #clock: Clock = AT_NOUGHT;

  override componentDidMount(): void {
    document.addEventListener('visibilitychange', this.#look);
    void this.#open();
  }

  override componentWillUnmount(): void {
    document.removeEventListener('visibilitychange', this.#look);
  }

  override componentDidUpdate(_: WordedDrillProps, { said, query }: State): void {
    // After filtering the list is shown from its start.
    if (
      this.state.said === said &&
      this.state.query !== query &&
      (this.#book.current?.getBoundingClientRect().top ?? 0) < 0
    )
      this.#book.current?.scrollIntoView({ block: 'start' });
  }

  override render({ session, drawn, heading }: WordedDrillProps, { book, query, said }: State) {
    const { situation, drill, head } = drawn;
    const { lang, title } = situation.data;
    const { session: words } = session.words;
    // A situation with a single ruling may have no story.
    const story = drawn.story === '' ? `${head.summary}.` : drawn.story;
    return (
      <article class="drill-case">
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {(said !== undefined || typeof book === 'string') && (
          <Story story={story} well={drill.well} lang={lang} words={words} />
        )}
        {book === 'coming' && <p role="status">{words.loading}</p>}
        {book === 'cut' && <Stuck words={words} onAgain={() => void this.#open()} />}
        {typeof book === 'object' && (said ? this.#after(book, said) : this.#looking(book, story, query))}
      </article>
    );
  }

  #looking(book: OpenBook, story: string, query: string) {
    const { session, drawn, say } = this.props;
    const left = rulesWith(book, query);
    return (
      <>
        <p class="drill-find-how">{say.find.how}</p>
        <Asking
          story={story}
          lang={drawn.situation.data.lang}
          language={session.language}
          query={query}
          left={left.size}
          say={say.find}
          time={() => elapsed(this.#clock, performance.now())}
          onType={(typed) => this.setState({ query: typed })}
        />
        <p>
          <button type="button" class="btn" onClick={() => this.#say(book, undefined)}>
            {say.find.lost}
          </button>
        </p>
        <div ref={this.#book}>
          <WholeBook book={book} left={left} marked={[]} say={say.find} onSay={(cite) => this.#say(book, cite)} />
        </div>
      </>
    );
  }

  #after(book: OpenBook, { cite, isRight, took, median: middle }: Choice) {
    const { session, drawn, say } = this.props;
    const right = deciding(book, this.#cites());
    const yours = cite === undefined ? undefined : placed(book, cite);
    const shown = (isRight ? yours : undefined) ?? right[0];
    if (!shown) return null;
    return (
      <>
        <Found
          session={session}
          drawn={drawn}
          right={shown}
          yours={isRight ? undefined : yours}
          isRight={isRight}
          took={took}
          median={middle}
          heading={this.#result}
          say={say.find}
        />
        <details
          class="drill-find-open"
          onToggle={({ currentTarget }) => currentTarget.open && goTo(shown.clause.cite)}
        >
          <summary>{say.find.show}</summary>
          <WholeBook
            book={book}
            left={rulesWith(book, '')}
            marked={right.map(({ clause }) => clause.cite)}
            say={say.find}
          />
        </details>
      </>
    );
  }

  /** The clauses that the ruling of this case follows from. */
  #cites(): readonly string[] {
    const { situation, drill } = this.props.drawn;
    return situation.data.rulings[drill.ruling]?.clauses ?? [];
  }

  #say(book: OpenBook, cite: string | undefined): void {
    const { session, drawn, onDone } = this.props;
    const now = performance.now();
    this.#clock = stopped(this.#clock, now);
    const took = elapsed(this.#clock, now);
    const isRight = deciding(book, this.#cites()).some(({ clause }) => clause.cite === cite);
    // Wrong answers do not count towards the times.
    const times = isRight ? withTime(session, took) : timesOf(session);
    const middle = times.length < SOME ? undefined : median(times);
    this.setState({ said: { cite, isRight, took, median: middle } });
    onDone({ right: isRight, grade: isRight ? 3 : 1, rulings: [drawn.drill.ruling] });
  }

  async #open(): Promise<void> {
    this.setState({ book: 'coming' });
    try {
      const book = await readBook(this.props.session.book.wholeBook);
      this.setState({ book }, this.#look);
    } catch {
      this.setState({ book: 'cut' });
    }
  }

  /** The clock runs while the page is visible, until there is an answer. */
  readonly #look = (): void => {
    const { book, said } = this.state;
    if (typeof book === 'string' || said) return;
    const turn = document.visibilityState === 'hidden' ? stopped : started;
    this.#clock = turn(this.#clock, performance.now());
  };
}
