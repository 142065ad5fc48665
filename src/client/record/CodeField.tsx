import type { TargetedSubmitEvent } from 'preact';
import type { RecordWords } from '#i18n/words.ts';
import type { Compared } from './compared.ts';

interface Props {
  readonly words: RecordWords['code'];
  /** The result for the last input. */
  readonly compared: Compared | undefined;
  /** Where the questions are. */
  readonly questions: string;
  readonly onSubmit: (event: TargetedSubmitEvent<HTMLFormElement>) => void;
}

/** A field for a link, or for a code from paper. */
export function CodeField({ words, compared, questions, onSubmit }: Props) {
  const said = compared && compared.kind !== 'link' ? compared.kind : undefined;
  return (
    <form class="record-check scripted no-print" onSubmit={onSubmit}>
      <label for="record-link">{words.field}</label>
      <p class="kicker" id="record-how">
        {words.how}
      </p>
      <div>
        <input
          class="record-input"
          type="text"
          id="record-link"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="record-how"
        />
        <button class="btn">{words.check}</button>
      </div>
      <p class="record-said" role="status" data-said={said}>
        {said !== undefined && words[said]}
      </p>
      {said === 'alone' && (
        <a class="record-again" href={questions}>
          {words.again}
        </a>
      )}
    </form>
  );
}
