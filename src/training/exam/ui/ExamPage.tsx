import { Component } from 'preact';
import type { ExamWords } from '#i18n/exam.ts';
import type { ExamChoice } from '#training/exam/choice.ts';
import { drawExam, type Exam } from '#training/exam/draw.ts';
import { namesExam, type View } from '#training/exam/view.ts';
import type { Session } from '#training/session.ts';
import { Check } from './Check.tsx';
import { Choose } from './Choose.tsx';
import { Key } from './Key.tsx';
import { Paper } from './Paper.tsx';
import type { Setting } from './setting.ts';
import { Sit } from './Sit.tsx';

interface Props {
  readonly session: Session;
  readonly words: ExamWords;
  readonly view: View;
  readonly choice: ExamChoice;
  readonly permalink: string;
  readonly now: () => number;
}

interface State {
  readonly phase: 'loading' | 'cut' | 'there';
  readonly exam?: Exam;
}

/** One view of the exam's page, with the exam that its address names. */
export class ExamPage extends Component<Props, State> {
  override state: State = { phase: this.#isDrawn() ? 'loading' : 'there' };

  override componentDidMount(): void {
    if (this.#isDrawn()) void this.#draw();
  }

  override render({ session, words, view, choice, permalink, now }: Props, { phase, exam }: State) {
    const setting: Setting = {
      session,
      saying: { book: session.book, words, training: session.words },
      permalink,
      now,
    };
    const { session: say } = session.words;
    return (
      <div class="exam" data-view={view} data-phase={phase}>
        <nav class="exam-bar no-print">
          <a class="btn" href={session.book.exam}>
            {words.back}
          </a>
        </nav>
        {phase === 'loading' && <p role="status">{say.loading}</p>}
        {phase === 'cut' && (
          <section class="exam-stuck">
            <p role="alert">{say.cut}</p>
            <button type="button" class="btn main" onClick={() => void this.#draw()}>
              {say.again}
            </button>
          </section>
        )}
        {view === 'make' && <Choose setting={setting} choice={choice} isNew={!namesExam(location.search)} />}
        {view === 'check' && phase === 'there' && <Check setting={setting} exam={exam} />}
        {exam?.questions.length === 0 && (
          <section class="exam-stuck">
            <p role="alert">{words.nothing}</p>
          </section>
        )}
        {exam !== undefined && exam.questions.length > 0 && this.#shown(setting, exam)}
      </div>
    );
  }

  #shown(setting: Setting, exam: Exam) {
    switch (this.props.view) {
      case 'sit':
        return <Sit setting={setting} exam={exam} />;
      case 'paper':
        return <Paper setting={setting} exam={exam} />;
      case 'key':
        return <Key setting={setting} exam={exam} />;
      case 'make':
      case 'check':
        return null;
    }
  }

  /** Whether the view needs the questions. */
  #isDrawn(): boolean {
    const { view } = this.props;
    return view !== 'make' && (view !== 'check' || namesExam(location.search));
  }

  async #draw(): Promise<void> {
    this.setState({ phase: 'loading' });
    try {
      this.setState({ phase: 'there', exam: await drawExam(this.props.session, this.props.choice) });
    } catch {
      this.setState({ phase: 'cut' });
    }
  }
}
