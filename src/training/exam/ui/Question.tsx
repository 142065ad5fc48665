import type { Ref } from 'preact';
import { fill } from '#i18n/fill.ts';
import { partKey, type AllTyped } from '#training/exam/answers.ts';
import { amountsAt, letterOf, type ExamQuestion } from '#training/exam/question.ts';
import { askText, optionLanguage, optionText, type Saying } from '#training/exam/texts.ts';
import { NOTHING_TYPED, type Typed } from '#training/typed.ts';
import { amountTexts } from '#training/ui/amount-texts.ts';
import { Options } from '#training/ui/Options.tsx';

interface Props {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  /** The number of questions. */
  readonly of: number;
  readonly typed: AllTyped;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onType: (key: string, typed: Typed) => void;
}

/** One question: the story and its options. */
export function Question({ saying, question, of, typed, heading, onType }: Props) {
  const { sit } = saying.words;
  const { n, head, story, parts } = question;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="exam-place">
        {fill(sit.place, { n, of })}
      </h1>
      <h2 class="exam-title" lang={head.lang}>
        {head.title}
      </h2>
      {story.length > 0 && (
        <p class="exam-story" lang={head.lang}>
          {story.join(' ')}
        </p>
      )}
      {parts.map((part, at) => {
        const key = partKey(question, at);
        const given = typed[key] ?? NOTHING_TYPED;
        const amounts = given.option === undefined ? [] : amountsAt(question, part, given.option);
        return (
          <div class="exam-part" key={key}>
            {parts.length > 1 && (
              <p class="exam-story" lang={head.lang}>
                <b class="exam-case">{sit.cases[at]}</b> {part.story.join(' ')}
              </p>
            )}
            <Options
              name={`exam-${key}`}
              legend={askText(question, at, saying)}
              options={question.options.map(({ id }, option) => ({
                id,
                lang: optionLanguage(question, option),
                text: (
                  <>
                    <b>{letterOf(option)}</b> {optionText(question, option)}
                  </>
                ),
              }))}
              amounts={amounts.map((amount) => amountTexts(amount, question.situation, saying.training))}
              typed={given}
              onType={(next) => onType(key, next)}
            />
          </div>
        );
      })}
    </>
  );
}
