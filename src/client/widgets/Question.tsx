import type { Ref } from 'preact';
import { answerOf, buttonLabel, choosersOf, optionOf, type FactText, type OptionText } from '#wording/phrase.ts';
import { answerToValue } from '#addresses/answers.ts';
import type { AnswerChoice, Next } from '#decide/progress.ts';
import type { Answer } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import { listed } from '#i18n/language.ts';
import type { Language } from '#model/language.ts';
import type { Case } from '#addresses/case.ts';
import { LawRefs } from '#parts/LawRefs.tsx';
import { QuestionFields } from '#parts/QuestionFields.tsx';
import type { DecisionProps } from '#views/decision-props.ts';
import { StartTimes } from '#parts/StartTimes.tsx';
import { Text } from '#parts/Text.tsx';
import { isLongQuestion } from '#wording/help.ts';

/** With more possible rulings than this, an option does not list them. */
const LEADS_SHOWN = 4;

interface Props {
  readonly data: DecisionProps;
  readonly next: Extract<Next, { kind: 'question' }>;
  readonly case: Case;
  readonly heading: Ref<HTMLHeadingElement>;
  /** `value` in the form used in addresses. */
  readonly onAnswer: (fact: string, value: string) => void;
}

/** One question: a form that works without scripts, with a button for every answer. */
export function Question({ data, next, case: { answers }, heading, onAnswer }: Props) {
  const { words, facts, questions, language } = data;
  const text = facts[next.fact];
  const question = questions[next.fact];
  if (!text || !question) return null;
  const submit = (event: SubmitEvent) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onAnswer(next.fact, event.submitter.value);
  };
  const others = Object.entries(answers).filter(([fact]) => fact !== next.fact);
  const choosers = choosersOf(text);
  return (
    <form method="get" action={data.href} class="question" onSubmit={submit}>
      {others.map(([fact, answer]) => (
        <input key={fact} type="hidden" name={fact} value={answerToValue(answer)} />
      ))}
      <h2 ref={heading} tabIndex={-1} lang={text.lang} class={isLongQuestion(text.ask) ? 'long-ask' : undefined}>
        <Text of={question.ask} />
      </h2>
      <QuestionFields
        fact={next.fact}
        how={question.how}
        lang={text.lang}
        howId="decision-how"
        howLabel={words.question.how}
        answers={answersOf(next.open).map(({ answer, choice }) => ({
          value: answerToValue(answer),
          label: buttonLabel(text, answer, words.phrase),
          hint: buttonOf(text, answer)?.hint,
          lang: buttonOf(text, answer)?.lang,
          leads: text.by && <Leads choice={choice} data={data} />,
        }))}
        answersLabel={words.question.answers}
        words={words.phrase}
        isChoice={choosers.length > 0}
      >
        {choosers.length > 0 && <Chooser by={choosers} words={words.question} language={language} />}
      </QuestionFields>
      <StartTimes times={question.times} />
      {question.laws.length > 0 && (
        <details class="fold-part">
          <summary>
            <h3>{words.ruling.laws}</h3>
            <span class="count">{question.laws.length}</span>
          </summary>
          <LawRefs links={question.laws} />
        </details>
      )}
    </form>
  );
}

function buttonOf(text: FactText, answer: Answer): OptionText | undefined {
  return answer.kind === 'option' ? optionOf(text, answer.option) : undefined;
}

/** Whose choice it is; of several, who goes first. */
function Chooser({
  by,
  words,
  language,
}: {
  readonly by: readonly string[];
  readonly language: Language;
  readonly words: DecisionProps['words']['question'];
}) {
  const [first = ''] = by;
  return (
    <p class="chooser">
      {fill(words.choice, { who: listed(language, by) })}
      {by.length > 1 && <small>{fill(words.precedence, { who: first })}</small>}
    </p>
  );
}

/** The consequences of a player's choice, stated before it is made. */
function Leads({
  choice: { leads },
  data: { words, rulings },
}: {
  readonly choice: AnswerChoice;
  readonly data: DecisionProps;
}) {
  const verdicts = [...new Set(leads.flatMap(({ id }) => rulings[id]?.verdict.text ?? []))];
  const [only] = verdicts;
  if (only === undefined) return null;
  if (verdicts.length === 1) return <small class="leads">{fill(words.question.leadsTo, { verdict: only })}</small>;
  if (verdicts.length > LEADS_SHOWN) return <small class="leads">{words.question.goOn}</small>;
  return (
    <small class="leads">
      {words.question.leadsToOneOf}
      {verdicts.map((verdict) => (
        <span key={verdict}>{verdict}</span>
      ))}
    </small>
  );
}

/** One button per option or range of numbers, ascending. */
function answersOf(
  open: readonly AnswerChoice[],
): readonly { readonly answer: Answer; readonly choice: AnswerChoice }[] {
  const all = open
    .filter((choice) => choice.possible)
    .flatMap((choice) => choice.values.map((value) => ({ answer: answerOf(value), choice })));
  const low = (answer: Answer) => (answer.kind === 'range' ? answer.from : 0);
  return all.sort((a, b) => low(a.answer) - low(b.answer));
}
