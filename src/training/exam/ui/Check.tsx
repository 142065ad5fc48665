import { Component, createRef, type TargetedSubmitEvent } from 'preact';
import { handedInBy, isResultSum, type HandedIn } from '#training/exam/code.ts';
import type { Exam } from '#training/exam/draw.ts';
import { addressOf, queryOfLink } from '#training/exam/view.ts';
import { examIn, examQuery } from '#training/exam/choice.ts';
import { Facts } from './Facts.tsx';
import { Result } from './Result.tsx';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  /** Undefined where the address names none: then its link is asked for. */
  readonly exam: Exam | undefined;
}

type Said = 'noLink' | 'wrong' | 'differs' | 'unchecked' | 'matches';

interface State {
  readonly said?: Said;
  readonly handed?: HandedIn;
}

/** Where an examiner makes a result again: from the exam's link, the answers code and the checksum. */
export class Check extends Component<Props, State> {
  override state: State = this.#fromAddress();
  readonly #heading = createRef<HTMLHeadingElement>();

  override componentDidUpdate(_: Props, before: State): void {
    if (this.state.handed && this.state.handed !== before.handed) this.#heading.current?.focus();
  }

  override render({ setting, exam }: Props, { said, handed }: State) {
    const { saying } = setting;
    const { rebuild: say } = saying.words;
    const pairs = new URLSearchParams(location.search);
    return (
      <>
        <form class="exam-check no-print" onSubmit={this.#submit}>
          <div class="head">
            <h1>{say.title}</h1>
            <p class="lead">{say.lead}</p>
          </div>
          {exam ? (
            <Facts saying={saying} choice={exam.choice} n={exam.questions.length} />
          ) : (
            field('link', say.link, '')
          )}
          {field('code', say.code, pairs.get('code') ?? '')}
          {field('sum', say.sum, pairs.get('sum') ?? '')}
          <p>
            <button class="btn main">{say.go}</button>
          </p>
        </form>
        <p role="status" class={said === undefined ? undefined : 'exam-said'} data-said={said}>
          {said !== undefined && say[said]}
        </p>
        {exam && handed && <Result setting={setting} exam={exam} handed={handed} heading={this.#heading} />}
      </>
    );
  }

  readonly #submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    const { exam } = this.props;
    if (exam) {
      this.setState(checked(exam, text('code'), text('sum')));
      return;
    }
    const { saying } = this.props.setting;
    const query = linkedIn(text('link'), saying.book.book);
    if (query === undefined) this.setState({ said: 'noLink' });
    else location.assign(withCode(query, text('code'), text('sum')));
  };

  #fromAddress(): State {
    const { exam } = this.props;
    const pairs = new URLSearchParams(location.search);
    const code = pairs.get('code') ?? '';
    return exam && code !== '' ? checked(exam, code, pairs.get('sum') ?? '') : {};
  }
}

/** What becomes of a code and a checksum. A result is shown even where they do not match: what is said of it then counts. */
function checked(exam: Exam, code: string, sum: string): State {
  const handed = handedInBy(exam, code);
  if (!handed) return { said: 'wrong' };
  if (sum === '') return { said: 'unchecked', handed };
  return { said: isResultSum(sum, exam, handed) ? 'matches' : 'differs', handed };
}

/** The query of an exam's link; undefined for a link to another book, and for none. */
function linkedIn(link: string, book: string): string | undefined {
  const isOfAnother = link.includes('/') && !link.includes(`/${book}/`);
  return isOfAnother ? undefined : queryOfLink(link);
}

function withCode(query: string, code: string, sum: string): string {
  const exam = examQuery(examIn(query, ''));
  const pairs = new URLSearchParams({ ...(code === '' ? {} : { code }), ...(sum === '' ? {} : { sum }) });
  return [addressOf(location.pathname, 'check', exam), pairs.toString()].filter((each) => each !== '').join('&');
}

function field(name: string, label: string, value: string) {
  return (
    <p class="exam-field">
      <label for={`exam-${name}`}>{label}</label>
      <input id={`exam-${name}`} name={name} type="text" autocomplete="off" spellcheck={false} defaultValue={value} />
    </p>
  );
}
