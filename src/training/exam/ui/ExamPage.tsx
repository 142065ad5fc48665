import { Component, type ComponentChild } from 'preact';
import type { ExamWords } from '#i18n/exam.ts';
import type { View } from '#training/exam/view.ts';
import type { Setting } from './setting.ts';
import { VIEWS, type Wanted } from './views.tsx';

interface Props extends Wanted {
  readonly words: ExamWords;
  readonly view: View;
  readonly permalink: string;
  readonly now: () => number;
}

interface State {
  readonly phase: 'loading' | 'cut' | 'there';
  readonly shown?: (setting: Setting) => ComponentChild;
}

/** One view of the exam's page, as its address asks for it. */
export class ExamPage extends Component<Props, State> {
  override state: State = { phase: 'loading' };

  override componentDidMount(): void {
    void this.#load();
  }

  override render({ session, words, view, permalink, now }: Props, { phase, shown }: State) {
    const saying = { book: session.book, words, training: session.words };
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
            <button type="button" class="btn main" onClick={() => void this.#load()}>
              {say.again}
            </button>
          </section>
        )}
        {shown?.({ session, saying, permalink, now })}
      </div>
    );
  }

  async #load(): Promise<void> {
    this.setState({ phase: 'loading' });
    try {
      this.setState({ phase: 'there', shown: await VIEWS[this.props.view](this.props) });
    } catch {
      this.setState({ phase: 'cut' });
    }
  }
}
