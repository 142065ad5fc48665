import type { Ref, TargetedInputEvent, TargetedKeyboardEvent } from 'preact';
import type { SearchWords } from '#i18n/words.ts';
import { LIST, optionId } from './Results.tsx';

interface Props {
  readonly field: Ref<HTMLInputElement>;
  readonly words: SearchWords;
  readonly query: string;
  /** Whether there is a list below the field. */
  readonly expanded: boolean;
  /** The key of the hit that Enter opens. */
  readonly active: string | undefined;
  readonly onType: (event: TargetedInputEvent<HTMLInputElement>) => void;
  readonly onKey: (event: TargetedKeyboardEvent<HTMLInputElement>) => void;
  readonly onEnter: (event: Event) => void;
  readonly onClose: () => void;
}

/** The search field and the close button. */
export function Bar({ field, words, query, expanded, active, onType, onKey, onEnter, onClose }: Props) {
  return (
    <form class="search-bar" role="search" onSubmit={onEnter}>
      <input
        ref={field}
        type="search"
        role="combobox"
        class="search-field"
        aria-label={words.field}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={LIST}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        placeholder={words.placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="go"
        maxLength={120}
        value={query}
        onInput={onType}
        onKeyDown={onKey}
      />
      <button type="button" class="btn search-close" aria-label={words.close} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </form>
  );
}
