import type { Seen } from './seen.ts';
import { counted, type Setting } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly seen: Seen;
  /** Whether there is nothing to be rid of, not even what cannot be read. */
  readonly isEmpty: boolean;
  /** Whether the browser has promised to clear nothing; undefined where it cannot be asked. */
  readonly stays: boolean | undefined;
  /** Forgets one book, or with none all. */
  readonly onForget: (book?: string) => void;
}

/** Where the reviews are, how many there are, and how to be rid of them. */
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
