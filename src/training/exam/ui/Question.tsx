import { partKey, type AllTyped } from '#training/exam/answers.ts';
import { isHow, letterOf, type ExamQuestion } from '#training/exam/question.ts';
import { amountFields, askText, optionLanguage, optionText, titleOf, type Saying } from '#training/exam/texts.ts';
import { NOTHING_TYPED, type Typed } from '#training/typed.ts';
import { Options } from '#training/ui/Options.tsx';

interface Props {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  readonly typed: AllTyped;
  readonly onType: (key: string, typed: Typed) => void;
}

/** One question: the story and its options. */
export function Question({ saying, question, typed, onType }: Props) {
  const { sit } = saying.words;
  const { kind, lang, story, parts } = question;
  const title = titleOf(question, saying);
  return (
    <>
      <h2 class="exam-title" lang={title.lang}>
        {title.text}
      </h2>
      {story.length > 0 && (
        <p class="exam-story" lang={lang}>
          {story.join(' ')}
        </p>
      )}
      {parts.map((part, at) => {
        const key = partKey(question, at);
        const given = typed[key] ?? NOTHING_TYPED;
        return (
          <div class="exam-part" key={key}>
            {kind === 'near' && !isHow(part) && (
              <p class="exam-story" lang={lang}>
                <b class="exam-case">{sit.cases[at]}</b> {part.story.join(' ')}
              </p>
            )}
            <Options
              name={`exam-${key}`}
              legend={askText(question, at, saying)}
              options={part.options.map(({ id }, option) => ({
                id,
                lang: optionLanguage(part, option),
                text: (
                  <>
                    <b>{letterOf(option)}</b> {optionText(part, option, saying)}
                  </>
                ),
              }))}
              amounts={given.option === undefined ? [] : amountFields(part, given.option, saying)}
              typed={given}
              onType={(next) => onType(key, next)}
            />
          </div>
        );
      })}
    </>
  );
}
