import { fill } from '#i18n/fill.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import { editionText, formatSize } from './format.ts';
import type { Row, BookState } from './rows.ts';
import type { Setting } from './setting.ts';

/** The actions on the book of a row. */
export interface BookActs {
  readonly onKeep: () => void;
  readonly onStop: () => void;
  /** Opens the confirmation. */
  readonly onRemove: () => void;
  readonly onSure: () => void;
  readonly onLeave: () => void;
}

interface Props extends BookActs {
  readonly setting: Setting;
  readonly row: Row;
  /** Whether another download is running, so that this one has to wait. */
  readonly waits: boolean;
  /** Whether the confirmation is open. */
  readonly asked: boolean;
  /** Why its download failed, if it did. */
  readonly failed: string | undefined;
}

/** One book: its state on this device, and the actions on it. */
export function BookRow(props: Props) {
  const { setting, row, failed } = props;
  const { book, standing } = row;
  const here = standing.kind === 'here' ? editionText(setting, standing) : undefined;
  const name = <span lang={book.lang}>{book.title}</span>;
  return (
    <li class="packed-book" data-accent={book.accent === '' ? undefined : book.accent} data-standing={standing.kind}>
      <h3 id={idOf(book.id)}>
        <span class="pip" aria-hidden="true" />
        {book.href === '' ? name : <a href={book.href}>{name}</a>}
      </h3>
      <p class="packed-edition">{here ?? <span lang={book.lang}>{book.edition}</span>}</p>
      <p class="packed-standing">{standingSaid(setting, standing)}</p>
      {failed !== undefined && <p class="packed-failed">{failed}</p>}
      <Doing {...props} />
    </li>
  );
}

function standingSaid({ words: { book }, language }: Setting, standing: BookState): string {
  switch (standing.kind) {
    case 'coming':
      return book.coming;
    case 'not':
      return standing.size === undefined
        ? book.not
        : `${book.not} · ${fill(book.fetches, { size: formatSize(language, standing.size) })}`;
    case 'here':
      return `${book.here} · ${fill(book.takes, { size: formatSize(language, standing.size) })}`;
  }
}

function Doing({ setting, row, waits, asked, onKeep, onStop, onRemove, onSure, onLeave }: Props) {
  const { words } = setting;
  const { book, standing } = row;
  const title = idOf(book.id);
  switch (standing.kind) {
    case 'not':
      return standing.size === undefined ? null : (
        <Button {...{ title, waits }} does="keep" text={words.book.keep} onClick={onKeep} />
      );
    case 'coming':
      return <DownloadProgress {...{ setting, onStop }} progress={standing.progress} labelledBy={title} />;
    case 'here':
      return asked ? (
        <div class="packed-sure" role="group" aria-labelledby={`${title}-sure`}>
          <p id={`${title}-sure`}>{words.book.sure}</p>
          <Button title={title} does="yes" text={words.book.yes} onClick={onSure} />
          <Button title={title} does="no" text={words.book.no} onClick={onLeave} />
        </div>
      ) : (
        <Button {...{ title, waits }} does="remove" text={words.book.remove} onClick={onRemove} />
      );
  }
}

interface ButtonProps {
  /** Id of the book's heading, which labels the buttons. */
  readonly title: string;
  readonly does: 'keep' | 'remove' | 'yes' | 'no';
  readonly text: string;
  readonly waits?: boolean;
  readonly onClick: () => void;
}

function Button({ title, does, text, waits = false, onClick }: ButtonProps) {
  const id = `${title}-${does}`;
  return (
    <button
      type="button"
      class={does === 'keep' ? 'btn main' : 'btn'}
      id={id}
      aria-labelledby={`${id} ${title}`}
      disabled={waits}
      onClick={onClick}
    >
      {text}
    </button>
  );
}

/** `nl/troefcall` as an id: `offline-nl-troefcall`. */
export function idOf(pack: string): string {
  return `offline-${pack.replaceAll('/', '-')}`;
}
