import type { RecordWords } from '#i18n/words.ts';
import { isRuled, type Filled } from './filled.ts';

interface Props {
  readonly phase: 'blank' | 'loading' | 'missing' | 'filled';
  readonly filled: Filled | undefined;
  readonly words: RecordWords;
}

/** Whether the sheet is confirmed, and if not why: on the screen and announced; on paper if it is not. */
export function Standing({ phase, filled, words }: Props) {
  const { state } = words;
  const bad = phase === 'missing' || (filled !== undefined && filled.problems.length > 0);
  return (
    <div class="record-standing" data-confirmed={phase === 'filled' || bad ? String(!bad) : undefined}>
      <div role="status">
        {phase === 'loading' && <p>{state.loading}</p>}
        {bad && (
          <p>
            <b>{state.unconfirmed}</b>
          </p>
        )}
        {phase === 'missing' && <p>{state.missing}</p>}
        {filled?.problems.map((problem) => (
          <p key={problem}>{state.problems[problem]}</p>
        ))}
        {filled !== undefined && !bad && <p>{state.confirmed}</p>}
      </div>
      {filled !== undefined && (
        <p class="no-print">
          <a href={isRuled(filled) ? filled.path : filled.questions}>
            {isRuled(filled) ? words.ruling : words.questions}
          </a>
        </p>
      )}
    </div>
  );
}
