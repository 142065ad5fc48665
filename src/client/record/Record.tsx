/**
 * The dispute sheet: blank as built, or filled in from the ruling's own page when the address holds a record.
 * An unconfirmed sheet is marked as such, on the screen, for screen readers and on paper.
 */
import { Component, type TargetedSubmitEvent } from 'preact';
import { sheetAddressIn } from '#addresses/record-sheet.ts';
import { withoutExtras } from '#addresses/extras.ts';
import { documentAt } from '#client/cards/documents.ts';
import { checkOn } from '#client/share/page.ts';
import { loadWords } from '#i18n/load.ts';
import type { RecordProps } from '#views/record.ts';
import { Appeal } from './Appeal.tsx';
import { sheetCase } from './case.ts';
import { CodeField } from './CodeField.tsx';
import { compared, type Compared } from './compared.ts';
import { Decided } from './Decided.tsx';
import { Facts } from './Facts.tsx';
import { Field } from './Field.tsx';
import type { Filled } from './filled.ts';
import { Head } from './Head.tsx';
import { clausesOn, leftOutOn, notesOn } from './quoted.ts';
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
    const asked = sheetAddressIn(withoutExtras(location.search));
    if (!asked) return;
    this.setState({ phase: 'loading' });
    void this.#fill(asked.ruling, asked.query);
    addEventListener('storage', this.#hear);
  }

  override componentWillUnmount(): void {
    removeEventListener('storage', this.#hear);
  }

  override render(
    { words, appeal, book, edition, language, sheet }: RecordProps,
    { phase, filled, typed, ...rest }: State,
  ) {
    const empty = phase === 'blank' || phase === 'missing';
    const fields = { typed, onType: filled?.ruled ? this.#type : undefined };
    return (
      <>
        <CodeField words={words.code} compared={rest.compared} onSubmit={this.#compare} />
        <Standing phase={phase} filled={filled} words={words} />
        <article class={filled ? 'record' : 'record record-empty'}>
          <Head book={book} edition={edition} words={words} filled={filled} sheet={sheet} />
          {(empty || filled?.ruled) && (
            <div class="record-fields">
              {(['tournament', 'table', 'round', 'players'] as const).map((name) => (
                <Field key={name} name={name} label={words.fields[name]} {...fields} />
              ))}
            </div>
          )}
          {(empty || filled) && <Facts facts={filled?.facts} words={words} {...fields} />}
          {(empty || filled?.ruled) && <Decided filled={filled} words={words} />}
          {(empty || filled?.ruled) && (
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
        {filled?.ruled && (
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

  /** Fills the sheet from the ruling's page of this edition. */
  async #fill(ruling: string, query: string): Promise<void> {
    const { rulings, record } = this.props;
    const page = /^[a-z0-9-]+$/.test(ruling) ? await documentAt(`${rulings}${ruling}/`) : undefined;
    const check = page && checkOn(page);
    if (!page || !check || check.shared.record.edition !== record.edition) {
      this.setState({ phase: 'missing' });
      return;
    }
    const filled = {
      ...sheetCase(check, query),
      clauses: clausesOn(page),
      notes: notesOn(page),
      leftOut: leftOutOn(page),
    };
    this.setState({ phase: 'filled', filled, typed: typedFor(filled.sum) });
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
    const found = compared(text, this.state.filled?.record, location.href, this.props.root);
    if (found.kind === 'link') location.assign(found.path);
    else this.setState({ compared: found });
  };
}

/** Date and time in the format of the language. */
function now(language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date());
}
