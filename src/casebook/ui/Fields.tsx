import type { CasebookWords } from '#i18n/words.ts';
import { LIMITS } from '#casebook/limits.ts';
import type { Details, TextDetail } from '#casebook/types.ts';

interface Props {
  readonly details: Details;
  readonly words: CasebookWords['fields'];
  /** Folds the details that are not needed at the table. */
  readonly brief?: boolean;
}

/** The fields of a case, all optional. They are read on submit (form.ts). */
export function Fields({ details, words, brief = false }: Props) {
  const line = (name: TextDetail, wide = false) => (
    <label class={wide ? 'kept-field kept-wide' : 'kept-field'}>
      <span>{words[name]}</span>
      <input
        name={name}
        {...(name === 'when' ? { type: 'datetime-local', max: '9999-12-31T23:59' } : { type: 'text' })}
        maxLength={LIMITS.text}
        autocomplete="off"
        defaultValue={details[name]}
      />
    </label>
  );
  const block = (name: TextDetail) => (
    <label class="kept-field kept-wide">
      <span>{words[name]}</span>
      <textarea name={name} rows={2} maxLength={LIMITS.text} defaultValue={details[name]} />
    </label>
  );
  const review = (
    <fieldset class="kept-review">
      <legend>{words.review}</legend>
      {block('well')}
      {block('better')}
    </fieldset>
  );
  return (
    <div class="kept-fields">
      {line('tournament', true)}
      {line('table')}
      {line('round')}
      {line('told', true)}
      {block('note')}
      {brief ? (
        <details class="kept-wide">
          <summary>{words.more}</summary>
          <div class="kept-fields">
            {line('when', true)}
            {review}
          </div>
        </details>
      ) : (
        <>
          {line('when', true)}
          {review}
        </>
      )}
    </div>
  );
}
