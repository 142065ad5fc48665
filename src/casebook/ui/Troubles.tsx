import { fill } from '#i18n/fill.ts';
import { counted, formatDay, type Plural } from '#i18n/language.ts';
import type { Trouble } from '#casebook/database.ts';
import type { Lost } from '#casebook/marker.ts';
import type { Language } from '#model/language.ts';

interface Props {
  readonly words: {
    readonly trouble: Readonly<Record<Trouble, string>>;
    readonly here: Plural;
    readonly retry: string;
    readonly lost: string;
    readonly lostSeen: string;
  };
  readonly language: Language;
  readonly trouble: Trouble | undefined;
  /** How much is on this page alone. */
  readonly unsaved: number;
  readonly lost: Lost | undefined;
  readonly onRetry: () => void;
  readonly onSeen: () => void;
}

/**
 * Problems of the storage, above everything else: nobody may believe that something is stored when it is not.
 */
export function Troubles({ words, language, trouble, unsaved, lost, onRetry, onSeen }: Props) {
  return (
    <>
      {(trouble !== undefined || unsaved > 0) && (
        <div class="device-warning no-print" role="alert">
          {trouble !== undefined && <p>{words.trouble[trouble]}</p>}
          {unsaved > 0 && <p>{counted(language, words.here, unsaved)}</p>}
          {trouble !== 'missing' && (
            <button type="button" class="btn" onClick={onRetry}>
              {words.retry}
            </button>
          )}
        </div>
      )}
      {lost && (
        <div class="device-warning no-print" role="alert">
          <p>
            {fill(words.lost, { count: lost.count, left: lost.left, day: formatDay(language, lost.at.slice(0, 10)) })}
          </p>
          <button type="button" class="btn" onClick={onSeen}>
            {words.lostSeen}
          </button>
        </div>
      )}
    </>
  );
}
