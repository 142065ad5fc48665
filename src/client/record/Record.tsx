/**
 * The dispute sheet: blank as built, or filled in from the pages of its rulings when the address holds a
 * record, of one or of several parts. An unconfirmed sheet is marked as such, on the screen, for screen
 * readers and on paper.
 */
import { Component, Fragment, type TargetedSubmitEvent } from 'preact';
import { withoutExtras } from '#addresses/extras.ts';
import { fill } from '#i18n/fill.ts';
import { locale } from '#i18n/language.ts';
import { loadWords } from '#i18n/load.ts';
import type { TogetherWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { RecordProps } from '#views/record.ts';
import { Appeal } from './Appeal.tsx';
import { CodeField } from './CodeField.tsx';
import { compared, type Compared } from './compared.ts';
import { Decided } from './Decided.tsx';
import { Together } from './Together.tsx';
import { Told } from './Told.tsx';
import { Facts } from './Facts.tsx';
import { Field } from './Field.tsx';
import { isRuled, type Filled } from './filled.ts';
import { Head } from './Head.tsx';
import { askedIn, loadSheet, type Asked } from './load.ts';
import { Sources } from './Sources.tsx';
import { Standing } from './Standing.tsx';
import { isKeptAt, keepTyped, typedFor, type Typed } from './typed.ts';

interface State {
  readonly phase: 'blank' | 'loading' | 'missing' | 'filled';
  readonly filled?: Filled;
  readonly typed: Typed;
  readonly compared?: Compared;
  readonly forgotten: boolean;
  /** The message when the device does not store what is typed. */
  readonly unkept?: string;
}

export default class RecordSheet extends Component<RecordProps, State> {
  override state: State = { phase: 'blank', typed: {}, forgotten: false };

  override componentDidMount(): void {
    const asked = askedIn(withoutExtras(location.search));
    if (!asked) return;
    this.setState({ phase: 'loading' });
    void this.#fill(asked);
    addEventListener('storage', this.#hear);
  }

  override componentWillUnmount(): void {
    removeEventListener('storage', this.#hear);
  }

  override render(
    { words, appeal, book, edition, language, sheet, questions, together }: RecordProps,
    { phase, filled, typed, ...rest }: State,
  ) {
    const empty = phase === 'blank' || phase === 'missing';
    const ruled = filled !== undefined && isRuled(filled);
    const fields = { typed, onType: ruled ? this.#type : undefined };
    // Of a blank sheet one, without anything.
    const parts = filled?.parts ?? (empty ? [undefined] : []);
    const isSeveral = parts.length > 1;
    return (
      <>
        <CodeField words={words.code} compared={rest.compared} questions={questions} onSubmit={this.#compare} />
        <Standing phase={phase} filled={filled} words={words} />
        <article
          class={['record', ...(filled ? [] : ['record-empty']), ...(isSeveral ? ['record-several'] : [])].join(' ')}
        >
          <Head
            book={book}
            edition={edition}
            words={words}
            filled={filled}
            title={isSeveral ? together.words.title : parts[0]?.title}
            sheet={sheet}
          />
          {(empty || ruled) && (
            <div class="record-fields">
              {(['tournament', 'table', 'round', 'players'] as const).map((name) => (
                <Field key={name} name={name} label={words.fields[name]} {...fields}>
                  {empty && name === 'players' && <i class="record-line" />}
                </Field>
              ))}
            </div>
          )}
          {parts.map((part, at) => {
            const one = { part, ...(isSeveral && { number: at + 1 }), words };
            return (
              <Fragment key={at}>
                {part && isSeveral && (
                  <h2 class="record-event" id={`record-event-${at + 1}`}>
                    {at + 1}. {part.title}
                  </h2>
                )}
                {part ? <Facts {...one} part={part} {...fields} /> : <Told words={words.told} />}
                {(empty || ruled) && <Decided {...one} instead={insteadOf(filled, at, together.words)} />}
              </Fragment>
            );
          })}
          {ruled && filled.outcome && <Together outcome={filled.outcome} words={together.words} />}
          {(empty || ruled) && <Sources parts={filled?.parts} words={words} />}
          {(empty || ruled) && (
            <div class="record-end">
              <Appeal appeal={appeal} words={words.appeal} />
              <div class="record-fields record-signed">
                <Field name="decidedBy" label={words.fields.decidedBy} {...fields} />
                <Field name="decidedAt" label={words.fields.decidedAt} {...fields}>
                  {filled && (
                    <button type="button" class="btn no-print" onClick={() => this.#type('decidedAt', now(language))}>
                      {words.fields.now}
                    </button>
                  )}
                </Field>
                {[0, 1].map((each) => (
                  <div class="record-sign" key={each}>
                    <span>{words.fields.signature}</span>
                    <i class="record-line" />
                  </div>
                ))}
                {filled?.problems.length === 0 && (
                  <p class="record-code-again">
                    {words.code.name} <b>{filled.sum}</b>
                  </p>
                )}
              </div>
            </div>
          )}
        </article>
        {ruled && (
          <div class="record-kept no-print">
            {rest.unkept === undefined ? <p>{words.fields.kept}</p> : <p role="alert">{rest.unkept}</p>}
            <button type="button" class="btn" onClick={this.#forget}>
              {words.fields.forget}
            </button>
            <p role="status">{rest.forgotten && words.fields.forgotten}</p>
          </div>
        )}
      </>
    );
  }

  async #fill(asked: Asked): Promise<void> {
    const filled = await loadSheet(asked, this.props);
    this.setState(filled ? { phase: 'filled', filled, typed: typedFor(filled.sum) } : { phase: 'missing' });
  }

  #type = (name: string, text: string): void => {
    const { filled, unkept } = this.state;
    if (!filled) return;
    // Another tab may have changed other fields.
    const all = { ...typedFor(filled.sum), [name]: text };
    const isKept = keepTyped(filled.sum, all);
    this.setState({ typed: all, forgotten: false });
    if (isKept || unkept !== undefined) return;
    loadWords('unkept', this.props.language).then(
      (words) => this.setState({ unkept: words.typed }),
      () => undefined,
    );
  };

  #hear = ({ key }: StorageEvent): void => {
    const { filled } = this.state;
    if (filled && isKeptAt(key, filled.sum)) this.setState({ typed: typedFor(filled.sum) });
  };

  #forget = (): void => {
    const { filled } = this.state;
    if (filled) keepTyped(filled.sum, {});
    this.setState({ typed: {}, forgotten: true });
  };

  #compare = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('code');
    if (typeof text !== 'string' || text.trim() === '') return;
    const found = compared(text, this.state.filled?.sum, location.href, this.props.root);
    if (found.kind === 'link') location.assign(found.path);
    else this.setState({ compared: found });
  };
}

/** That a part does not hold, and what holds in its place. */
function insteadOf(filled: Filled | undefined, at: number, words: TogetherWords): string | undefined {
  const verdict = filled?.outcome?.instead.get(at);
  return verdict === undefined ? undefined : fill(words.instead, { verdict });
}

/** Date and time in the format of the language. */
function now(language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeStyle: 'short' }).format(new Date());
}
