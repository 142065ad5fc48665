import type { ProgressOverview } from './overview.ts';
import { counted } from '#i18n/language.ts';
import type { Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly seen: ProgressOverview;
  /** Whether nothing is stored, not even something unreadable. */
  readonly isEmpty: boolean;
  /** Whether storage is persistent; undefined when the browser cannot be asked. */
  readonly stays: boolean | undefined;
  /** Deletes the reviews of one book, or by default all. */
  readonly onForget: (book?: string) => void;
}

/** Where the reviews are stored, how many there are, and buttons to delete them. */
export function Device({ setting, seen, isEmpty, stays, onForget }: Props) {
  const { words, language, book } = setting;
  const { device } = words;
  return (
    <section class="progress-part no-print">
      <h3>{device.title}</h3>
      <p>
        {device.where} {stays !== undefined && (stays ? device.persisted : device.notPersisted)}
      </p>
      <p class="progress-hint">
        {counted(language, device.count, seen.ofBook)} · {counted(language, device.countAll, seen.all)}
      </p>
      {seen.gone > 0 && <p class="progress-hint">{counted(language, device.gone, seen.gone)}</p>}
      {!isEmpty && (
        <details class="progress-fold">
          <summary>
            <span>{device.forget}</span>
          </summary>
          <p>{device.forgetHow}</p>
          <div class="row">
            {seen.ofBook > 0 && (
              <button type="button" class="btn" onClick={() => onForget(book.book)}>
                {device.forgetBook}
              </button>
            )}
            <button type="button" class="btn" onClick={() => onForget()}>
              {device.forgetAll}
            </button>
          </div>
        </details>
      )}
    </section>
  );
}
