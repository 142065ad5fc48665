import { Component, type ComponentType, type VNode } from 'preact';
import { showAddress } from '#client/address.ts';
import { withQuery } from '#addresses/with-query.ts';
import type { DrillWords, ExamWords } from '#i18n/words.ts';
import { newSeed } from '#training/drill-address.ts';
import { examIn } from '#training/exam/choice.ts';
import { examQueryIn, namesExam, viewIn, type View } from '#training/exam/view.ts';
import type { Session } from '#training/session.ts';
import type { ExamProps, Setting } from './setting.ts';

interface Props {
  readonly session: Session;
  readonly words: ExamWords;
  readonly joint: DrillWords['joint'];
  readonly permalink: string;
  readonly now: () => number;
}

interface State {
  readonly phase: 'loading' | 'failed' | 'shown';
  readonly view?: View | undefined;
  readonly shown?: VNode;
}

const VIEWS: Readonly<Record<Exclude<View, 'make'>, () => Promise<ComponentType<ExamProps>>>> = {
  sit: () => import('./Sit.tsx').then(({ Sit }) => Sit),
  result: () => import('./Result.tsx').then(({ Result }) => Result),
  paper: () => import('./Paper.tsx').then(({ Paper }) => Paper),
  key: () => import('./Paper.tsx').then(({ Key }) => Key),
};

/** The exam's page, showing the view in its address. */
export class ExamPage extends Component<Props, State> {
  override state: State = { phase: 'loading' };

  override componentDidMount(): void {
    void this.#load();
  }

  override render({ session }: Props, { phase, view, shown }: State) {
    const { session: say } = session.words;
    return (
      <div class="exam" data-view={view} data-phase={phase}>
        {phase === 'loading' && <p role="status">{say.loading}</p>}
        {phase === 'failed' && (
          <section class="exam-stuck">
            <p role="alert">{say.cut}</p>
            <button type="button" class="btn main" onClick={() => void this.#load()}>
              {say.again}
            </button>
          </section>
        )}
        {phase === 'shown' && shown}
      </div>
    );
  }

  async #load(): Promise<void> {
    this.setState({ phase: 'loading' });
    try {
      this.setState({ phase: 'shown', view: viewIn(location.search), shown: await this.#view() });
    } catch {
      this.setState({ phase: 'failed' });
    }
  }

  /** The view in the address. Rejects when something cannot be fetched. */
  async #view(): Promise<VNode> {
    const { session, words, joint, permalink, now } = this.props;
    const { search } = location;
    const choice = examIn(search, newSeed());
    const saying = { book: session.book, words, training: session.words, joint };
    const setting: Setting = { saying, permalink, query: examQueryIn(search), go: this.#go, now };
    const view = viewIn(search) ?? 'make';
    if (view === 'make') {
      const { Choose } = await import('./Choose.tsx');
      return <Choose setting={setting} choice={choice} isNew={!namesExam(search)} />;
    }
    const [View, { drawExam }] = await Promise.all([VIEWS[view](), import('#training/exam/draw.ts')]);
    const exam = await drawExam(session, choice);
    return exam.questions.length > 0 ? <View setting={setting} exam={exam} /> : <p role="alert">{words.nothing}</p>;
  }

  /** Adds no history entry. */
  readonly #go = (query: string): void => {
    showAddress(withQuery(location.pathname, query));
    void this.#load();
  };
}
