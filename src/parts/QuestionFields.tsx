import type { ComponentChildren } from 'preact';
import { answerToValue } from '#addresses/answers.ts';
import type { Language } from '#model/language.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { isLongHelp } from '#wording/help.ts';
import { Text } from './Text.tsx';

export interface AnswerText {
  /** As it stands in an address. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The language of both, where that is not the page's. */
  readonly lang?: Language | undefined;
  /** Said below them: what the answer leads to. */
  readonly leads?: ComponentChildren;
}

interface Props {
  /** Id of the fact that is asked for. */
  readonly fact: string;
  /** How to establish the answer; `id` where the page has one for it. */
  readonly how: MarkedText | undefined;
  readonly howId?: string;
  /** Opens it where it is long. */
  readonly howLabel: string;
  /** The language of `how`, where that is not the page's. */
  readonly lang: Language | undefined;
  readonly answers: readonly AnswerText[];
  /** What the answers are called together: the question is a heading already, and would be said twice. */
  readonly answersLabel: string;
  /** The button of who does not know. */
  readonly unknown: string;
  /** Stands before how to establish it. */
  readonly children?: ComponentChildren;
}

/**
 * What stands below a question in its form: how to establish it, a button for every answer, and one for who
 * does not know.
 */
export function QuestionFields(props: Props) {
  const { fact, how, howId, howLabel, lang, answers, answersLabel, unknown, children } = props;
  const folded = how !== undefined && isLongHelp(how.text);
  // What is folded away is heard by who opens it, not with the answers.
  const described = how === undefined || folded ? undefined : howId;
  return (
    <>
      {children}
      {how !== undefined && folded && (
        <details class="help">
          <summary>{howLabel}</summary>
          <Help how={how} id={howId} lang={lang} />
        </details>
      )}
      {how !== undefined && !folded && <Help how={how} id={howId} lang={lang} />}
      <fieldset class="answers" {...(described === undefined ? {} : { 'aria-describedby': described })}>
        <legend class="unseen">{answersLabel}</legend>
        {answers.map(({ value, label, hint, lang, leads }) => (
          <button key={value} class="answer" name={fact} value={value}>
            <span>
              {lang === undefined ? label : <span lang={lang}>{label}</span>}
              {hint !== undefined && <small lang={lang}>{hint}</small>}
              {leads}
            </span>
          </button>
        ))}
        <button class="answer unsure" name={fact} value={answerToValue({ kind: 'unknown' })}>
          {unknown}
        </button>
      </fieldset>
    </>
  );
}

function Help({ how, id, lang }: { how: MarkedText; id: string | undefined; lang: Language | undefined }) {
  return (
    <p class="how" id={id} lang={lang}>
      <Text of={how} />
    </p>
  );
}
