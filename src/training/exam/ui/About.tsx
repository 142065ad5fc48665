import { counted } from '#i18n/language.ts';
import { fill } from '#i18n/fill.ts';
import type { ExamChoice } from '#training/exam/choice.ts';
import { hasChanged } from '#training/exam/selection.ts';
import type { Saying } from '#training/exam/texts.ts';

interface Props {
  readonly saying: Saying;
  readonly choice: ExamChoice;
  /** How many questions it has. */
  readonly n: number;
}

/** An exam in figures: `20 questions · 30 minutes · passed from 70% right`. */
export function ExamFacts({ saying: { book, words }, choice: { minutes, pass }, n }: Props) {
  const { facts } = words;
  const texts = [
    counted(book.language, facts.questions, n),
    minutes === 0 ? facts.noLimit : counted(book.language, facts.minutes, minutes),
    fill(facts.pass, { percent: pass }),
  ];
  return (
    <p class="exam-facts">
      {texts.map((text, at) => (
        <span key={text}>
          {at > 0 && ' · '}
          {text}
        </span>
      ))}
    </p>
  );
}

/** The same, and whether the text has changed since, or its link has lost its end. */
export function About(props: Props) {
  const {
    saying: { book, words },
    choice,
  } = props;
  const { since } = words;
  return (
    <>
      <ExamFacts {...props} />
      {!choice.made && (
        <div class="note" role="note">
          <p class="label">{since.cut.title}</p>
          <p>{since.cut.text}</p>
        </div>
      )}
      {hasChanged(book, choice) && (
        <div class="note" role="note">
          <p class="label">{since.title}</p>
          <p>{since.changed}</p>
        </div>
      )}
    </>
  );
}
