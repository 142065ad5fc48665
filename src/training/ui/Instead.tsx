import type { TrainingWords } from '#i18n/words.ts';
import type { DrillCase } from '#training/cases/case.ts';
import { insteadOf } from '#training/cases/instead.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { TrainedBook } from '#training/types.ts';
import { allowedSays, sentence } from '#wording/phrase.ts';

interface Props {
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** Id of the ruling that was given. */
  readonly yours: string;
  readonly book: TrainedBook;
  readonly words: TrainingWords['result'];
}

/** What would have had to be true for the ruling that was given; nothing if no answer stands in its way. */
export function Instead({ situation, drill, yours, book, words }: Props) {
  const { facts, more } = insteadOf(situation, drill, yours);
  const rows = facts.flatMap(({ fact, values }) => {
    const text = situation.data.facts[fact];
    return text ? [{ fact, lang: text.lang, says: sentence(allowedSays(text, values, book.words.phrase)) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <div class="drill-instead">
      <p>{more ? words.insteadOneWay : words.instead}</p>
      <ul>
        {rows.map(({ fact, lang, says }) => (
          <li key={fact} lang={lang}>
            {says}.
          </li>
        ))}
      </ul>
    </div>
  );
}
