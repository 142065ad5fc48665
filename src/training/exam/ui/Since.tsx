import { fill } from '#i18n/fill.ts';
import type { ExamChoice } from '#training/exam/choice.ts';
import { changedSince } from '#training/exam/chosen.ts';
import type { Saying } from '#training/exam/said.ts';

/** That the text is not the one that an exam was made from, or that nobody can tell; nothing where it is the same. */
export function Since({ saying: { book, words }, choice }: { readonly saying: Saying; readonly choice: ExamChoice }) {
  const since = changedSince(book, choice);
  const { since: say } = words;
  switch (since.kind) {
    case 'same':
      return null;
    case 'unsaid':
      return (
        <div class="note">
          <p>{say.unsaid}</p>
        </div>
      );
    case 'language':
      return (
        <div class="note">
          <p>{fill(say.language, { language: nameOf(since.made, book.language) })}</p>
        </div>
      );
    case 'changed':
      return (
        <div class="note" role="note">
          <p class="label">{say.title}</p>
          <p>{say.changed}</p>
          {since.situations.length > 0 && (
            <p>{fill(say.which, { titles: since.situations.map(({ title }) => title).join(', ') })}</p>
          )}
          {since.gone.length > 0 && <p>{fill(say.gone, { ids: since.gone.join(', ') })}</p>}
        </div>
      );
  }
}

/** What a language is called in another one. */
function nameOf(language: string, as: string): string {
  return new Intl.DisplayNames(as, { type: 'language' }).of(language) ?? language;
}
