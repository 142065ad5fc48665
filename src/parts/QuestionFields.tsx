import type { ComponentChildren } from 'preact';
import { answerToValue } from '#addresses/answers.ts';
import type { PhraseWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { isLongHelp } from '#wording/help.ts';
import { Text } from './Text.tsx';

export interface AnswerText {
  /** In the form used in addresses. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The language of both, if it is not the page's. */
  readonly lang?: Language | undefined;
  /** Shown below them: the outcome of the answer. */
  readonly leads?: ComponentChildren;
}

interface Props {
  /** Id of the fact. */
  readonly fact: string;
  /** How to establish the answer; `id` if the page has one for it. */
  readonly how: MarkedText | undefined;
  readonly howId?: string;
  /** The summary that unfolds a long text. */
  readonly howLabel: string;
  /** The language of `how`, if it is not the page's. */
  readonly lang: Language | undefined;
  readonly answers: readonly AnswerText[];
  /**
   * The accessible name of the answers: the question itself is a heading already, and would be announced
   * twice.
   */
  readonly answersLabel: string;
  /** The texts of the buttons "I don't know yet" and "it can no longer be established". */
  readonly words: Pick<PhraseWords, 'unknown' | 'unestablished'>;
  /** Whether it is a player's choice, which there is nothing to find out about. */
  readonly isChoice?: boolean;
  /** Shown before the text on how to establish it. */
  readonly children?: ComponentChildren;
}

/**
 * The form of a question: how to establish the answer, a button for every answer, and two for not knowing it.
 */
export function QuestionFields(props: Props) {
  const { fact, how, howId, howLabel, lang, answers, answersLabel, words, isChoice, children } = props;
  const folded = how !== undefined && isLongHelp(how.text);
  // Folded text is announced when it is opened, not with the answers.
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
        <div class="not-known">
          <button class="answer unsure" name={fact} value={answerToValue({ kind: 'unknown' })}>
            {words.unknown}
          </button>
          {!isChoice && (
            <button class="answer unsure" name={fact} value={answerToValue({ kind: 'unknown', forGood: true })}>
              {words.unestablished}
            </button>
          )}
        </div>
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
