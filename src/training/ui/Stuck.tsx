import type { TrainingWords } from '#i18n/words.ts';

interface Props {
  readonly words: TrainingWords['session'];
  readonly onAgain: () => void;
}

/** Says that something could not be fetched, with a button to try again. */
export function Stuck({ words, onAgain }: Props) {
  return (
    <section class="drill-stuck">
      <p role="alert">{words.cut}</p>
      <button type="button" class="btn main" onClick={onAgain}>
        {words.again}
      </button>
    </section>
  );
}
